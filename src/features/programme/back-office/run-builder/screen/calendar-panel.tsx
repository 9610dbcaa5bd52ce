import type { Day } from '#i18n/berlin-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { StaffCalendar } from '#ui/staff/calendar/staff-calendar.tsx';
import task from '#ui/staff/staff-task.module.css';
import type { RunSetup } from '../contract.ts';
import { datesOfDay, type Times } from '../dates/planned-date.ts';
import styles from './run.module.css';
import { t } from './strings.ts';
import type { RunPlan } from './use-run.ts';

type Props = { setup: RunSetup; run: RunPlan; today: Day; times: readonly Times[] };

export function CalendarPanel({ setup, run, today, times }: Props) {
  const language = useLanguage();
  const days = new Set(run.dates.map(({ day }) => day));
  return (
    <div className={styles.fields}>
      <p className={task.hint}>{t(language, 'calendar_hint')}</p>
      <StaffCalendar
        label={t(language, 'calendar')}
        days={days}
        marked={new Set(setup.dates.map(({ day }) => day))}
        first={run.dates.find(({ day }) => day >= today)?.day ?? today}
        onToggle={(day) => (days.has(day) ? run.remove((date) => date.day === day) : run.add(datesOfDay(day, times)))}
      />
    </div>
  );
}
