import type { Field } from '#content/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import { Button } from '#ui/button/button.tsx';
import { instantInWords } from '../data/display-value.ts';
import type { HistoryEntry } from '../data/record-types.ts';
import { ChangedFields } from './changed-fields.tsx';
import styles from './history.module.css';
import { t } from './strings.ts';

type Props = { resource: Resource; entry: HistoryEntry; readable: ReadonlyMap<string, Field>; isCurrent: boolean; onRestore?: () => void };

const sources = ['bulk', 'import', 'restore', 'undo', 'bin'] as const;

/** One entry: when, who, in which way, and each field with what stood there before and after. */
export function HistoryLine({ resource, entry, readable, isCurrent, onRestore }: Props) {
  const language = useLanguage();
  const { at, user, action, via, changes, noted } = entry;
  const time = instantInWords(at, language);
  const source = sources.find((one) => one === via);
  return (
    <li>
      <div className={styles.head}>
        <h2>
          <time dateTime={at}>{time}</time>
        </h2>
        <p>
          {t(language, 'by', { what: t(language, action), name: user.name || t(language, 'somebody') })}
          {source && ` · ${t(language, `via_${source}`)}`}
        </p>
        {noted.length > 0 && action !== 'created' && (
          <p>
            {noted
              .map((column) => resource.noted?.[column]?.[language])
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
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
      <ChangedFields changes={changes} readable={readable} lookups={entry} isNew={action === 'created'} />
    </li>
  );
}
