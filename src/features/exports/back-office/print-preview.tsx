import type { Day } from '#i18n/berlin-time.ts';
import { longDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { PrintedDate } from '../print/contract.ts';
import styles from './programme-print.module.css';
import { t } from './strings.ts';

export function PrintPreview({ dates, from, languages }: { dates: readonly PrintedDate[]; from: Day; languages: 'de' | 'en' | 'both' }) {
  const language = useLanguage();
  const printed = languages === 'en' ? 'en' : 'de';
  const still = dates.filter(({ day }) => day < from);
  const days = Map.groupBy(
    dates.filter(({ day }) => day >= from),
    ({ day }) => day,
  );
  return (
    <div className={styles.preview} lang={printed === language ? undefined : printed}>
      {still.length > 0 && (
        <section>
          <h3>{t(printed, 'still_on')}</h3>
          <Dates dates={still} />
        </section>
      )}
      {[...days].map(([day, listed]) => (
        <section key={day}>
          <h3>
            <span aria-hidden="true" className={styles.numeral}>
              {Number(day.slice(8))}
            </span>
            <span aria-hidden="true">{longDate(printed, day).split(/[ ,]/, 1)}</span>
            <span className={styles.hidden}>{longDate(printed, day)}</span>
          </h3>
          <Dates dates={listed} />
        </section>
      ))}
    </div>
  );
}

function Dates({ dates }: { dates: readonly PrintedDate[] }) {
  const language = useLanguage();
  return (
    <ul>
      {dates.map(({ id, time, until, title, translation, subtitle, details, mark, is_online }) => (
        <li key={id}>
          <span className={styles.time}>{until || time}</span>
          <strong data-off={mark ? '' : undefined}>{title}</strong>
          {translation && <span lang="en">{translation}</span>}
          {mark && <em>{mark}</em>}
          {!is_online && <em>{t(language, 'not_public')}</em>}
          {subtitle && <span>{subtitle}</span>}
          <small>{details}</small>
        </li>
      ))}
    </ul>
  );
}
