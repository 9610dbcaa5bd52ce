import { useId } from 'react';
import { recordHref } from '#features/back-office/index.ts';
import { takeFocus, useGuard } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { Found } from '#ui/staff/pick/use-search.ts';
import task from '#ui/staff/staff-task.module.css';
import type { PlanSetup } from '../contract.ts';
import { ActionFields } from './action-fields.tsx';
import { NoteFields } from './note-fields.tsx';
import styles from './plan.module.css';
import { PlanDates } from './plan-dates.tsx';
import { PlanEffects } from './plan-effects.tsx';
import { beginPlan } from './plan-state.ts';
import { t } from './strings.ts';
import { type Plan, usePlan } from './use-plan.ts';

type Props = { setup: PlanSetup; rooms: readonly Found[]; query: URLSearchParams; isProduction: boolean };

/** Which dates, what happens to them, what visitors read, everything that changes, and the button that does it. */
export function PlanForm({ setup, rooms, query, isProduction }: Props) {
  const language = useLanguage();
  const plan = usePlan(() => beginPlan(setup, query, rooms));
  const dates = [...setup.dates, ...setup.offered];
  const { action, chosen } = plan.typed;
  useGuard(action !== null && chosen.size > 0 && !plan.done);
  if (dates.length === 0)
    return (
      <Notice>
        <p>{t(language, isProduction ? 'none_coming' : 'none')}</p>
        <p>
          <Link to={recordHref('events', language)}>{t(language, 'back')}</Link>
        </p>
      </Notice>
    );
  return (
    <div className={`${task.task} ${styles.plan}`}>
      <PlanDates dates={dates} plan={plan} />
      <ActionFields dates={dates} plan={plan} />
      {action && <NoteFields dates={dates} modules={setup.text_modules} plan={plan} />}
      <Effects plan={plan} />
      <div role="alert" className={task.alert}>
        {plan.problem && (
          <Notice kind="error">
            <p>{plan.problem}</p>
          </Notice>
        )}
      </div>
      <Foot plan={plan} />
    </div>
  );
}

function Effects({ plan }: { plan: Plan }) {
  const language = useLanguage();
  const title = useId();
  const { report, isChecking, typed } = plan;
  if (!report && !isChecking) return null;
  return (
    <section className={task.part} aria-labelledby={title} aria-busy={isChecking}>
      <h2 id={title}>{t(language, 'effects')}</h2>
      <p className={task.hint}>{t(language, 'effects_hint')}</p>
      {report && <PlanEffects report={report} alertTitle={typed.alert?.title[language] || typed.alert?.title.de} />}
    </section>
  );
}

function Foot({ plan: { typed, missing, report, isChecking, isSaving, save, done, undo } }: { plan: Plan }) {
  const language = useLanguage();
  const refused = report?.refused.length ?? 0;
  const why = missing ? t(language, missing) : refused > 0 ? t(language, 'why_refused', { n: refused }) : undefined;
  const changed = report?.effects.filter(({ part }) => part === 'date') ?? [];
  const favourites = changed.reduce((sum, one) => sum + one.favourites, 0);
  return (
    <div className={task.foot}>
      <div role="status" className={task.status}>
        {done ? (
          <Notice kind="success" ref={takeFocus} tabIndex={-1}>
            <p>{t(language, 'done', { n: done.effects.filter(({ part }) => part === 'date').length })}</p>
            <p className={task.ways}>
              {done.effects[0] && <a href={done.effects[0].cards[language].link.url}>{t(language, 'look')}</a>}
              <Button size="small" onClick={() => void undo()}>
                {t(language, 'undo')}
              </Button>
            </p>
          </Notice>
        ) : (
          <p>{isChecking ? t(language, 'checking') : (why ?? t(language, 'will_change', { n: changed.length, favourites }))}</p>
        )}
      </div>
      {!done && (
        <Button look="primary" busy={isSaving || isChecking} why={why} onClick={() => void save()}>
          {typed.action ? t(language, `save_${typed.action}`, { n: typed.chosen.size }) : t(language, 'save')}
        </Button>
      )}
    </div>
  );
}
