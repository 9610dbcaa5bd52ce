import { useEffect, useRef } from 'react';
import { recordHref } from '#features/back-office/index.ts';
import { saveFile } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import task from '#ui/staff/staff-task.module.css';
import type { ProgrammeImportReport } from '../contract.ts';
import { t } from '../strings.ts';
import { ImportedDates } from './imported-dates.tsx';
import styles from './programme-import.module.css';
import { ReadingChoices } from './reading-choices.tsx';
import { GoneDates, ReturnedDates } from './source-dates.tsx';
import type { ProgrammeImport } from './use-programme-import.ts';

type Props = { report: ProgrammeImportReport; reading: ProgrammeImport };

const numbers = ['read', 'created', 'changed', 'unchanged', 'wrong', 'left_out', 'deleted'] as const;

/** What comes of a file in numbers, what is wrong with it, its dates, and what there is to do. */
export function ImportOutcome({ report, reading }: Props) {
  const { busy, write, undo, missing, returning, isChanged } = reading;
  const language = useLanguage();
  const { written, batch, created, changed, made, dates } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone then, and the focus with it.
  useEffect(() => {
    if (written) heading.current?.focus();
  }, [written]);
  const right = created + changed;
  const back = returning === 'restore' ? report.returned_count : 0;
  const taken = missing === 'name' || report.wrong > 0 ? 0 : report.gone_count;
  return (
    <section className={task.part}>
      <h2 ref={heading} tabIndex={-1}>
        {t(language, written ? 'outcome' : 'preview')}
      </h2>
      {written && (
        <Notice kind="success" role="status">
          <p>{t(language, 'done')}</p>
        </Notice>
      )}
      <ul className={styles.numbers}>
        {numbers.map(
          (key) =>
            (report[key] > 0 || key === 'read') && (
              <li key={key} data-kind={key}>
                {t(language, key, { n: report[key] })}
              </li>
            ),
        )}
      </ul>
      {made.length > 0 && (
        <div className={styles.text}>
          <p>{t(language, 'made', { list: made.join(', ') })}</p>
          {!written && <p className={styles.quiet}>{t(language, 'made_hint')}</p>}
        </div>
      )}
      <Problems report={report} />
      {!written && <ReadingChoices report={report} reading={reading} />}
      {report.returned_count > 0 && <ReturnedDates report={report} reading={reading} />}
      {report.gone_count > 0 && <GoneDates report={report} reading={reading} />}
      <p className={task.ways}>
        {written ? (
          <>
            <Link to={recordHref('events', language, { sort: '-changed' })} className={button('primary', 'small')}>
              {t(language, 'to_list')}
            </Link>
            {batch && (
              <Button size="small" busy={busy !== null} onClick={() => void undo(batch)}>
                {t(language, 'undo')}
              </Button>
            )}
          </>
        ) : isChanged ? (
          t(language, 'changed_choices')
        ) : right + taken + back > 0 ? (
          <Button size="small" look="primary" busy={busy !== null} onClick={() => void write()}>
            {t(language, 'run', { n: right + taken + back })}
          </Button>
        ) : (
          report.read > 0 && report.wrong + report.gone_count + report.returned_count === 0 && t(language, 'nothing')
        )}
      </p>
      {dates.length > 0 && <ImportedDates dates={dates} count={right} />}
    </section>
  );
}

function Problems({ report: { problems, wrong, rest } }: { report: ProgrammeImportReport }) {
  const language = useLanguage();
  const faults = problems.filter(({ is_wrong }) => is_wrong);
  const notes = problems.filter(({ is_wrong }) => !is_wrong);
  const list = (of: typeof problems) => (
    <ul className={styles.problems}>
      {of.map(({ line, text }) => (
        <li key={`${line} ${text}`}>
          <strong>{t(language, 'line', { n: line })}</strong> {text}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {faults.length > 0 && (
        <Notice kind="error">
          <h3>{t(language, 'problems')}</h3>
          {list(faults)}
          {wrong > faults.length && <p>{t(language, 'more', { n: wrong - faults.length })}</p>}
          {rest && (
            <>
              <p>{t(language, 'wrong_hint')}</p>
              <p>
                <Button size="small" onClick={() => saveFile(t(language, 'rest_name'), 'text/csv', rest)}>
                  {t(language, 'rest')}
                </Button>
              </p>
            </>
          )}
        </Notice>
      )}
      {notes.length > 0 && (
        <Notice>
          <h3>{t(language, 'notes')}</h3>
          {list(notes)}
        </Notice>
      )}
    </>
  );
}
