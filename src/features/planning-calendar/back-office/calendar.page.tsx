import { useLoaderData, useSearchParams } from 'react-router';
import { mayCall } from '#api/user.ts';
import { backOfficeHref, recordHref, type ScreenCall, type ScreenData } from '#features/back-office/index.ts';
import type { SaveQuestion } from '#features/back-office/records/index.ts';
import type { Day } from '#i18n/berlin-time.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import type { Calendar, PlanningCalendarContract } from '../contract.ts';
import { CalendarBoard } from './calendar-board.tsx';
import { rangeOf } from './calendar-range.ts';
import { CalendarHead } from './head/calendar-head.tsx';
import { t } from './strings.ts';

export type CalendarData = { calendar: Calendar; today: Day };

/** The days that the address asks for. */
export async function loadCalendar({ api, language, signal, url }: ScreenCall<PlanningCalendarContract>): Promise<CalendarData> {
  const today = dayOf(new Date());
  const { from, days } = rangeOf(url.searchParams, today);
  return { calendar: await api.get('/api/cms-calendar/', { language, signal, query: { from, days } }), today };
}

/** What is planned, by rooms, by month, or day by day; `question`: what is asked before a date that visitors know is moved. */
export function CalendarPage({ question }: { question: SaveQuestion }) {
  const language = useLanguage();
  const [query] = useSearchParams();
  const { calendar, today, staff } = useLoaderData<Partial<CalendarData> & ScreenData>();
  if (!calendar || !today) return null; // refused: the frame says so
  const range = rangeOf(query, today);
  const events = range.room === null ? calendar.events : calendar.events.filter(({ room_id }) => room_id === range.room);
  const mayWrite = mayCall('manager', { id: 0, role: staff.role });
  return (
    <StaffScreen
      title={t(language, 'title')}
      description={t(language, 'lead')}
      lead={<p>{t(language, 'lead')}</p>}
      actions={
        mayWrite && (
          <Link to={recordHref('events', language, {}, 'new')} className={button('secondary', 'compact')}>
            {t(language, 'add')}
          </Link>
        )
      }
    >
      <CalendarHead
        range={range}
        rooms={calendar.rooms}
        events={events}
        isCut={calendar.is_cut}
        today={today}
        hrefOf={(change) => backOfficeHref('calendar', language, change)}
      />
      <CalendarBoard
        key={`${range.view} ${range.from}`}
        range={range}
        calendar={calendar}
        events={events}
        today={today}
        mayWrite={mayWrite}
        question={question}
      />
    </StaffScreen>
  );
}
