import type { Localised } from '#i18n/localised.ts';
import { type FormFieldKind, fieldKinds } from './field-kinds.ts';
import { comparisons, type FormChoice, type FormField, type ShowIf } from './form-definition.ts';

type Row = Readonly<Record<string, unknown>>;

/** A question as it is defined, from a row of the table or of the form in the back office; what is missing is empty. */
export function toFormField(raw: unknown): FormField {
  const row = rowOf(raw);
  const kind = fieldKinds.find((one) => one === row.kind) ?? 'text';
  return {
    id: typeof row.id === 'number' ? row.id : 0,
    slug: textOf(row.slug),
    kind: kind satisfies FormFieldKind,
    label: localisedOf(row.label),
    help: localisedOf(row.help),
    placeholder: localisedOf(row.placeholder),
    default_value: localisedOf(row.default_value),
    choices: Array.isArray(row.choices) ? row.choices.map(toChoice) : [],
    required: row.required === true,
    visible: row.visible !== false,
    show_if: toCondition(row),
    least: numberOf(row.least),
    greatest: numberOf(row.greatest),
    max_files: numberOf(row.max_files) ?? 1,
  };
}

function toChoice(raw: unknown): FormChoice {
  const { key, label, is_default, email } = rowOf(raw);
  return { key: textOf(key), label: localisedOf(label), is_default: is_default === true, email: textOf(email) };
}

function toCondition({ show_if_field, show_if_is, show_if_value }: Row): ShowIf | null {
  const field = textOf(show_if_field);
  if (field === '') return null;
  return { field, comparison: comparisons.find((one) => one === show_if_is) ?? 'is', value: textOf(show_if_value) };
}

const rowOf = (raw: unknown): Row => (typeof raw === 'object' && raw !== null ? (raw as Row) : {}); // an object, looked into by its keys
const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : '');
const numberOf = (raw: unknown): number | null => (typeof raw === 'number' ? raw : typeof raw === 'string' && raw !== '' ? Number(raw) : null);

function localisedOf(raw: unknown): Localised {
  return Object.fromEntries(Object.entries(rowOf(raw)).filter(([, text]) => typeof text === 'string' && text !== '')) as Localised; // texts by language
}
