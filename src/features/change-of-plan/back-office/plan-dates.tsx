import { useId } from 'react';
import { clockTime, displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import task from '#ui/staff/staff-task.module.css';
import type { PlannedDate } from '../contract.ts';
import styles from './plan.module.css';
import { t } from './strings.ts';
import type { Plan } from './use-plan.ts';

/** The dates to choose from, each with its state, and why it cannot be changed as is chosen. */
export function PlanDates({ dates, plan: { typed, set, report } }: { dates: readonly PlannedDate[]; plan: Plan }) {
  const language = useLanguage();
  const title = useId();
  const { chosen, action } = typed;
  const isAll = dates.every(({ id }) => chosen.has(id));
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    set({ chosen: next });
  };
  return (
    <section className={task.part} aria-labelledby={title}>
      <h2 id={title}>{t(language, 'dates')}</h2>
      {dates.length > 1 && (
        <p>
          <Button look="link" size="compact" onClick={() => set({ chosen: new Set(isAll ? [] : dates.map(({ id }) => id)) })}>
            {t(language, isAll ? 'choose_none' : 'choose_all')}
          </Button>
        </p>
      )}
      <ul className={styles.dates}>
        {dates.map((date) => {
          const isChosen = chosen.has(date.id);
          const why = (action && date.refusals[action]) ?? report?.refused.find(({ id }) => id === date.id)?.reason;
          return (
            <li key={date.id}>
              <label>
                <input type="checkbox" checked={isChosen} onChange={() => toggle(date.id)} />
                <strong>{whenOf(date, language)}</strong>
                <span lang={date.lang}>{date.label}</span>
                <span lang={date.room.lang}>{date.room.label}</span>
                <span className={styles.state}>{t(language, date.state)}</span>
              </label>
              {isChosen && why && <p className={styles.refusal}>{why}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** 'Fr 04/12/2026, 19.30' */
export const whenOf = ({ day, date_start, time_known }: PlannedDate, language: Language): string =>
  `${displayDate(language, day)}, ${time_known ? clockTime(new Date(date_start)) : t(language, 'time_open')}`;
