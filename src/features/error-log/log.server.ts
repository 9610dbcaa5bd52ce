import { countAttempt } from '#api/rate-limit/rate-limit.server.ts';
import type { Database } from '#db/database.server.ts';
import { entries, notAnswered } from './limits.ts';
import { countFailure, forgetRarest } from './queries.server.ts';
import { reducePath } from './reduce-path.ts';

type Failure = {
  /** A path or an address; only its path is kept. */
  path: string;
  status: number;
  now: Date;
  /** As the visitor was shown it. */
  reference?: string;
};

/** Counts a page that could not be shown. Answers for how many seconds no more is written, 0: this was; what is no address is let go. */
export async function logFailedPage(db: Database, { path, status, now, reference }: Failure): Promise<number> {
  const reduced = reducePath(path);
  if (reduced === null) return 0;
  const wait = await countAttempt({ db, now }, entries, '');
  if (wait > 0) return wait;
  const row = await countFailure(db, reduced, status, reference ?? null, now);
  if (row.count === 1) await forgetRarest(db);
  return 0;
}

/** `logFailedPage` for a call that failed in a browser (V §8). What is no path of the API is let go: pages are reported by the server. */
export async function logFailedCall(db: Database, { path, status, now }: { path: string; status?: number | undefined; now: Date }): Promise<number> {
  if (!/^\/((de|en)\/)?(api|pageeditor-api)\//.test(reducePath(path) ?? '')) return 0;
  return logFailedPage(db, { path, status: status ?? notAnswered, now });
}
