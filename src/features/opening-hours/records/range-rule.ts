import type { Bilingual } from '#content/index.ts';

type Range = { readonly closed: boolean; readonly time_from: string | null; readonly time_to: string | null };

/** Both times where the venue is open, none where it is closed. */
export function rangeRule({ closed, time_from, time_to }: Range): { field: 'closed' | 'time_from' | 'time_to'; message: Bilingual } | null {
  if (closed === (time_from === null) && closed === (time_to === null)) return null;
  return {
    field: closed ? 'closed' : time_from === null ? 'time_from' : 'time_to',
    message: { de: 'Entweder geschlossen, oder von wann bis wann geöffnet ist.', en: 'Either closed, or from when until when it is open.' },
  };
}
