import type pg from 'pg';
import type { Change, Key } from '../recorded-reads.server.ts';

type Row = { position: string; is_known: boolean; changes: { name: string; kind: Change['kind']; ids: Key[] | null; columns: string[] }[] | null };

/** Hours for which changes are kept in the database. */
const retentionHours = 24;
const cleanEvery = 3_600_000;

/** A position is PostgreSQL's snapshot, which knows transactions under way, and its moment, as older changes are removed. */
export class ChangeReader {
  pool: Pick<pg.Pool, 'query'> | null = null;
  position: string | null = null;
  #cleanedAt = Number.NEGATIVE_INFINITY;

  /** The changes since the last reading; null where that was too long ago, or on another server. */
  async read(client: pg.Client | null): Promise<readonly Change[] | null> {
    const connection = client ?? this.pool;
    if (!connection) throw new Error('Connection terminated: nobody can be asked what has changed.');
    const { rows } = await (connection as pg.Client).query<Row>(this.position === null ? begin : next, this.position === null ? [] : [this.position]);
    const [row] = rows;
    if (!row) throw new Error('The table of changes does not answer.');
    this.position = row.position;
    await this.#clean(connection);
    if (!row.is_known) return null;
    return (row.changes ?? []).map(({ name, ...change }) => ({ table: name, ...change }));
  }

  async #clean(connection: Pick<pg.Pool, 'query'>): Promise<void> {
    if (performance.now() - this.#cleanedAt < cleanEvery) return;
    this.#cleanedAt = performance.now();
    await connection.query(`delete from change where at < now() - interval '${retentionHours} hours'`);
  }
}

/**
 * A standby that took over counts transactions anew from what it had received: numbers that a snapshot of the former primary knows
 * as over may come again. Its timeline is another one.
 */
const timeline = `case when pg_is_in_recovery() then 'standby' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end`;
/** 'system identifier/timeline|database|moment|snapshot' */
const here = `(select system_identifier from pg_control_system()) || '/' || ${timeline} || '|' || (select oid from pg_database where datname = current_database())`;
const position = `${here} || '|' || extract(epoch from statement_timestamp()) || '|' || pg_current_snapshot()`;

const begin = `select ${position} as position, true as is_known, null as changes`;

const next = `
  with last as (
    select split_part($1, '|', 1) || '|' || split_part($1, '|', 2) as place, split_part($1, '|', 3)::numeric as moment, split_part($1, '|', 4)::pg_snapshot as snapshot
  )
  select ${position} as position,
    last.place = ${here} and last.moment > extract(epoch from now() - interval '${retentionHours - 1} hours') as is_known,
    (select jsonb_agg(jsonb_build_object('name', name, 'kind', kind, 'ids', ids, 'columns', columns) order by id)
     from change where xact >= pg_snapshot_xmin(last.snapshot) and not pg_visible_in_snapshot(xact, last.snapshot)) as changes
  from last`;
