import { staffLoader } from '#features/back-office/index.ts';
import type { MediaContract } from '#features/media/contract.ts';
import type { StaffEventContract } from '#features/programme/back-office/contract.ts';
import { type EventData, loadEvent } from '#features/programme/back-office/event.page.tsx';

export { EventPage as Page } from '#features/programme/back-office/event.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/events/12/page` */
export const loader = staffLoader<StaffEventContract & MediaContract, EventData>(loadEvent);
