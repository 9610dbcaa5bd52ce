import { type CalendarDate, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useEffect, useState } from 'react';
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
import { httpTransport } from '#api/client.ts';
import type { Day } from '#i18n/berlin-time.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { bar } from '../filter/bar-strings.ts';
import { withDate } from '../filter/choices.ts';
import type { Filter } from '../filter/filter.ts';
import { listCalls } from '../filter/list-calls.ts';
import type { FilterData } from '../filter/options.ts';
import { queryForApi } from '../filter/query-for-api.ts';
import { panel } from '../filter/strings.ts';
import { useChoose } from '../filter/use-choose.ts';
import type { Selection } from '../filter/use-filter.ts';
import { DayRange } from './day-range.tsx';
import { PanelFailure } from './panel-failure.tsx';
import styles from './programme-calendar.module.css';

type Props = { selection: Selection; today: Day; list: FilterData['list'] };

/** Only days with something for the other filters can be chosen; choosing the chosen day clears it. */
export default function ProgrammeCalendar({ selection, today, list }: Props) {
  const language = useLanguage();
  const { filter } = selection;
  const onChoose = useChoose(selection);
  const { days, retry } = useAvailableDays(list, filter);
  if (days === 'failed') return <PanelFailure text={panel(language, 'calendar_failed')} onRetry={retry} />;
  const first = filter.date ?? days?.values().next().value ?? today;
  return (
    <I18nProvider locale={localeOf[language]}>
      <Calendar
        // The month to begin with is known only when the days are.
        key={days ? 'loaded' : 'loading'}
        className={styles.calendar ?? ''}
        aria-label={bar(language, 'calendar')}
        firstDayOfWeek="mon"
        value={filter.date ? parseDate(filter.date) : null}
        defaultFocusedValue={parseDate(first)}
        minValue={parseDate(filter.date && filter.date < today ? filter.date : today)}
        isDateUnavailable={(date) => !days?.has(date.toString())}
        onChange={(date: CalendarDate) => onChoose(withDate(filter, date.toString() === filter.date ? null : date.toString()))}
      >
        <header className={styles.head}>
          <Button slot="previous" className={styles.step ?? ''} aria-label={panel(language, 'previous_month')}>
            <Icon node={ChevronLeft} />
          </Button>
          <Heading className={styles.month ?? ''} />
          <Button slot="next" className={styles.step ?? ''} aria-label={panel(language, 'next_month')}>
            <Icon node={ChevronRight} />
          </Button>
        </header>
        <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
          <CalendarGridHeader>{(weekday) => <CalendarHeaderCell className={styles.weekday ?? ''}>{weekday}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell
                date={date}
                className={({ isUnavailable, isSelected, isOutsideMonth }) =>
                  [
                    styles.cell,
                    isUnavailable && styles.unavailable,
                    isSelected && styles.selected,
                    isOutsideMonth && styles.outside,
                    date.toString() === today && styles.today,
                  ]
                    .filter(Boolean)
                    .join(' ')
                }
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
        {filter.date && (
          <button
            type="button"
            className={styles.clear}
            onClick={(click) => {
              // The button goes with the day: who pressed it goes on in the month.
              click.currentTarget.parentElement?.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]')?.focus();
              onChoose({ ...filter, date: null });
            }}
          >
            {bar(language, 'from_today')}
          </button>
        )}
      </Calendar>
      {'until' in filter && <DayRange filter={filter} today={today} onChoose={onChoose} />}
    </I18nProvider>
  );
}

function useAvailableDays(list: FilterData['list'], filter: Filter): { days: Set<string> | 'failed' | null; retry: () => void } {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(1);
  const [days, setDays] = useState<Set<string> | 'failed' | null>(null);
  const query = JSON.stringify(queryForApi({ ...filter, date: null, until: null }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const request = new AbortController();
    httpTransport({ method: 'GET', path: listCalls[list].days, language, signal: request.signal, query: JSON.parse(query) })
      .then((found) => setDays(new Set(found as Day[]))) // as the call says
      .catch(() => request.signal.aborted || setDays('failed'));
    return () => request.abort();
  }, [list, language, query, attempt]);
  const retry = () => {
    setDays(null);
    setAttempt(attempt + 1);
  };
  return { days, retry };
}
