import type { Localised } from '#i18n/localised.ts';
import type { Values } from '#resources/declaration/define-resource.ts';
import type { FormField } from '../../definition/form-definition.ts';
import { toFormField } from '../../definition/to-form-field.ts';

/** What is typed into the record of a form, as visitors would be shown it if it were saved. */
export function storedForm(values: Values, id: number | undefined) {
  const localised = (name: string): Localised => toFormField({ label: values[name] }).label;
  const questions: readonly FormField[] = Array.isArray(values.questions) ? values.questions.map(toFormField) : [];
  return {
    id: id ?? 0,
    title: localised('title'),
    intro: localised('intro'),
    submit_label: localised('submit_label'),
    privacy: localised('privacy'),
    closed_text: localised('closed_text'),
    questions: questions.filter(({ slug }) => slug !== ''),
  };
}
