import type { Database } from '#db/database.server.ts';
import { cleanUpForms } from './clean-up.server.ts';
import type { FormFiles } from './form-files.server.ts';

/** Milliseconds between two rounds, and before the first. */
const pause = { first: 30_000, next: 600_000 };

/** Clears away what forms have no right to keep, from now on; the answer ends it and resolves when a round under way has ended. */
export function watchForms({
  db,
  files,
  outbox,
  now,
  report,
}: {
  db: Database;
  files: FormFiles;
  outbox: string;
  now: () => Date;
  report: (error: unknown) => void;
}): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve();
  const clean = () => {
    round = cleanUpForms(db, files, now(), outbox).catch(report);
  };
  const first = setTimeout(clean, pause.first).unref();
  const next = setInterval(clean, pause.next).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(next);
    await round;
  };
}
