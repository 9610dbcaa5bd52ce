import type { RawBuilder } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import type { FieldErrors } from '../declaration/check-values.ts';
import type { Resource, Values } from '../declaration/define-resource.ts';
import type { ResourceRegistry } from '../declaration/registry.ts';

/** `own` and `other`: columns of the two numbers; `isMutual`: a trigger writes each link in both directions. */
export type LinkTable = { readonly table: string; readonly own: string; readonly other: string; readonly isMutual?: true };
/** In the order of `order`. */
export type PartTable = { readonly table: string; readonly own: string; readonly order?: string };
/** `keyed`: its rows keep their numbers, by which other tables refer to them. */
type StoredPart = PartTable & { readonly keyed: boolean };

export type CheckContext = {
  readonly db: Database;
  readonly id: number | null;
  readonly language: Language;
  readonly now: Date;
  readonly restoring?: boolean | undefined;
};

export type Storage = {
  /** Its table, named as the resource unless said; its columns are named as the fields. */
  readonly table?: string;
  /** Of each field of several references. */
  readonly links?: { readonly [field: string]: LinkTable };
  /** Of each list of rows that is no column: the columns are named as the fields of the rows. */
  readonly parts?: { readonly [field: string]: PartTable };
  /** Of each field that is counted or noted, given the record's number: the number or the instant as SQL. */
  readonly counted?: { readonly [field: string]: (id: RawBuilder<number>) => RawBuilder<number | Date> };
  /** What a record is called where that is no column of its own: a text or texts per language as SQL, given the alias of the table. */
  readonly label?: (alias: string) => RawBuilder<string | Localised>;
  /** More of it for a picker: as SQL. */
  readonly detail?: (alias: string) => RawBuilder<string | null>;
  /** References whose records lend it their words, as a production does to its dates: the table of each field. */
  readonly wordsOf?: { readonly [field: string]: string };
  /** What visitors see where a field says nothing, such as the picture of its production: as SQL, given the table's alias. */
  readonly inherited?: { readonly [field: string]: (alias: string) => RawBuilder<unknown> };
  /** Of each check of its readiness, whether a record lacks that: as SQL, given the table's alias. */
  readonly readiness?: { readonly [key: string]: (alias: string) => RawBuilder<boolean> };
  readonly derive?: (values: Values) => { readonly [column: string]: unknown };
  /** Columns of a new record that nobody writes afterwards. */
  readonly begin?: (values: Values, context: CheckContext) => Promise<{ readonly [column: string]: unknown }>;
  /** What holds between records, judged in the transaction of the write: errors by field. */
  readonly check?: (values: Values, context: CheckContext) => Promise<FieldErrors>;
  /** What follows a write within its transaction; `before`: the values that it had, null of a new one. */
  readonly changed?: (id: number, context: Omit<CheckContext, 'id'> & Pick<RequestContext, 'service'> & { readonly before: Values | null }) => Promise<void>;
  /** Gives a new record what another has beside its fields: of the declaration's `copiedParts` those that are chosen. */
  readonly copyParts?: (db: Database, copy: { readonly from: number; readonly to: number; readonly parts: readonly string[] }) => Promise<void>;
  /** Which rows there are for the back office, given the alias of the table; all where it is not given. */
  readonly scope?: (alias: string) => RawBuilder<boolean>;
  /** Tables whose rows are its own beside its links and parts, with the column of its number there: they go into the bin with it. */
  readonly owned?: { readonly [table: string]: string };
  /** Of what the history notes and no field holds, the tables of what are rows of their own, in the order of their `position`. */
  readonly notedParts?: { readonly [noted: string]: string };
  /** Tables that refer to it and whose rows go with it for good. */
  readonly dropped?: readonly string[];
};

export interface Store extends Omit<Storage, 'parts'> {
  readonly resource: Resource;
  readonly table: string;
  readonly links: { readonly [field: string]: LinkTable };
  readonly parts: { readonly [field: string]: StoredPart };
  readonly columns: readonly string[];
}

/** Throws where a field has no link table, count, condition or copy that it needs. */
export function storedIn(resource: Resource, storage: Storage = {}): Store {
  const { links = {}, parts = {}, counted = {} } = storage;
  for (const [name, { form }] of Object.entries(resource.fields)) {
    if (form.kind === 'references' && !links[name]) throw new Error(`Resource ${resource.name}: ${name} needs a link table.`);
    if ((form.kind === 'counted' || form.kind === 'noted') && !counted[name]) throw new Error(`Resource ${resource.name}: ${name} is counted by nothing.`);
  }
  const unasked = resource.readiness?.checks.find(({ key }) => !storage.readiness?.[key]);
  if (unasked) throw new Error(`Resource ${resource.name}: nothing tells whether a record lacks ${unasked.key}.`);
  if ((resource.copiedParts ?? []).length > 0 && !storage.copyParts) throw new Error(`Resource ${resource.name}: nothing copies its parts.`);
  const columns = resource.fieldNames.filter((name) => !links[name] && !parts[name] && !counted[name]);
  const stored = Object.entries(parts).map(([name, part]) => [name, { ...part, keyed: resource.fields[name]?.form.limits.keyed === true }]);
  return { ...storage, resource, table: storage.table ?? resource.name, links, parts: Object.fromEntries(stored), columns };
}

/** `handed` is what it needs of others; throws where a record is stored nowhere. */
export function createStoreRegistry(
  { resources }: ResourceRegistry,
  stores: readonly Store[],
  handed: Pick<StoreRegistry, 'pictures' | 'takenBack'>,
): StoreRegistry {
  const lost = resources.find((resource) => !stores.some((store) => store.resource === resource));
  if (lost || stores.length !== resources.length) throw new Error(`Records that are declared are stored, and no others: ${lost?.name ?? 'one too many'}.`);
  const byName = new Map(stores.map((store) => [store.resource.name, store]));
  return { stores, get: (name) => byName.get(name), ...handed };
}

/** Handed down by the server. */
export type StoreRegistry = {
  readonly stores: readonly Store[];
  get(name: string): Store | undefined;
  pictures(db: Database, ids: readonly number[]): Promise<Record<string, { url: string; width: number; height: number; name: string }>>;
  /** What follows where a batch was taken back of the records of a table, in its transaction; `stayed`: the numbers of those that are as the batch left them. */
  takenBack?(db: Database, undone: { readonly table: string; readonly batch: string; readonly stayed: readonly number[] }): Promise<void>;
};
