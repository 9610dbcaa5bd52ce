import { dayOf } from '#i18n/berlin-time.ts';
import { clockTime, displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { ProgrammeImportReport } from '../contract.ts';
import { t } from '../strings.ts';
import styles from './programme-import.module.css';
import type { ProgrammeImport } from './use-programme-import.ts';

const choices = ['name', 'cancel', 'offline'] as const;

/** Dates that the source has no more, and what is to become of them; where lines are wrong, they may be among these, and stay. */
export function GoneDates({
  report: { gone, gone_count, written, wrong },
  reading: { missing, setMissing, busy },
}: {
  report: ProgrammeImportReport;
  reading: ProgrammeImport;
}) {
  const language = useLanguage();
  return (
    <div className={styles.text}>
      <h3>{t(language, 'gone')}</h3>
      <ul>
        {gone.map(({ id, label, lang, date_start, time_known, done }) => (
          <li key={id}>
            {[displayDate(language, dayOf(new Date(date_start))), ...(time_known ? [clockTime(new Date(date_start))] : [])].join(', ')}:{' '}
            <span lang={lang}>{label}</span>
            {written && ` (${t(language, `gone_${done}`)})`}
          </li>
        ))}
      </ul>
      {gone_count > gone.length && <p className={styles.quiet}>{t(language, 'more', { n: gone_count - gone.length })}</p>}
      {!written && wrong > 0 && <p className={styles.quiet}>{t(language, 'gone_wrong')}</p>}
      {!written && wrong === 0 && (
        <fieldset className={styles.choices} disabled={busy !== null}>
          <legend>{t(language, 'gone_question')}</legend>
          {choices.map((choice) => (
            <label key={choice} className={styles.choice}>
              <input type="radio" name="missing" checked={missing === choice} onChange={() => setMissing(choice)} />
              <span>{t(language, `missing_${choice}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
