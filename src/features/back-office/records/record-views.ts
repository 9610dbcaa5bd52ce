import type { ComponentType } from 'react';
import type { Bilingual, Field } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import type { Resource, Values } from '#resources/declaration/define-resource.ts';
import type { Role } from '#roles.ts';
import type { InputErrors } from './data/errors-of.ts';
import type { Line, Lookups, StoredRecord } from './data/record-types.ts';

export type CellProps = { field: Field; value: unknown; line: Line; lookups: Lookups };

export type InputProps = {
  /** By which form and errors know it: 'title', of a row 'prices.0.price'. */
  name: string;
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  /** What is wrong, per language where that is known. */
  errors: InputErrors;
  lookups: Lookups;
  /** All values of the form, such as the title that an address is made from. */
  values: Values;
  isReadOnly: boolean;
  isNew: boolean;
};

/** What a part below the form is told. */
export type PartProps = { resource: Resource; record: StoredRecord; revalidate: () => void };

/** What a part beside the form is told: what is typed, saved or not. */
export type Preview = { readonly title: Bilingual; readonly View: ComponentType<PreviewProps> };
export type PreviewProps = { values: Values; id: number | undefined };

/** What is shown in the place of an empty form as long as nobody has said what a new record begins with. */
export type BeginningProps = { hrefOf: (beginning: string) => string };
/** What new records may begin with: the address says which, `/new?from=contact`. */
export type Beginnings = {
  readonly Choice: ComponentType<BeginningProps>;
  /** Of the values of an empty form those that are others; null of a beginning that does not exist. */
  valuesOf(beginning: string, language: Language): Values | null;
};

/** What a part above a list is told. */
export type AboveProps = { role: Role };
/** What is asked before other values of some fields are stored. */
export type SaveQuestion = {
  readonly fields: readonly string[];
  /** Whether it is asked of a record as it is stored; of many at once it always is. */
  isAsked(record: StoredRecord): boolean;
  readonly Dialog: ComponentType<QuestionProps>;
};
export type QuestionProps = {
  /** Null where many are changed that are known by what narrows their list down. */
  ids: readonly number[] | null;
  /** What was typed. */
  values: Values;
  /** `then` is done once it is stored, before the screen reads it anew, and answers what is said of it. */
  onSave: (then?: () => Promise<string>) => void;
  /** Leaves for another screen; what was typed into these fields is not stored, the rest is. */
  onLeave: (without: readonly string[], to: string) => void;
  onClose: () => void;
};
