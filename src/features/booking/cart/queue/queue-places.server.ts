import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { AdditionQueue } from './addition-queue.ts';

/** Milliseconds between two times that the places of this process are written, while anybody waits. */
const writeEvery = 500;
/** Seconds after which a place that nobody writes any more is none: its process has ended. */
const placeFor = 3;

type Options = { db: Database; queue: AdditionQueue; report: (problem: Error) => void };

/** Where orders stand that wait in any process of the site, so that a visitor need not reach the same one again. */
export class QueuePlaces {
  readonly #options: Options;
  #written: string[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(options: Options) {
    this.#options = options;
    options.queue.onWait = () => this.#writeSoon();
  }

  /** So many of its process are before it, as of half a second ago where that is another one; null: it does not wait. */
  async ahead(key: string): Promise<number | null> {
    const { queue, db } = this.#options;
    return queue.ahead(key) ?? (await readPlace(db, key));
  }

  #writeSoon(): void {
    this.#timer ??= setTimeout(() => void this.#write(), writeEvery).unref();
  }

  async #write(): Promise<void> {
    const { db, queue, report } = this.#options;
    const waiting = queue.waiting();
    const gone = this.#written.filter((key) => !waiting.includes(key));
    await writePlaces(db, waiting, gone).catch((error: unknown) => report(new Error('Places in the queue were not written.', { cause: error })));
    this.#written = waiting;
    this.#timer = null;
    if (waiting.length > 0) this.#writeSoon();
  }
}

/** By the database's clock alone, as those of the processes may differ. */
const writePlaces = (db: Database, waiting: readonly string[], gone: readonly string[]) =>
  sql`
    with gone as (delete from order_place where key = any (${gone}::text[]) or at < clock_timestamp() - make_interval(secs => ${10 * placeFor}))
    insert into order_place (key, ahead, at)
    select key, place - 1, clock_timestamp() from unnest(${waiting}::text[]) with ordinality as waiting (key, place)
    on conflict (key) do update set ahead = excluded.ahead, at = excluded.at`.execute(db);

async function readPlace(db: Database, key: string): Promise<number | null> {
  const row = await db
    .selectFrom('order_place')
    .select('ahead')
    .where('key', '=', key)
    .where(sql<SqlBool>`at > clock_timestamp() - make_interval(secs => ${placeFor})`)
    .executeTakeFirst();
  return row?.ahead ?? null;
}
