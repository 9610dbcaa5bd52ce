import type { Bilingual } from '#content/index.ts';
import type { Localised } from '#i18n/localised.ts';
import type { FormFieldKind } from './field-kinds.ts';

/** `key` is what is stored, and never follows the label; `email`: where an entry with this answer goes. */
export type FormChoice = { readonly key: string; readonly label: Localised; readonly is_default: boolean; readonly email: string };

export const comparisons = ['is', 'is_not', 'contains'] as const;
/** "Show if [earlier field] [is / is not / contains] …": `value` is what is typed, or the key of a choice. */
export type ShowIf = { readonly field: string; readonly comparison: (typeof comparisons)[number]; readonly value: string };

/** A field as it is defined; texts in all languages. */
export type FormField = {
  readonly id: number;
  readonly slug: string;
  readonly kind: FormFieldKind;
  readonly label: Localised;
  readonly help: Localised;
  readonly placeholder: Localised;
  readonly default_value: Localised;
  readonly choices: readonly FormChoice[];
  readonly required: boolean;
  /** Off: the field is no part of the form, and keeps its place. */
  readonly visible: boolean;
  readonly show_if: ShowIf | null;
  /** The least and the greatest number, of the kind 'number'. */
  readonly least: number | null;
  readonly greatest: number | null;
  /** How many files, of the kind 'file'. */
  readonly max_files: number;
};

/** What browser and server need to know of a field to judge an answer: the same of a definition as of what visitors are given. */
export type AskedField = Pick<FormField, 'slug' | 'kind' | 'required' | 'visible' | 'show_if' | 'least' | 'greatest' | 'max_files'> & {
  readonly choices: readonly Pick<FormChoice, 'key'>[];
};

/** By slug: a text, a checkbox's boolean, keys of choices, numbers of temporary files; null where nothing was. */
export type Answer = string | boolean | readonly string[] | readonly number[] | null;
export type Answers = Readonly<Record<string, Answer>>;

/** What is wrong, by the slugs of the fields, in both languages. */
export type AnswerErrors = Record<string, Bilingual>;

/** The confirmation of the address, which is appended to every form (E §3). */
export const confirmationSlug = 'email2';
