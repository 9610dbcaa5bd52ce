import { type Field, isReadOnly } from '#content/index.ts';
import { isDay } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { languages } from '#i18n/language.ts';
import type { Resource, Values } from '#resources/declaration/define-resource.ts';
import { emptyValues, isSameValue } from '#resources/declaration/read-values.ts';
import type { StoredRecord } from '../data/record-types.ts';
import { t } from './strings.ts';

/** The values of a record, without what the call answers beside them. */
export const valuesOf = ({ fieldNames }: Resource, record: StoredRecord): Values =>
  Object.fromEntries(fieldNames.flatMap((name) => (Object.hasOwn(record, name) ? [[name, record[name]]] : [])));

/** What an address brings for a new record: `?old_path=/de/old`. Lines of text and days, as these are typed. */
export function givenValues(resource: Resource, parameters: URLSearchParams): Record<string, string> {
  const fits = ({ form: { kind }, perLanguage }: Field, value: string) =>
    !perLanguage && (kind === 'line' ? value.length <= maxGiven : kind === 'day' && isDay(value));
  return Object.fromEntries([...parameters].filter(([name, value]) => Object.hasOwn(resource.fields, name) && fits(resource.fields[name] as Field, value)));
}
const maxGiven = 500;

/** What the form of a new record begins with: what its address gave, or what another has, under a title of its own. */
export function beginningOf(resource: Resource, copied: StoredRecord | null, given: Readonly<Record<string, string>> = {}): Values {
  const empty = { ...emptyValues(resource), ...given };
  if (!copied) return empty;
  const values: Record<string, unknown> = { ...empty, ...valuesOf(resource, copied) };
  for (const [name, field] of Object.entries(resource.fields)) {
    if (isReadOnly(field) || field.form.kind === 'slug' || resource.notCopied?.includes(name)) values[name] = empty[name];
    // A copy is nothing for visitors until somebody has looked at it.
    if (name === 'is_online') values[name] = false;
    // Rows that are known by a number are new ones.
    if (field.form.kind === 'rows') values[name] = rowsOf(values[name]).map(({ id: _, ...row }) => row);
  }
  values[resource.title] = titleOfCopy(values[resource.title]);
  return values;
}

const rowsOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : []);

function titleOfCopy(title: unknown): unknown {
  if (typeof title === 'string') return t('de', 'copy_of', { title });
  if (typeof title !== 'object' || title === null) return title;
  return Object.fromEntries(Object.entries(title).map(([language, text]) => [language, t(languageOf(language), 'copy_of', { title: String(text) })]));
}

const languageOf = (language: string): Language => languages.find((one) => one === language) ?? 'de';

/** The fields whose values differ. */
export const changedNames = (names: Iterable<string>, before: Values, after: Values): string[] =>
  [...names].filter((name) => !isSameValue(before[name], after[name]));

export const pick = (values: Values, names: readonly string[]): Values => Object.fromEntries(names.map((name) => [name, values[name]]));
