import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { newBatch, setWriteContext } from '#resources/index.server.ts';
import { addStats, emptyStats, type ImportStats } from '../import-stats.ts';
import type { MissingChoice, ReturningChoice } from '../missing-choices.ts';
import { type NamedSource, saveSource } from '../named-source/named-sources.server.ts';
import type { NameAliases } from '../named-source/stored-reading.ts';
import type { Prepared } from '../prepare.ts';
import { writeEvents } from './events.server.ts';
import { withoutDeleted } from './imported-records.server.ts';
import { type AskedName, Known, loadNames } from './known.server.ts';
import { makeNames } from './names.server.ts';
import { updateOwnEvents } from './own-events/own-events.server.ts';
import { makePeople, makeWorks } from './people.server.ts';
import { matchEvents } from './productions.server.ts';
import type { Refusal } from './refusal.ts';
import { findGone, type GoneDate } from './source-dates/gone.server.ts';
import { type ReturnedDate, takeBack } from './source-dates/returned.server.ts';
import { type SettledSource, settleSources } from './source-dates/settle-sources.server.ts';

export type Written = { refusals: Refusal[]; retained: Refusal[] };

export type StoreSettings = {
  /** New dates are offline. */
  drafts?: boolean;
  aliases?: NameAliases;
  /** What becomes of dates that are in the source again. */
  returning?: ReturningChoice;
};

/** Another import holds the lock. */
export class Busy extends Error {}

/** Of what was read in a run; `known_as`: the source that a date was of before. */
const seenColumns = sql`(identifier text primary key, at text not null, source text not null, known_as text, occurrence_of text, is_of_rule boolean not null, day date not null)`;

/** Any number, the same for all processes. */
const importLock = 4_713_003;

/**
 * A run of an import on one connection. Each batch is a transaction; with `dryRun` there is one for all, which is rolled back,
 * so its figures are those of a real run. Throws `Busy` while another import runs.
 */
export async function withStore<Result>(
  db: Database,
  { dryRun, ...settings }: StoreSettings & { dryRun: boolean },
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_lock(${importLock}) as free`.execute(connection);
    if (!rows[0]?.free) throw new Busy();
    try {
      if (dryRun) await sql`begin`.execute(connection);
      await sql`create temporary table import_seen ${seenColumns}`.execute(connection);
      return await work(new Store(connection, dryRun, settings));
    } finally {
      // The connection may be what failed; then there is nothing to tidy up on it.
      if (dryRun) await sql`rollback`.execute(connection).catch(() => {});
      await sql`drop table if exists pg_temp.import_seen`.execute(connection).catch(() => {});
      await sql`select pg_advisory_unlock(${importLock})`.execute(connection).catch(() => {});
    }
  });
}

/** A run within a transaction that is somebody else's, who commits it or rolls it back. Throws `Busy` while another import runs. */
export async function withinTransaction<Result>(db: Database, settings: StoreSettings, work: (store: Store) => Promise<Result>): Promise<Result> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${importLock}) as free`.execute(db);
  if (!rows[0]?.free) throw new Busy();
  await sql`create temporary table import_seen ${seenColumns} on commit drop`.execute(db);
  return work(new Store(db, true, settings));
}

export class Store {
  private readonly db: Database;
  private readonly isWithin: boolean;
  private readonly drafts: boolean;
  private readonly returning: ReturningChoice;
  private readonly known: Known;
  private named: { source: NamedSource; fileKey: string } | null = null;
  /** What the files count as, once all is read. */
  settled: SettledSource[] = [];
  readonly returned: ReturnedDate[] = [];
  /** Dates that are changed, of their own or by their production. */
  readonly changed: number[] = [];
  /** All that a run writes is one act in the history of the records. */
  readonly act = newBatch();

  constructor(db: Database, isWithin: boolean, { drafts = false, aliases = { rooms: new Map(), types: new Map() }, returning = 'name' }: StoreSettings = {}) {
    this.db = db;
    this.isWithin = isWithin;
    this.drafts = drafts;
    this.returning = returning;
    this.known = new Known(aliases);
  }

  get askedNames(): AskedName[] {
    return [...this.known.asked.values()];
  }

  /** Stores what was chosen for the source that is read. */
  async name(source: NamedSource, fileKey: string): Promise<void> {
    this.named = { source, fileKey };
    await this.inTransaction(() => saveSource(this.db, source, fileKey));
  }

