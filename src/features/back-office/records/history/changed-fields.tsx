import type { Field } from '#content/index.ts';
import { isLanguage, type Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { isSameValue } from '#resources/declaration/read-values.ts';
import { displayValue } from '../data/display-value.ts';
import type { Companions, HistoryEntry } from '../data/record-types.ts';
import styles from './history.module.css';
import { t } from './strings.ts';

type Changes = HistoryEntry['changes'];
type Props = { changes: Changes; readable: ReadonlyMap<string, Field>; companions: Companions; isNew: boolean };

/** Each field that differs, with what stood there before and what stands there after; of what is new the latter alone. */
export function ChangedFields({ changes, readable, companions, isNew }: Props) {
  const language = useLanguage();
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes
        .flatMap((change) => linesOf(readable.get(change.field), change, companions, language))
        .map(({ key, title, lang, before, after }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>
              {!isNew && <Version words={before} name={t(language, 'before')} lang={lang} nothing={t(language, 'nothing')} isOld />}
              <Version words={after} name={t(language, 'after')} lang={lang} nothing={t(language, 'nothing')} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** Characters from which a version may be higher than its box, and has to be scrolled by keyboard. */
const mayScroll = 200;

type VersionProps = { words: string; name: string; lang: string | undefined; nothing: string; isOld?: boolean };

function Version({ words, name, lang, nothing, isOld = false }: VersionProps) {
  const Element = isOld ? 'del' : 'ins';
  return (
    <Element
      lang={words ? lang : undefined}
      aria-label={`${name}: ${words || nothing}`}
      data-empty={words === '' || undefined}
      tabIndex={words.length > mayScroll ? 0 : undefined}
    >
      {words || nothing}
    </Element>
  );
}

type Line = { key: string; title: string; lang: string | undefined; before: string; after: string };

/** A line for each field; of texts per language for each language in which they differ. */
function linesOf(field: Field | undefined, { field: name, before, after }: Changes[number], companions: Companions, language: Language): Line[] {
  if (!field) return [];
  const title = field.form.label[language];
  const words = (value: unknown, of: Language = language) => displayValue(field, value, of, companions).text;
  if (field.form.kind === 'rows')
    return [
      { key: name, title, lang: undefined, before: rowsInWords(field, before, language, companions), after: rowsInWords(field, after, language, companions) },
    ];
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
function rowsInWords(field: Field, value: unknown, language: Language, companions: Companions): string {
  if (!Array.isArray(value) || !('fields' in field)) return '';
  const cells = Object.entries(field.fields as Record<string, Field>); // a field of rows declares them
  return value
    .map((row: Record<string, unknown>) =>
      cells
        .map(([name, cell]) => displayValue(cell, row[name], language, companions).text)
        .filter(Boolean)
        .join(', '),
    )
    .join('\n');
}
