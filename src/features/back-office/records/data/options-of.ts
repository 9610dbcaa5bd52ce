import type { Bilingual, Field } from '#content/index.ts';

export type ChoiceOption = { value: string | number; label: Bilingual };

/** The options of a field of one choice, as `choiceField` declares them. */
export const optionsOf = ({ form }: Field): readonly ChoiceOption[] =>
  Array.isArray(form.limits.options) ? (form.limits.options as unknown as ChoiceOption[]) : []; // a form is plain JSON, which its type does not say

/** Of a reference: the name of the resource that it leads to. */
export const targetOf = ({ form }: Field): string => (typeof form.limits.to === 'string' ? form.limits.to : '');
