import { type CalendarDate, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from 'react-aria-components';
import type { Day } from '#i18n/berlin-time.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { t } from '../strings.ts';
import styles from './staff-calendar.module.css';

type Props = {
  label: string;
  days: ReadonlySet<Day>;
  marked?: ReadonlySet<Day>;
  first: Day;
  onToggle: (day: Day) => void;
};

/** Pressing a day chooses it or leaves it out again; arrow keys move. */
export function StaffCalendar({ label, days, marked = new Set(), first, onToggle }: Props) {
  const language = useLanguage();
  const toggle = (chosen: readonly CalendarDate[]) => {
    const next = new Set(chosen.map(String));
    for (const day of new Set([...days, ...next])) if (days.has(day) !== next.has(day)) onToggle(day);
  };
  return (
    <I18nProvider locale={localeOf[language]}>
      <Calendar
        selectionMode="multiple"
        className={styles.calendar ?? ''}
        aria-label={label}
        firstDayOfWeek="mon"
        value={[...days].map(parseDate)}
        defaultFocusedValue={parseDate(first)}
        onChange={toggle}
      >
        <header className={styles.head}>
          <Button slot="previous" className={styles.step ?? ''} aria-label={t(language, 'previous_month')}>
            <Icon node={ChevronLeft} />
          </Button>
          <Heading className={styles.month ?? ''} />
          <Button slot="next" className={styles.step ?? ''} aria-label={t(language, 'next_month')}>
            <Icon node={ChevronRight} />
          </Button>
        </header>
        <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
          <CalendarGridHeader>{(weekday) => <CalendarHeaderCell className={styles.weekday ?? ''}>{weekday}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className={styles.day ?? ''} data-marked={marked.has(date.toString()) || undefined} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}
