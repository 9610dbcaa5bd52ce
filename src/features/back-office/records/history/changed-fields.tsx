import type { Field } from '#content/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { changedLines } from '../data/changed-lines.ts';
import type { HistoryEntry, Lookups } from '../data/record-types.ts';
import styles from './history.module.css';
import { t } from './strings.ts';

type Changes = HistoryEntry['changes'];
type Props = { changes: Changes; readable: ReadonlyMap<string, Field>; lookups: Lookups; isNew: boolean };

/** Each field that differs, with what stood there before and what stands there after; of what is new the latter alone. */
export function ChangedFields({ changes, readable, lookups, isNew }: Props) {
  const language = useLanguage();
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes
        .flatMap((change) => changedLines(readable.get(change.field), change, lookups, language))
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
