import type { Field } from '#content/index.ts';
import { isLanguage, type Language } from '#i18n/language.ts';
import { isSameValue } from '#resources/declaration/read-values.ts';
import { displayValue } from './display-value.ts';
import type { HistoryEntry, Lookups } from './record-types.ts';

type Change = HistoryEntry['changes'][number];
export type ChangedLine = { key: string; title: string; lang: string | undefined; before: string; after: string };

/** A field that differs in words, old and new, '' where there was or is nothing; of texts per language a line for each language in which they differ. */
export function changedLines(field: Field | undefined, { field: name, before, after }: Change, lookups: Lookups, language: Language): ChangedLine[] {
  if (!field) return [];
  const title = field.form.label[language];
  const words = (value: unknown, of: Language = language) => displayValue(field, value, of, lookups).text;
  if (field.form.kind === 'rows')
    return [{ key: name, title, lang: undefined, before: rowsInWords(field, before, language, lookups), after: rowsInWords(field, after, language, lookups) }];
  if (!field.perLanguage) return [{ key: name, title, lang: undefined, before: words(before), after: words(after) }];
  const [old, now] = [before, after].map((value) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})); // of its kind
  return [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])]
    .filter((of) => !isSameValue(old?.[of], now?.[of]))
    .map((of) => ({
      key: `${name}.${of}`,
      title: `${title} (${of.toUpperCase()})`,
      lang: of,
      before: old?.[of] === undefined ? '' : words({ [of]: old[of] }, isLanguage(of) ? of : language),
      after: now?.[of] === undefined ? '' : words({ [of]: now[of] }, isLanguage(of) ? of : language),
    }));
}

/** A line for each row, its cells one after the other. */
export function rowsInWords(field: Field, value: unknown, language: Language, lookups: Lookups): string {
  if (!Array.isArray(value) || !('fields' in field)) return '';
  const cells = Object.entries(field.fields as Record<string, Field>); // a field of rows declares them
  return value
    .map((row: Record<string, unknown>) =>
      cells
        .map(([name, cell]) => displayValue(cell, row[name], language, lookups).text)
        .filter(Boolean)
        .join(', '),
    )
    .join('\n');
}
