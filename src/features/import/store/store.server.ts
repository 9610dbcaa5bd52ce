import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { newBatch, setWriteContext } from '#resources/index.server.ts';
import { addFigures, type Figures, noFigures } from '../figures.ts';
import type { Problem } from '../import-record.ts';
import type { Prepared } from '../prepare.ts';
import { writeEvents } from './events.server.ts';
import { Known } from './known.server.ts';
import { makeNames } from './names.server.ts';
import { makePeople, makeWorks } from './people.server.ts';
import { placeEvents } from './productions.server.ts';

export type Refusal = { at: string; problem: Problem };

/** Another import holds the lock. */
export class Busy extends Error {}

/** Any number, the same for all processes. */
const importLock = 4_713_003;

/**
 * A run of an import on one connection. Each batch is a transaction; with `dryRun` there is one for all, which is rolled back,
 * so its figures are those of a real run. Throws `Busy` while another import runs.
 */
export async function withStore<Result>(db: Database, dryRun: boolean, work: (store: Store) => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_lock(${importLock}) as free`.execute(connection);
    if (!rows[0]?.free) throw new Busy();
    try {
      if (dryRun) await sql`begin`.execute(connection);
      await sql`create temporary table import_seen (identifier text primary key, at text not null)`.execute(connection);
      return await work(new Store(connection, dryRun));
    } finally {
      // The connection may be what failed; then there is nothing to tidy up on it.
      if (dryRun) await sql`rollback`.execute(connection).catch(() => {});
      await sql`drop table if exists pg_temp.import_seen`.execute(connection).catch(() => {});
      await sql`select pg_advisory_unlock(${importLock})`.execute(connection).catch(() => {});
    }
  });
}

/**
 * A run within a transaction that is somebody else's, who commits it or rolls it back; `drafts`: new dates are offline. Throws `Busy` while another import runs.
 */
export async function withinTransaction<Result>(db: Database, drafts: boolean, work: (store: Store) => Promise<Result>): Promise<Result> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${importLock}) as free`.execute(db);
  if (!rows[0]?.free) throw new Busy();
  await sql`create temporary table import_seen (identifier text primary key, at text not null) on commit drop`.execute(db);
  return work(new Store(db, true, drafts));
}

export class Store {
  private readonly db: Database;
  /** Whether the transaction is another's: a batch is then no transaction of its own. */
  private readonly isWithin: boolean;
  private readonly drafts: boolean;
  private readonly known = new Known();
  /** All that a run writes is one act in the history of the records. */
  readonly act = newBatch();

  constructor(db: Database, isWithin: boolean, drafts = false) {
    this.db = db;
    this.isWithin = isWithin;
    this.drafts = drafts;
  }

  /**
   * Writes a batch; what the database refuses is found by halving and left out, the rest is written. Adds to `figures` and
   * returns what was left out. Throws where the database is not to be reached; then nothing of the batch is written.
   */
  async write(batch: Prepared[], figures: Figures): Promise<Refusal[]> {
    if (batch.length === 0) return [];
    this.known.shrink();
    if (!this.isWithin) await sql`begin`.execute(this.db);
    try {
      await setWriteContext(this.db, 'import', this.act);
      const refusals = await this.writePart(batch, figures);
      if (!this.isWithin) await sql`commit`.execute(this.db);
      return refusals;
    } catch (error) {
      if (!this.isWithin) await sql`rollback`.execute(this.db).catch(() => {}); // a lost connection rolls back by itself
      throw error;
    }
  }

  private async writePart(part: Prepared[], figures: Figures): Promise<Refusal[]> {
    const its = noFigures();
    await sql`savepoint part`.execute(this.db);
    try {
      const refusals = await this.writeAll(part, its);
      await sql`release savepoint part`.execute(this.db);
      addFigures(figures, its);
      return refusals;
    } catch (error) {
      const reason = refusalOf(error);
      if (reason === null) throw error;
      await sql`rollback to savepoint part`.execute(this.db);
      this.known.forget();
      const [first] = part;
      if (first && part.length === 1) {
        figures.wrong += 1;
        return [{ at: first.at, problem: { code: 'refused', detail: reason } }];
      }
      const middle = Math.ceil(part.length / 2);
      return [...(await this.writePart(part.slice(0, middle), figures)), ...(await this.writePart(part.slice(middle), figures))];
    }
  }

  private async writeAll(part: Prepared[], figures: Figures): Promise<Refusal[]> {
    const { events, refusals } = await this.firstOfEach(part);
    figures.wrong += refusals.length;
    await makeNames(this.db, this.known, events, figures);
    await makePeople(this.db, this.known, events, figures);
    await makeWorks(this.db, this.known, events, figures);
    await writeEvents(this.db, this.known, await placeEvents(this.db, this.known, events, figures), { figures, drafts: this.drafts });
    return refusals;
  }

  /** An identifier counts once in a run: otherwise the later of two events would change the earlier with every run. */
  private async firstOfEach(part: Prepared[]): Promise<{ events: Prepared[]; refusals: Refusal[] }> {
    const list = JSON.stringify(part.map(({ identifier, at }) => ({ identifier, at })));
    const { rows } = await sql<{ identifier: string; at: string }>`
      insert into import_seen select identifier, at from jsonb_to_recordset(${list}::jsonb) as r(identifier text, at text)
      on conflict do nothing returning identifier, at`.execute(this.db);
    if (rows.length === part.length) return { events: part, refusals: [] };
    const fresh = new Map(rows.map(({ identifier, at }) => [identifier, at]));
    const events: Prepared[] = [];
    const again: Prepared[] = [];
    for (const event of part) {
      const isFirst = fresh.get(event.identifier) === event.at;
      fresh.delete(event.identifier);
      (isFirst ? events : again).push(event);
    }
    const places = await sql<{ identifier: string; at: string }>`
      select identifier, at from import_seen where identifier = any(${again.map(({ identifier }) => identifier)})`.execute(this.db);
    const earlier = new Map(places.rows.map(({ identifier, at }) => [identifier, at]));
    return { events, refusals: again.map(({ identifier, at }) => ({ at, problem: { code: 'duplicate', detail: earlier.get(identifier) } })) };
  }
}

/** What the database says against a value; null for what is no fault of the record. Classes of PostgreSQL's error codes. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return /^(22|23|54)...$/.test(String(error.code)) ? error.message : null;
}
