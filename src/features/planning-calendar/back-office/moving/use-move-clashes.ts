import { client, httpTransport } from '#api/client.ts';
import { usePreview } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { CalendarClash, PlanningCalendarContract } from '../../contract.ts';

type Moved = { date_start: string; date_end: string | null; room_id: number };

/** What an event would clash with elsewhere, asked anew at each change; `moved` null: it is not known yet where. */
export function useMoveClashes(event: number, moved: Moved | null) {
  const language = useLanguage();
  return usePreview<Moved, CalendarClash[]>(moved, ({ date_start, date_end, room_id }, signal) =>
    client<PlanningCalendarContract>(httpTransport).get('/api/cms-calendar/events/{id}/clashes/', {
      language,
      signal,
      parameters: { id: event },
      query: { date_start, room_id, ...(date_end !== null && { date_end }) },
    }),
  );
}
