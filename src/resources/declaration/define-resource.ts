import { type Bilingual, type Field, isReadOnly } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import type { Role } from '#roles.ts';

export type Fields = { readonly [name: string]: Field };

/** A text per language where the field has one. */
export type ValueOf<F> = F extends Field<infer Value, infer PerLanguage> ? (PerLanguage extends true ? { readonly [language: string]: Value } : Value) : never;
export type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };
export type Values = { readonly [name: string]: unknown };

export type ResourceGroup = 'programme' | 'people' | 'magazine' | 'house' | 'site';

/** Stored in the address. */
export type ListView = { readonly key: string; readonly label: Bilingual; readonly query: Readonly<Record<string, string>> };

export type FormPart<Name extends string> = { readonly title: Bilingual; readonly hint?: Bilingual; readonly fields: readonly Name[] };

/** `within`: the instant by which the days ahead are chosen; each check says in words what is missing, its storage how that is known. */
export type Readiness<Name extends string> = { readonly within: Name; readonly checks: readonly { readonly key: string; readonly lacks: Bilingual }[] };

export type CopiedPart = { readonly key: string; readonly label: Bilingual };

export type Declaration<F extends Fields, Name extends string = keyof F & string> = {
  /** As other resources refer to it: 'person'; never changed. */
  readonly name: string;
  /** Its part of addresses, below /api/cms- and /cms-hub/: 'persons'. */
  readonly path: string;
  readonly label: { readonly one: Bilingual; readonly many: Bilingual };
  /** One sentence on what it is for, above the list. */
  readonly description: Bilingual;
  /** Name of a Lucide icon; the back office brings the drawing. */
  readonly icon: string;
  readonly group: ResourceGroup;
  /** There is no default. */
  readonly access: { readonly read: Role; readonly write: Role; readonly remove: Role };
  /** Named as their columns, link tables or lists of rows are (`storedIn`). */
  readonly fields: F;
  /** Fields that need more than `access` says. */
  readonly fieldAccess?: { readonly [Key in Name]?: { readonly read?: Role; readonly write?: Role } };
  /** The field by which a record is called, required unless there is one record alone. */
  readonly title: Name;
  readonly list: {
    /** What a list shows beside the title; the first columns by default, the others may be chosen. */
    readonly columns: readonly Name[];
    readonly shown?: readonly Name[];
    readonly filters?: readonly Name[];
    /** What the search of the list looks through. */
    readonly search: readonly Name[];
    /** The same in words, where it looks through more than these. */
    readonly searched?: Bilingual;
    /** The column by which it is sorted at first, descending with a '-' before it; the title by default. */
    readonly sort?: Name | `-${Name}`;
    readonly views?: readonly ListView[];
    /** The view, by its key, that an address without parameters shows; all where it is not given. */
    readonly view?: string;
    /** A field of whether the hour of the instant of another is settled; where it is not, lists say the day alone. */
    readonly hourKnown?: { readonly [Key in Name]?: Name };
  };
  readonly form: readonly FormPart<Name>[];
  /** What a record should have before its day, beside what its form demands. */
  readonly readiness?: Readiness<Name>;
  /** Columns of its table that another form writes: the history says that they were changed. */
  readonly noted?: Readonly<Record<string, Bilingual>>;
  /** Fields that a mail of its changes leaves out unless it is for people of the venue; records without this are mailed to nobody. */
  readonly internalFields?: readonly Name[];
  /** Rules between fields, the same in browser and server: the name of the field that is to be mended. */
  readonly rules?: readonly Rule<F>[];
  /** What a new record begins with where that is not what its fields are when they are empty. */
  readonly initial?: { readonly [Key in Name]?: unknown };
  /** What a copy does not take along, beside addresses: it begins as in an empty form. */
  readonly notCopied?: readonly Name[];
  /** What stands beside its fields and comes along with a copy where it is chosen; its storage says how (`copyParts`). */
  readonly copiedParts?: readonly CopiedPart[];
  /** By which field an import knows a record again, beside its id. */
  readonly importKey?: Name;
  /** Changed for many at once: all that are no text of a language and no list of rows, unless named. */
  readonly bulk?: readonly Name[];
  /** There is exactly one record: no list, nothing to create or delete. */
  readonly single?: true;
  /** Further screens of one record, below its address, that the app has: 'dates' → /cms-hub/productions/12/dates. */
  readonly screens?: readonly { readonly path: string; readonly label: Bilingual }[];
  /** Screens beside the list for those who may write, below its address, that the app has: 'dates' → /cms-hub/events/dates. */
  readonly listScreens?: readonly { readonly path: string; readonly label: Bilingual }[];
  /** Screens for chosen records, for those who may write, below the list's address with `?ids=`, that the app has: 'change' → /cms-hub/events/change?ids=1,2. */
  readonly bulkScreens?: readonly { readonly path: string; readonly label: Bilingual }[];
  /** Null where visitors do not see it; slugs are made from its title. */
  readonly publicPath?: (record: { id: number; title: string }, language: Language) => string | null;
};

