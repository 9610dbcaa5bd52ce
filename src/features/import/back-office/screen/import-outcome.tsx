import { useEffect, useRef } from 'react';
import { recordHref } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import task from '#ui/staff/staff-task.module.css';
import type { ProgrammeImportReport } from '../contract.ts';
import { t } from '../strings.ts';
import { ImportedDates } from './imported-dates.tsx';
import { Problems } from './problems.tsx';
import styles from './programme-import.module.css';
import { ReadingChoices } from './reading-choices.tsx';
import { GoneDates, ReturnedDates } from './source-dates.tsx';
import type { ProgrammeImport } from './use-programme-import.ts';

type Props = { report: ProgrammeImportReport; reading: ProgrammeImport };

const numbers = ['read', 'created', 'changed', 'unchanged', 'wrong', 'left_out', 'deleted'] as const;

export function ImportOutcome({ report, reading }: Props) {
  const { busy, write, undo, missing, returning, isChanged } = reading;
  const language = useLanguage();
  const { written, batch, created, changed, made, dates } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone or changed then, and this is what has come of it.
  useEffect(() => {
    if (report) heading.current?.focus();
  }, [report]);
  const right = created + changed;
  const label = actionsOf(report, { missing, returning })
    .map(([action, n]) => t(language, `run_${action}`, { n }))
    .map((text, index) => (index === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1)))
    .join(', ');
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
        ) : label !== '' ? (
          <Button size="small" look="primary" busy={busy !== null} onClick={() => void write()}>
            {label}
          </Button>
        ) : (
          report.read > 0 && report.wrong + report.gone_count + report.returned_count === 0 && t(language, 'nothing')
        )}
      </p>
      {dates.length > 0 && <ImportedDates dates={dates} count={right} />}
    </section>
  );
}

type Action = 'created' | 'changed' | 'cancel' | 'offline' | 'restore';

/** With the number of its dates; where lines are wrong, dates that are gone stay. */
function actionsOf(report: ProgrammeImportReport, { missing, returning }: Pick<ProgrammeImport, 'missing' | 'returning'>): [Action, number][] {
  const isWhole = report.wrong === 0;
  // The preview counts as changed what takes place again by a choice that is stored.
  const restored = report.reading.returning === 'restore' ? report.returned_count : 0;
  const all: [Action, number][] = [
    ['created', report.created],
    ['changed', Math.max(0, report.changed - restored)],
    ['restore', returning === 'restore' ? report.returned_count : 0],
    ['cancel', missing === 'cancel' && isWhole ? report.gone_open : 0],
    ['offline', isWhole ? (missing === null ? report.gone_moved_online : missing === 'offline' ? report.gone_online : 0) : 0],
  ];
  return all.filter(([, n]) => n > 0);
}
