import { useLiveEvent } from '#features/booking/index.ts';
import type { Language } from '#i18n/language.ts';
import { liveTickets, type ShownTickets } from './live-tickets.ts';

/** As the page was made, until the box office says something newer. */
export function useTickets({ id, tickets }: { id: number; tickets: ShownTickets }, language: Language): ShownTickets {
  const live = useLiveEvent(id);
  return live ? liveTickets.update(tickets, live, language) : tickets;
}
