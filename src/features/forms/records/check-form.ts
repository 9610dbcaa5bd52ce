import type { Bilingual } from '#content/index.ts';
import { hasChoices, takesSeveral } from '../definition/field-kinds.ts';
import { confirmationSlug, type FormField } from '../definition/form-definition.ts';
import { toFormField } from '../definition/to-form-field.ts';
import { wrongRow } from './strings.ts';

type Wrong = { readonly field: `questions.${number}.${string}`; readonly message: Bilingual };
/** Names that the form sends of its own. */
export const reservedKeys: ReadonlySet<string> = new Set([confirmationSlug, 'form', 'csrftoken', 'started', 'website', 'proof', 'draft']);

/** What is wrong between the questions of a form: keys that are no keys or that two have, choices, conditions. */
export function wrongFields(rows: readonly unknown[]): Wrong[] {
  const fields = rows.map((row) => toFormField(row));
  return fields.flatMap((field, index) => {
    const at = (cell: string, message: Bilingual): Wrong => ({ field: `questions.${index}.${cell}`, message });
    return [...wrongKeys(fields, field, index, at), ...wrongChoices(field, at), ...wrongCondition(fields, field, index, at), ...wrongSpan(field, at)];
  });
}

type At = (cell: string, message: Bilingual) => Wrong;

function wrongKeys(fields: readonly FormField[], { slug }: FormField, index: number, at: At): Wrong[] {
  if (!/^[a-z][a-z0-9_]{0,59}$/.test(slug)) return [at('slug', wrongRow.key)];
  if (reservedKeys.has(slug)) return [at('slug', wrongRow.reserved)];
  return fields.findIndex((other) => other.slug === slug) < index ? [at('slug', wrongRow.same_key)] : [];
}

function wrongChoices({ kind, choices }: FormField, at: At): Wrong[] {
  if (!hasChoices(kind)) return [];
  if (choices.length === 0) return [at('choices', wrongRow.no_choices)];
  const twice = choices.findIndex(({ key }, index) => choices.findIndex((other) => other.key === key) < index);
  if (twice >= 0) return [at('choices', wrongRow.same_choice)];
  const isTooMany = !takesSeveral(kind) && choices.filter(({ is_default }) => is_default).length > 1;
  return isTooMany ? [at('choices', wrongRow.one_default)] : [];
}

function wrongCondition(fields: readonly FormField[], { show_if }: FormField, index: number, at: At): Wrong[] {
  if (!show_if) return [];
  const asked = fields.slice(0, index).find(({ slug }) => slug === show_if.field);
  if (!asked) return [at('show_if_field', wrongRow.not_earlier)];
  if (asked.kind === 'file') return [at('show_if_field', wrongRow.file_condition)];
  const isUnknown = hasChoices(asked.kind) && show_if.value !== '' && !asked.choices.some(({ key }) => key === show_if.value);
  return isUnknown ? [at('show_if_value', wrongRow.no_such_choice)] : [];
}

const wrongSpan = ({ least, greatest }: FormField, at: At): Wrong[] =>
  least !== null && greatest !== null && greatest < least ? [at('greatest', wrongRow.span)] : [];
