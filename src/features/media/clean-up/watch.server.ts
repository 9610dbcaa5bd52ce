import type { Database } from '#db/database.server.ts';
import { cleanUpMedia } from './clean-up.server.ts';

/** Milliseconds between two rounds, and before the first: a start has other things to do. */
const pause = { first: 60_000, next: 3_600_000 };

type Ground = { db: Database; dataDir: string; now: () => Date; report: (error: unknown) => void };

/** Cleans up from now on; the answer ends it and resolves when a round under way has ended. */
export function watchMedia({ db, dataDir, now, report }: Ground): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve();
  const clean = () => {
    round = cleanUpMedia(db, dataDir, now()).catch(report);
  };
  const first = setTimeout(clean, pause.first).unref();
  const next = setInterval(clean, pause.next).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(next);
    await round;
  };
}
