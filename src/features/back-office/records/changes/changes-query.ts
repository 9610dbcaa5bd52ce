import { addDays, dayOf, instantAt, toBerlinIso } from '#i18n/berlin-time.ts';
import { usualChangeDays } from '#resources/limits.ts';

/** What the address of the screen says; anything else in it is nobody's. */
export type ChangesQuery = { since: string; coming: boolean; drafts: boolean; page: number };

/** `since` of an address without one is the beginning of the day a week ago. */
export function readChangesQuery(search: URLSearchParams, now: Date): ChangesQuery {
  const since = new Date(search.get('since') ?? '');
  return {
    since: toBerlinIso(Number.isNaN(since.getTime()) ? instantAt(addDays(dayOf(now), -usualChangeDays)) : since),
    coming: search.get('all') !== 'true',
    drafts: search.get('drafts') === 'true',
    page: Math.max(1, Math.trunc(Number(search.get('page')) || 1)),
  };
}

/** The same as parameters of the address: what is usual is not said. */
export const changesAddress = ({ since, coming, drafts, page }: ChangesQuery): Record<string, string | undefined> => ({
  since,
  all: coming ? undefined : 'true',
  drafts: drafts ? 'true' : undefined,
  page: page > 1 ? String(page) : undefined,
});

/** And of the calls. */
export const changesParameters = ({ since, coming, drafts }: Omit<ChangesQuery, 'page'>): Record<string, string> => ({
  since,
  coming: String(coming),
  drafts: String(drafts),
});
