import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { nameOfStaff } from '#features/back-office/index.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { planningCalendarContract } from '../contract.ts';
import { clashesOfMove } from './clashes.server.ts';
import { plannedAs } from './queries/calendar-rows.server.ts';
import { deleteDismissal, eventsById, storeDismissal } from './queries/clashes.server.ts';
import { readCalendar } from './read-calendar.server.ts';

export const planningCalendarOperations = implement(planningCalendarContract, {
  calendar: ({ query: { from, days } }, { db, language, now }) => readCalendar(db, from ?? dayOf(now), days, language),

  moveClashes: async ({ parameters: { id }, query: { date_start, date_end, room_id } }, { db, language }) => {
    const move = { date_start: new Date(date_start), date_end: date_end === undefined ? null : new Date(date_end), room_id };
    return (await clashesOfMove(db, id, move, language)) ?? problem('not_found');
  },

  dismissClash: async ({ body: { event_id, other_id, kind, reason } }, { db, user, now }) => {
    const events = await eventsById(db, event_id, other_id);
    const [one, other] = events;
    if (!one || !other) return problem('no_such_events');
    const said = { planned: plannedAs(one, other), reason, user_name: nameOfStaff(user?.id), at: now };
    return storeDismissal(db, one.id, other.id, kind, said);
  },

  noticeClash: async ({ parameters: { id } }, { db }) => {
    const { numDeletedRows } = await deleteDismissal(db, id);
    return numDeletedRows > 0n ? undefined : problem('not_found');
  },
});
