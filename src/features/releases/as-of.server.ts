import type { Database } from '#db/database.server.ts';
import { plannedUntil, writeMarked } from './queries/releases.server.ts';
import type { Releasing } from './release-items.server.ts';
import { goOut } from './release-job.server.ts';

/** Carries what was made out of a transaction that is rolled back. */
class TakenBack<T> {
  readonly made: T;
  constructor(made: T) {
    this.made = made;
  }
}

/**
 * Does `work` with the site as it will be at `now`: what is planned to go online until then goes out, in its order, in a
 * transaction that is rolled back. What it reads must not be kept. `forSearch`: what is searched is written within it as well,
 * which otherwise is done beside what has committed (docs/decisions/0088).
 */
export async function asReleased<T>({ db, registry, now, forSearch }: Releasing & { forSearch: boolean }, work: (db: Database) => Promise<T>): Promise<T> {
  const planned = plannedUntil(db, now);
  const due = await planned.execute();
  if (due.length === 0) return work(db);
  try {
    return await db.transaction().execute(async (then) => {
      for (const { id } of due) await goOut({ db: then, registry, now }, id);
      if (forSearch) await writeMarked(then);
      throw new TakenBack(await work(then));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.made;
    throw error;
  }
}
