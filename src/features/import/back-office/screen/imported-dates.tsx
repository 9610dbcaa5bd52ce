import { dayOf } from '#i18n/berlin-time.ts';
import { clockTime, displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { ImportedDate } from '../contract.ts';
import { t } from '../strings.ts';
import styles from './programme-import.module.css';

/** `count`: how many there are in all. */
export function ImportedDates({ dates, count }: { dates: readonly ImportedDate[]; count: number }) {
  const language = useLanguage();
  const when = (at: string, isTimeKnown: boolean) => [displayDate(language, dayOf(new Date(at))), ...(isTimeKnown ? [clockTime(new Date(at))] : [])].join(', ');
  return (
    <>
      <h3>{t(language, 'dates')}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['date', 'name', 'room', 'change'] as const).map((name) => (
              <th key={name} scope="col">
                {t(language, name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates.map(({ id, label, lang, action, date_start, time_known, former_start, room, changes }) => (
            <tr key={id}>
              <td data-title={t(language, 'date')}>
                {when(date_start, time_known)}
                {former_start && <small>{t(language, 'formerly', { when: when(former_start, time_known) })}</small>}
              </td>
              <th scope="row" lang={lang}>
                {label}
              </th>
              <td data-title={t(language, 'room')} lang={room.lang}>
                {room.label}
              </td>
              <td data-title={t(language, 'change')}>{action === 'created' ? t(language, 'is_new') : changes.join(', ') || t(language, 'is_changed')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > dates.length && <p className={styles.quiet}>{t(language, 'more', { n: count - dates.length })}</p>}
    </>
  );
}
