import { useMemo } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { client } from '#api/client.ts';
import { mayCall } from '#api/user.ts';
import { backOfficeHref, recordHref, type ScreenCall, type ScreenData } from '#features/back-office/index.ts';
import type { SaveQuestion } from '#features/back-office/records/index.ts';
import type { SavedView, SavedViewsContract } from '#features/back-office/saved-views/contract.ts';
import type { Day } from '#i18n/berlin-time.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import { calendarOf } from '../calendar-events.ts';
import type { CalendarAnswer, PlanningCalendarContract } from '../contract.ts';
import { CalendarBoard } from './calendar-board.tsx';
import { rangeOf, roomsShown } from './calendar-range.ts';
import { CalendarHead } from './head/calendar-head.tsx';
import { t } from './strings.ts';

export type CalendarData = { calendar: CalendarAnswer; saved: SavedView[]; today: Day };

/** The days that the address asks for. */
export async function loadCalendar({ api, transport, language, signal, url }: ScreenCall<PlanningCalendarContract>): Promise<CalendarData> {
  const today = dayOf(new Date());
  const { from, days } = rangeOf(url.searchParams, today);
  const [calendar, saved] = await Promise.all([
    api.get('/api/cms-calendar/', { language, signal, query: { from, days } }),
    // The calendar is there without them.
    client<SavedViewsContract>(transport)
      .get('/api/saved-views/', { language, signal, query: { list: 'calendar' } })
      .catch(() => []),
  ]);
  return { calendar, saved, today };
}

/** What is planned, by rooms, by month, or day by day; `question`: what is asked before a date that visitors know is moved. */
export function CalendarPage({ question }: { question: SaveQuestion }) {
  const language = useLanguage();
  const [query] = useSearchParams();
  const { calendar: answer, saved = [], today, staff } = useLoaderData<Partial<CalendarData> & ScreenData>();
  const calendar = useMemo(() => answer && calendarOf(answer), [answer]);
  const range = useMemo(() => rangeOf(query, today ?? ''), [query, today]);
  const rooms = useMemo(() => roomsShown(calendar?.rooms ?? [], range.rooms), [calendar, range]);
  const events = useMemo(() => {
    const shown = new Set(rooms.map(({ id }) => id));
    return calendar?.events.filter(({ room_id }) => shown.has(room_id)) ?? [];
  }, [calendar, rooms]);
  if (!calendar || !today) return null; // refused: the frame says so
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
        saved={saved}
        role={staff.role}
        today={today}
        hrefOf={(change) => backOfficeHref('calendar', language, change)}
      />
      <CalendarBoard
        key={`${range.view} ${range.from}`}
        range={range}
        calendar={calendar}
        rooms={rooms}
        events={events}
        today={today}
        mayWrite={mayWrite}
        question={question}
      />
    </StaffScreen>
  );
}
