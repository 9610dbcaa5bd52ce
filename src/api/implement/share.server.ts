import { ShareIsFull, withinShare } from '#db/connection-share.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Endpoint } from '../endpoint.ts';
import { problem } from '../problem.server.ts';

/** Seconds after which one may try again. */
const retryAfter = 3;

/** Or with all there are; rejects with the failure `busy`. */
export async function withinShareOf<T>({ share }: Pick<Endpoint, 'share'>, db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  if (!share) return work(db);
  try {
    return await withinShare(db, share, work);
  } catch (error) {
    throw error instanceof ShareIsFull ? problem('busy', { retryAfter }) : error;
  }
}