export type Rule<F extends Fields> = (values: ValuesOf<F>) => { readonly field: FieldPath<keyof F & string>; readonly message: Bilingual } | null;
/** A field, or of a list of rows a cell: 'prices.0.price'. */
type FieldPath<Name extends string> = Name | `${Name}.${number}.${string}`;

/** `ValuesOf<(typeof person)['fields']>` is the type of its values. */
export interface Resource<F extends Fields = Fields> extends Omit<Declaration<Fields>, 'fields' | 'initial' | 'rules' | 'fieldAccess' | 'publicPath'> {
  readonly fields: F;
  readonly initial: Values;
  readonly fieldNames: readonly string[];
  readonly fieldAccess: Readonly<Record<string, { readonly read?: Role; readonly write?: Role }>>;
  readonly bulk: readonly string[];
  readonly sort: { readonly field: string; readonly descending: boolean };
  brokenRules(values: Values): { field: string; message: Bilingual }[];
  publicPath?(record: { id: number; title: string }, language: Language): string | null;
}

/** Names that stand for something else in the calls. */
const reserved = new Set(['id', 'revision', 'label', 'lang', 'url', 'meta', 'inherited', 'changed', 'lacks']);
/** Names of a list's own parameters, which no filter may have. */
const parameters = new Set(['q', 'page', 'page_size', 'sort', 'ids', 'fields', 'missing', 'untranslated', 'lacks', 'format']);

/** Calls, list, form, history and audit words follow from it (docs/decisions/0110-records-declared-once.md); throws on a contradiction. */
export function defineResource<const F extends Fields>(declaration: Declaration<F>): Resource<F> {
  const { name, fields, list, form, title } = declaration;
  const fieldNames = Object.keys(fields);
  const fail = (why: string): never => {
    throw new Error(`Resource ${name}: ${why}`);
  };
  const wrong = fieldNames.find((field) => !/^[a-z][a-z0-9_]*$/.test(field) || reserved.has(field));
  if (wrong) fail(`${wrong} is no name for a field.`);
  const inForm = form.flatMap((part) => part.fields);
  const missing = fieldNames.find((field) => !inForm.includes(field) && !isReadOnly(fields[field] as Field));
  if (missing) fail(`no part of the form has ${missing}.`);
  const twice = inForm.find((field, index) => inForm.indexOf(field) !== index);
  if (twice) fail(`${twice} stands in the form twice.`);
  const taken = list.filters?.find((field) => parameters.has(field));
  if (taken) fail(`${taken} is a parameter of every list and cannot be a filter.`);
  const { readiness } = declaration;
  if (readiness && fields[readiness.within]?.form.kind !== 'instant') fail(`${readiness.within}, by which its readiness is asked, is no instant.`);
  if (readiness && !list.filters?.includes(readiness.within)) fail(`${readiness.within}, by which its readiness is asked, is none of its filters.`);
  if (!declaration.single && !fields[title]?.required) fail(`its title, ${title}, has to be required.`);
  if (list.view !== undefined && !list.views?.some(({ key }) => key === list.view)) fail(`its first view, ${list.view}, is none of its views.`);
  const sortedBy = list.sort ?? title;
  const rules = declaration.rules ?? [];
  return {
    ...declaration,
    initial: (declaration.initial ?? {}) as Values, // a mapped type of its own names
    fieldNames,
    fieldAccess: (declaration.fieldAccess ?? {}) as Resource['fieldAccess'], // a mapped type of its own names
    bulk: declaration.bulk ?? fieldNames.filter((field) => isForMany(fields[field] as Field)), // of its own names
    sort: { field: sortedBy.replace(/^-/, ''), descending: sortedBy.startsWith('-') },
    brokenRules: (values) => rules.flatMap((rule) => rule(values as ValuesOf<F>) ?? []), // read by the same fields
  };
}

const isForMany = ({ perLanguage, form }: Field): boolean => !perLanguage && !['rows', 'counted', 'noted', 'line', 'multi_line', 'words'].includes(form.kind);
