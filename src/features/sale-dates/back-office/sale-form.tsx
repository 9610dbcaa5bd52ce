import { useId } from 'react';
import { takeFocus, useGuard } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import task from '#ui/staff/staff-task.module.css';
import type { SaleDate } from '../contract.ts';
import { saleGroups } from '../rules/sale-rule.ts';
import { RuleFields } from './rule-fields.tsx';
import styles from './sale-dates.module.css';
import { SaleTable } from './sale-table.tsx';
import { t } from './strings.ts';
import { type SaleDatesPlan, useSaleDates } from './use-sale-dates.ts';

/** A rule for each group, every date with its sale as it is and would be, and the button that sets it. */
export function SaleForm({ dates }: { dates: readonly SaleDate[] }) {
  const language = useLanguage();
  const plan = useSaleDates(dates);
  const title = useId();
  useGuard(plan.isTyped && !plan.done);
  return (
    <div className={styles.form}>
      <section className={task.part} aria-labelledby={title}>
        <h2 id={title}>{t(language, 'rules')}</h2>
        <div className={styles.groups}>
          {saleGroups.map((group) => (
            <RuleFields key={group} group={group} rule={plan.typed.rules[group]} onChange={(change) => plan.setRule(group, change)} />
          ))}
        </div>
        <p className={task.hint}>{t(language, 'clock_hint')}</p>
      </section>
      <div className={task.part}>
        <SaleTable dates={dates} plan={plan} />
      </div>
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

function Foot({ plan: { chosen, isTyped, isWhole, report, isChecking, isSaving, save, done, undo } }: { plan: SaleDatesPlan }) {
  const language = useLanguage();
  const n = chosen.length;
  const refused = report?.dates.filter(({ refusal }) => refusal !== null).length ?? 0;
  const why = whyNot();
  function whyNot(): string | undefined {
    if (n === 0) return t(language, 'why_dates');
    if (!isTyped && isWhole) return t(language, 'why_rule');
    if (!isWhole) return t(language, 'why_incomplete');
    return refused > 0 ? t(language, 'why_refused', { n: refused }) : undefined;
  }
  return (
    <div className={task.foot}>
      <div role="status" className={task.status}>
        {done ? (
          <Notice kind="success" ref={takeFocus} tabIndex={-1}>
            <p>{t(language, 'done', { n: done.n })}</p>
            <p>
              <Button size="small" onClick={() => void undo()}>
                {t(language, 'undo')}
              </Button>
            </p>
          </Notice>
        ) : (
          <p>{isChecking ? t(language, 'checking') : (why ?? t(language, 'will_set', { n }))}</p>
        )}
      </div>
      <Button look="primary" busy={isSaving || isChecking} why={why} onClick={() => void save()}>
        {t(language, 'save', { n })}
      </Button>
    </div>
  );
}
