import type { Field } from '#content/index.ts';
import { isLanguage, type Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { isSameValue } from '#resources/declaration/read-values.ts';
import { Button } from '#ui/button/button.tsx';
import { displayValue, instantInWords } from '../data/display-value.ts';
import type { Companions, HistoryEntry } from '../data/record-types.ts';
import styles from './history.module.css';
import { t } from './strings.ts';

type Props = { entry: HistoryEntry; readable: ReadonlyMap<string, Field>; isCurrent: boolean; onRestore?: () => void };

const ways = ['bulk', 'import', 'restore', 'undo', 'bin'] as const;

/** One entry: when, who, in which way, and each field with what stood there before and after. */
export function HistoryLine({ entry, readable, isCurrent, onRestore }: Props) {
  const language = useLanguage();
  const { at, user, action, via, changes } = entry;
  const time = instantInWords(at, language);
  const way = ways.find((one) => one === via);
  return (
    <li>
      <div className={styles.head}>
        <h2>
          <time dateTime={at}>{time}</time>
        </h2>
        <p>
          {t(language, 'by', { what: t(language, action), name: user.name || t(language, 'somebody') })}
          {way && ` · ${t(language, `via_${way}`)}`}
        </p>
        {isCurrent ? (
          <p className={styles.current}>{t(language, 'current')}</p>
        ) : (
          onRestore &&
          action !== 'deleted' && (
            <Button size="compact" aria-label={t(language, 'restore_of', { time })} onClick={onRestore}>
              {t(language, 'restore')}
            </Button>
          )
        )}
      </div>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes
            .flatMap((change) => linesOf(readable.get(change.field), change, entry, language))
            .map(({ key, title, lang, before, after }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>
                  {action !== 'created' && <Version words={before} name={t(language, 'before')} lang={lang} nothing={t(language, 'nothing')} isOld />}
                  <Version words={after} name={t(language, 'after')} lang={lang} nothing={t(language, 'nothing')} />
                </dd>
              </div>
            ))}
        </dl>
      )}
    </li>
  );
}

type VersionProps = { words: string; name: string; lang: string | undefined; nothing: string; isOld?: boolean };

function Version({ words, name, lang, nothing, isOld = false }: VersionProps) {
  const Element = isOld ? 'del' : 'ins';
  return (
    <Element lang={words ? lang : undefined} aria-label={`${name}: ${words || nothing}`} data-empty={words === '' || undefined}>
      {words || nothing}
    </Element>
  );
}

type Line = { key: string; title: string; lang: string | undefined; before: string; after: string };

/** A line for each field; of texts per language for each language in which they differ. */
function linesOf(
  field: Field | undefined,
  { field: name, before, after }: HistoryEntry['changes'][number],
  companions: Companions,
  language: Language,
): Line[] {
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
