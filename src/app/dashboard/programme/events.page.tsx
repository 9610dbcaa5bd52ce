import { staffLoader } from '#features/hub/index.ts';
import type { StaffEventContract } from '#features/programme/dashboard/contract.ts';
import { type EventsData, loadEvents } from '#features/programme/dashboard/events.page.tsx';

export { EventsPage as Page } from '#features/programme/dashboard/events.page.tsx';
export { DashboardFrame as Frame } from '../dashboard-frame.tsx';

/** `/cms-hub/events` */
export const loader = staffLoader<StaffEventContract, EventsData>(loadEvents);
