import { useId, useState } from 'react';
import { recordHref } from '#features/back-office/index.ts';
import { takeFocus, useGuard } from '#features/back-office/records/index.ts';
import type { Day } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffTabs } from '#ui/staff/staff-tabs.tsx';
import task from '#ui/staff/staff-task.module.css';
import type { RunReport, RunSetup } from '../contract.ts';
import { CalendarPanel } from './calendar-panel.tsx';
import { CommonFields } from './common-fields.tsx';
import { ListPanel } from './list-panel.tsx';
import { RulePanel } from './rule-panel.tsx';
import styles from './run.module.css';
import { RunPreview } from './run-preview.tsx';
import { runOf, timesOfCommon } from './run-state.ts';
import { t } from './strings.ts';
import { type RunPlan, useRun } from './use-run.ts';

export function RunBuilder({ setup, today }: { setup: RunSetup; today: Day }) {
  const language = useLanguage();
  const run = useRun(setup);
  const [common, methodsId] = [useId(), useId()];
  const [method, setMethod] = useState('rule');
  const times = timesOfCommon(run.common);
  useGuard(run.dates.length > 0);
  const panel = { today, times, onAdd: run.add };
  return (
    <div className={`${task.task} ${styles.builder}`}>
      <section aria-labelledby={common} className={task.part}>
        <h2 id={common}>{t(language, 'common')}</h2>
        <CommonFields setup={setup} run={run} />
      </section>
      <section aria-labelledby={methodsId} className={task.part}>
        <h2 id={methodsId}>{t(language, 'ways')}</h2>
        <StaffTabs
          label={t(language, 'ways')}
          selected={method}
          onSelect={setMethod}
          tabs={[
            { key: 'rule', text: t(language, 'by_rule'), panel: <RulePanel {...panel} /> },
            { key: 'calendar', text: t(language, 'by_calendar'), panel: <CalendarPanel setup={setup} run={run} today={today} times={times} /> },
            { key: 'list', text: t(language, 'by_list'), panel: <ListPanel {...panel} /> },
          ]}
        />
      </section>
      <section className={task.part} aria-busy={run.isChecking}>
        <RunPreview
          dates={run.dates}
          minutes={runOf(run.common, [], true).minutes}
          report={run.report}
          onRemove={(date) => run.remove((one) => one === date)}
        />
        {run.dates.length > 0 && (
          <p>
            <Button look="link" size="compact" onClick={() => run.remove(() => true)}>
              {t(language, 'clear')}
            </Button>
          </p>
        )}
      </section>
      <div role="alert" className={task.alert}>
        {run.problem && (
          <Notice kind="error">
            <p>{run.problem}</p>
          </Notice>
        )}
      </div>
      <Foot setup={setup} run={run} />
    </div>
  );
}

function Foot({ setup, run }: { setup: RunSetup; run: RunPlan }) {
  const language = useLanguage();
  const { report, done, isChecking, isSaving } = run;
  return (
    <div className={`${task.foot} ${styles.foot}`}>
      <div role="status" className={task.status}>
        {done && run.dates.length === 0 && (
          <Notice kind="success" ref={takeFocus} tabIndex={-1}>
            <p>{t(language, 'done', { n: done.n })}</p>
            <p className={task.ways}>
              <Link to={recordHref('events', language, { production_id: setup.production.id, is_online: 'false' })}>{t(language, 'show')}</Link>
              <Button size="small" onClick={() => void run.undo()}>
                {t(language, 'undo')}
              </Button>
            </p>
          </Notice>
        )}
        {run.dates.length > 0 && <p>{report ? summaryOf(report, language) : t(language, isChecking ? 'checking' : whyNot(run))}</p>}
      </div>
      {run.dates.length > 0 && (
        <Button
          look="primary"
          busy={isSaving || isChecking}
          why={whyNot(run) === 'create' ? undefined : t(language, whyNot(run))}
          onClick={() => void run.save()}
        >
          {report ? t(language, 'create_n', { n: report.created }) : t(language, 'create')}
        </Button>
      )}
    </div>
  );
}

/** As the name of its words; 'create' where they can. */
function whyNot({ common, errors, report }: RunPlan) {
  if (Object.keys(errors).length > 0) return 'why_wrong';
  if (common.room === null) return 'why_room';
  if (report?.dates.some(({ outcome }) => outcome === 'skipped')) return 'why_skipped';
  return report?.created === 0 ? 'why_empty' : 'create';
}

function summaryOf({ created, dates }: RunReport, language: Language): string {
  const numbers = [
    ['n_new', created],
    ['n_clash', dates.filter(({ clashes }) => clashes.length > 0).length],
    ['n_exist', dates.filter(({ outcome }) => outcome === 'exists').length],
    ['n_skipped', dates.filter(({ outcome }) => outcome === 'skipped').length],
  ] as const;
  return numbers.flatMap(([name, n]) => (n > 0 ? [t(language, name, { n })] : [])).join(', ');
}