  /**
   * Writes a batch; what the database refuses is found by halving and left out, the rest is written. Adds to `figures` and
   * returns what was left out (`refusals`), and what stays as staff have written or deleted it (`kept`). Throws where the database is not to be reached; then nothing of the batch is written.
   */
  async write(batch: Prepared[], stats: ImportStats): Promise<Written> {
    if (batch.length === 0) return { refusals: [], retained: [] };
    this.known.shrink();
    return this.inTransaction(() => this.writePart(batch, stats));
  }

  /** After all files: sees to the dates that they have no more. Where something could not be read they are named alone. */
  async takeAway(choice: MissingChoice | null, stats: ImportStats, now: Date): Promise<GoneDate[]> {
    const gone = await this.inTransaction(async () => {
      this.settled = await settleSources(this.db, this.named);
      return findGone(this.db, { choice: stats.wrong + stats.empty > 0 ? 'name' : choice, act: this.act, now });
    });
    stats.gone += gone.length;
    return gone;
  }

  private async inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!this.isWithin) await sql`begin`.execute(this.db);
    try {
      await setWriteContext(this.db, 'import', this.act);
      const result = await work();
      if (!this.isWithin) await sql`commit`.execute(this.db);
      return result;
    } catch (error) {
      if (!this.isWithin) await sql`rollback`.execute(this.db).catch(() => {}); // a lost connection rolls back by itself
      throw error;
    }
  }

  private async writePart(part: Prepared[], stats: ImportStats): Promise<Written> {
    const its = emptyStats();
    await sql`savepoint part`.execute(this.db);
    try {
      const written = await this.writeAll(part, its);
      await sql`release savepoint part`.execute(this.db);
      addStats(stats, its);
      return written;
    } catch (error) {
      const reason = refusalOf(error);
      if (reason === null) throw error;
      await sql`rollback to savepoint part`.execute(this.db);
      this.known.forget();
      const [first] = part;
      if (first && part.length === 1) {
        stats.wrong += 1;
        return { refusals: [{ at: first.at, problem: { code: 'refused', detail: reason } }], retained: [] };
      }
      const middle = Math.ceil(part.length / 2);
      const halves = [await this.writePart(part.slice(0, middle), stats), await this.writePart(part.slice(middle), stats)];
      return { refusals: halves.flatMap(({ refusals }) => refusals), retained: halves.flatMap(({ retained }) => retained) };
    }
  }

  private async writeAll(part: Prepared[], stats: ImportStats): Promise<Written> {
    const { events: first, refusals } = await this.firstOfEach(part);
    stats.wrong += refusals.length;
    const own = first.filter((event) => event.own !== null);
    if (own.length > 0) this.known.names ??= await loadNames(this.db, this.known.aliases);
    const updated = await updateOwnEvents(this.db, this.known, own);
    stats.changed += updated.changed;
    stats.unchanged += updated.unchanged;
    const { events: standing, deleted: gone } = await withoutDeleted(
      this.db,
      first.filter((event) => event.own === null),
    );
    const deleted = [...updated.deleted, ...gone];
    stats.deleted += deleted.length;
    const { events, returned, restored } = await takeBack(this.db, standing, { choice: this.returning, act: this.act });
    stats.returned += returned.length;
    await makeNames(this.db, this.known, events, stats);
    await makePeople(this.db, this.known, events, stats);
    await makeWorks(this.db, this.known, events, stats);
    const matched = await matchEvents(this.db, this.known, events, { stats, act: this.act });
    const { retained, changed } = await writeEvents(this.db, this.known, matched, { stats, drafts: this.drafts, act: this.act, restored });
    this.returned.push(...returned);
    this.changed.push(...changed);
    return { refusals, retained: [...deleted, ...updated.refusals, ...retained] };
  }

  /** An identifier counts once in a run: otherwise the later of two events would change the earlier with every run. */
  private async firstOfEach(part: Prepared[]): Promise<{ events: Prepared[]; refusals: Refusal[] }> {
    const list = JSON.stringify(
      part.map(({ identifier, at, source, occurrenceOf, isOfRule, day }) => ({
        identifier,
        at,
        source,
        occurrence_of: occurrenceOf,
        is_of_rule: isOfRule,
        day,
      })),
    );
    const { rows } = await sql<{ identifier: string; at: string }>`
      insert into import_seen select identifier, at, source, (select m.source from imported_record m where m.kind = 'event' and m.identifier = r.identifier),
        occurrence_of, is_of_rule, day
      from jsonb_to_recordset(${list}::jsonb) as r(identifier text, at text, source text, occurrence_of text, is_of_rule boolean, day date)
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

/** PostgreSQL's error codes; null for what is no fault of the record. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return /^(22|23|54)...$/.test(String(error.code)) ? error.message : null;
}
