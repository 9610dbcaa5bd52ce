import type { Database } from '#db/database.server.ts';
import type { MediaStorage } from '../storage/media-storage.ts';
import type { UploadStore } from '../upload-store/upload-store.ts';
import { cleanUpMedia } from './clean-up.server.ts';

/** Milliseconds between two rounds, and before the first: a start has other things to do. */
const pause = { first: 60_000, next: 3_600_000 };

type Dependencies = {
  db: Database;
  dataDir: string;
  storage: MediaStorage;
  uploads: UploadStore;
  now: () => Date;
  report: (error: unknown) => void;
  /** Asks for what is missing: also of what came before a machine could make it. */
  askForPreviews?: () => Promise<void>;
};

/** Cleans up from now on; the answer ends it and resolves when a round under way has ended. */
export function watchMedia({ db, dataDir, storage, uploads, now, report, askForPreviews = async () => {} }: Dependencies): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve();
  const clean = () => {
    round = cleanUpMedia(db, dataDir, now(), storage, uploads).then(askForPreviews).catch(report);
  };
  const first = setTimeout(clean, pause.first).unref();
  const next = setInterval(clean, pause.next).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(next);
    await round;
  };
}
