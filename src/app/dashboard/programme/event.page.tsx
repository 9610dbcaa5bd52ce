import { staffLoader } from '#features/hub/index.ts';
import type { MediaContract } from '#features/media/contract.ts';
import type { StaffEventContract } from '#features/programme/dashboard/contract.ts';
import { type EventData, loadEvent } from '#features/programme/dashboard/event.page.tsx';

export { EventPage as Page } from '#features/programme/dashboard/event.page.tsx';
export { DashboardFrame as Frame } from '../dashboard-frame.tsx';

/** `/cms-hub/events/12/page` */
export const loader = staffLoader<StaffEventContract & MediaContract, EventData>(loadEvent);
