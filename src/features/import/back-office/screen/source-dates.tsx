import { dayOf } from '#i18n/berlin-time.ts';
import { clockTime, displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type MissingChoice, returningChoices } from '../../missing-choices.ts';
import type { ProgrammeImportReport } from '../contract.ts';
import { t } from '../strings.ts';
import { FoldedList } from './folded-list.tsx';
import styles from './programme-import.module.css';
import type { ProgrammeImport } from './use-programme-import.ts';

type Props = { report: ProgrammeImportReport; reading: ProgrammeImport };

/** Where lines are wrong, they may be among these, and stay. */
export function GoneDates({ report, reading: { missing, setMissing, busy } }: Props) {
  const language = useLanguage();
  const { gone, gone_count, written, wrong } = report;
  return (
    <div className={styles.text}>
      <h3>{t(language, 'gone')}</h3>
      <Dates dates={gone.map((date) => ({ ...date, state: written ? t(language, `gone_${date.done}`) : '' }))} count={gone_count} />
      {!written && wrong > 0 && <p className={styles.quiet}>{t(language, 'gone_wrong')}</p>}
      {!written && wrong === 0 && (
        <Choices
          question={t(language, 'gone_question')}
          name="missing"
          options={missingOptions(report).map(({ words, ...option }) => ({ ...option, label: t(language, `missing_${words}`) }))}
          chosen={missing}
          onChoose={setMissing}
          isBusy={busy !== null}
        />
      )}
    </div>
  );
}

type MissingOption = { value: MissingChoice | null; same?: MissingChoice; words: MissingChoice | 'moved' };

/** Null takes moved dates of series offline; where that is the `same` as a choice it replaces it, so that only choices are stored. */
function missingOptions({ gone_moved, gone_count }: ProgrammeImportReport): MissingOption[] {
  const all: MissingOption[] = [
    gone_moved === 0 ? { value: null, same: 'name', words: 'name' } : { value: 'name', words: 'name' },
    { value: 'cancel', words: 'cancel' },
    gone_moved === gone_count ? { value: null, same: 'offline', words: 'offline' } : { value: 'offline', words: 'offline' },
  ];
  return gone_moved > 0 && gone_moved < gone_count ? [{ value: null, words: 'moved' }, ...all] : all;
}

export function ReturnedDates({ report: { returned, returned_count, written }, reading: { returning, setReturning, busy } }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.text}>
      <h3>{t(language, 'returned')}</h3>
      <Dates
        dates={returned.map(({ was, done, ...date }) => ({ ...date, state: t(language, written ? `returned_${done}` : `was_${was}`) }))}
        count={returned_count}
      />
      {!written && (
        <Choices
          question={t(language, 'gone_question')}
          name="returning"
          options={returningChoices.map((value) => ({ value, label: t(language, `returning_${value}`) }))}
          chosen={returning}
          onChoose={setReturning}
          isBusy={busy !== null}
        />
      )}
    </div>
  );
}

type ShownDate = { id: number; label: string; lang?: Language | undefined; date_start: string; time_known: boolean; state: string };

function Dates({ dates, count }: { dates: readonly ShownDate[]; count: number }) {
  const language = useLanguage();
  const items = dates.map(({ id, label, lang, date_start, time_known, state }) => (
    <li key={id}>
      {[displayDate(language, dayOf(new Date(date_start))), ...(time_known ? [clockTime(new Date(date_start))] : [])].join(', ')}:{' '}
      <span lang={lang}>{label}</span>
      {state && ` (${state})`}
    </li>
  ));
  return <FoldedList items={items} beyond={count - dates.length} />;
}

type ChoicesProps<Value extends string | null> = {
  question: string;
  name: string;
  options: readonly { value: Value; same?: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  isBusy: boolean;
};

function Choices<Value extends string | null>({ question, name, options, chosen, onChoose, isBusy }: ChoicesProps<Value>) {
  return (
    <fieldset className={styles.choices} disabled={isBusy}>
      <legend>{question}</legend>
      {options.map(({ value, same, label }) => (
        <label key={label} className={styles.choice}>
          <input type="radio" name={name} checked={chosen === value || (same !== undefined && chosen === same)} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
