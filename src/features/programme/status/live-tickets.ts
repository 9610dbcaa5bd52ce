import type { LiveEvent } from '#features/booking/index.ts';
import type { Language } from '#i18n/language.ts';
import type { EventState } from './status.ts';

export type ShownTickets = { state: EventState; text: string };
type Update = (made: ShownTickets, live: LiveEvent, language: Language) => ShownTickets;

/** What follows the box office comes after the page (live/update-tickets.ts); until then nothing newer is known. */
export const liveTickets: { update: Update } = { update: (made) => made };
