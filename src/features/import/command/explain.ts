import type { Language } from '#i18n/language.ts';
import { defineStrings } from '#i18n/strings.ts';
import type { ImportRecord, Reading } from '../import-record.ts';
import type { Problem } from '../record/problem.ts';
import { problemSentence } from './problem-text.ts';
import { problemLine } from './report.ts';

const text = defineStrings({
  from: { de: 'aus {source}', en: 'from {source}' },
  assumed: { de: '! angenommen, die Datei sagt nichts', en: '! assumed, the file says nothing' },
  made: { de: '! gebildet aus Datum, Raum und Titel', en: '! made of date, room and title' },
  guessed: { de: '! {source}: {sentence}', en: '! {source}: {sentence}' },
  note: { de: '! {sentence}', en: '! {sentence}' },
});

/** A line each: field, value, and the file's column or property; a guess has an exclamation mark. */
export function explain(language: Language, name: string, reading: Reading): string {
  const at = `${name}:${reading.line}`;
  if (!('record' in reading)) return problemLine(language, at, 'note' in reading ? reading.note : 'problem' in reading ? reading.problem : reading.leftOut);
  const { record, fields, notes = [] } = reading;
  const rows = Object.entries(record).flatMap(([field, value]) =>
    hasValue(value) && field !== 'language' ? valuesOf(field, value).map((row) => [...row, sourceOf(language, field, { record, fields, notes })]) : [],
  );
  const rest = notes.filter(({ field }) => field === undefined || !rows.some(([key = '']) => fields[key.split('.')[0] ?? ''] === field));
  const width = Math.max(...rows.map(([key = '']) => key.length));
  return [
    `${at} ${record.identifier}`,
    ...rows.map(([key = '', value = '', source = '']) => `  ${key.padEnd(width)}  ${value}  (${source})`),
    ...rest.map((problem) => `  ${text(language, 'note', { sentence: problemSentence(language, problem) + (problem.field ? ` (${problem.field})` : '') })}`),
  ].join('\n');
}

const hasValue = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);

function valuesOf(field: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[field, lineOf(value)]];
  if (Array.isArray(value)) return value.map((item, index): [string, string] => [`${field}.${index + 1}`, lineOf(item)]);
  return Object.entries(value).flatMap(([key, inner]) => (hasValue(inner) ? valuesOf(`${field}.${key}`, inner) : []));
}

const lineOf = (value: unknown): string => {
  const whole = typeof value === 'string' ? value.replace(/\s+/g, ' ') : JSON.stringify(value);
  return whole.length > 100 ? `${whole.slice(0, 99)}…` : whole;
};

type Read = { record: ImportRecord; fields: { readonly [field: string]: string }; notes: readonly Problem[] };

function sourceOf(language: Language, field: string, { record, fields, notes }: Read): string {
  const time = field === 'date_start' || field === 'date_end' ? fields['date_start.time'] : undefined; // where it has a column of its own
  const named = field === 'date_end' ? [fields.date_end ?? time] : [fields[field], time];
  const sources = [...new Set(named.filter((name) => name !== undefined))];
  const guess = notes.find((note) => note.field !== undefined && sources.includes(note.field));
  if (guess) return text(language, 'guessed', { source: sources.join(', '), sentence: problemSentence(language, guess) });
  if (field === 'identifier' && record.identifier.startsWith('made/')) return text(language, 'made');
  return sources.length > 0 ? text(language, 'from', { source: sources.join(', ') }) : text(language, 'assumed');
}
