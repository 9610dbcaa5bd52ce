import type { Database } from '#db/database.server.ts';
import type { Shop } from '../shop.server.ts';
import { StatusWatch } from './status-watch.server.ts';

/** Begins to look at the box office, where there is one, `every` so many milliseconds. Answers how to stop, which ends the streams to visitors as well. */
export function watchShop({ office, board, offers, now, report }: Shop, db: Database, every?: number): () => Promise<void> {
  const watch = office ? new StatusWatch({ db, office, board, offers, now, report, every }) : null;
  watch?.start();
  return async () => {
    board.close();
    await watch?.stop();
    await offers.settled();
  };
}
