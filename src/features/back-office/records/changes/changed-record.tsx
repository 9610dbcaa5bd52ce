import type { Field } from '#content/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { recordHref } from '../../back-office-href.ts';
import { instantInWords } from '../data/display-value.ts';
import type { Lookups, NetChange } from '../data/record-types.ts';
import { ChangedFields } from '../history/changed-fields.tsx';
import styles from './changes.module.css';
import { t } from './strings.ts';

type Props = { path: string; change: NetChange; readable: ReadonlyMap<string, Field>; lookups: Lookups };

/** One record: when it is, what it is called, and each field with old and new. */
export function ChangedRecord({ path, change, readable, lookups }: Props) {
  const language = useLanguage();
  const { id, state, at, by, occurs, label, lang, changes } = change;
  const time = instantInWords(at, language);
  return (
    <li>
      <div className={styles.head}>
        {occurs && (
          <p>
            <time dateTime={occurs}>{instantInWords(occurs, language)}</time>
          </p>
        )}
        <h2 lang={lang}>{state === 'deleted' ? label : <Link to={recordHref(path, language, {}, id)}>{label}</Link>}</h2>
        <p className={styles.note}>
          <span className={styles.state} data-state={state}>
            {t(language, state)}
          </span>{' '}
          {by.length > 0 ? t(language, 'changed_by', { time, names: by.join(', ') }) : t(language, 'changed_at', { time })}
        </p>
      </div>
      <ChangedFields changes={changes} readable={readable} lookups={lookups} isNew={state === 'created'} />
    </li>
  );
}
