import type { Bilingual } from '#content/index.ts';
import type { FormFieldKind } from '../definition/field-kinds.ts';
import type { ShowIf } from '../definition/form-definition.ts';

/** Complete in both languages; it begins switched off. */
export type FormTemplate = {
  /** As the address of a new form names it. */
  readonly key: string;
  readonly title: Bilingual;
  /** For staff, one sentence: what it is good for. */
  readonly description: Bilingual;
  readonly intro: Bilingual;
  readonly questions: readonly TemplateQuestion[];
  readonly privacy: Bilingual;
  readonly thanks: Bilingual;
  readonly mail: Bilingual;
  readonly submit?: Bilingual;
  /** An entry counts only when the address has been confirmed by a mail. */
  readonly confirmsAddress?: boolean;
  /** Days until entries are deleted, where the usual number is not right. */
  readonly retention?: number;
};

export type TemplateChoice = { readonly key: string; readonly label: Bilingual };
export type TemplateQuestion = {
  readonly kind: FormFieldKind;
  readonly slug: string;
  readonly label: Bilingual;
  readonly help?: Bilingual;
  readonly required?: boolean;
  readonly choices?: readonly TemplateChoice[];
  readonly showIf?: ShowIf;
  readonly least?: number;
  readonly greatest?: number;
  readonly maxFiles?: number;
};

export const text = (de: string, en: string): Bilingual => ({ de, en });
export const choice = (key: string, de: string, en: string): TemplateChoice => ({ key, label: text(de, en) });
export const whenIs = (field: string, value: string): ShowIf => ({ field, comparison: 'is', value });
export const whenContains = (field: string, value: string): ShowIf => ({ field, comparison: 'contains', value });
