import { staffLoader } from '#features/back-office/index.ts';
import { planQuestion } from '#features/change-of-plan/index.ts';
import { type CalendarData, CalendarPage, loadCalendar } from '#features/planning-calendar/back-office/calendar.page.tsx';
import type { PlanningCalendarContract } from '#features/planning-calendar/contract.ts';

export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/calendar` */
export const loader = staffLoader<PlanningCalendarContract, CalendarData>(loadCalendar);

export const Page = () => <CalendarPage question={planQuestion} />;
