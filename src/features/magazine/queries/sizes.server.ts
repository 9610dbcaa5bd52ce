import type { Database } from '#db/database.server.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import { topicSizes } from './vocabulary.server.ts';

/** The topics that an article shown now has, with their numbers, in no order; kept until an article changes. */
export async function tagRows(db: Database, now: Date) {
  const rows = await topicSizes(db, now);
  return rows.flatMap(({ id, name, sort, ...size }) => {
    const count = shownNow(size, now);
    return count > 0 ? [{ id, name, sort, count }] : [];
  });
}

/** Articles that were shown when they were counted, and when those are published that were not. */
export type Size = { count: number; coming: readonly Date[] | null };

/** How many of them are shown now, which holds until the next one is. */
export function shownNow({ count, coming }: Size, now: Date): number {
  const dates = (coming ?? []).map((at) => new Date(at));
  for (const at of dates) if (at > now) setStaleAt(at);
  return Number(count) + dates.filter((at) => at <= now).length;
}
