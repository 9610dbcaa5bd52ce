import { sql } from 'kysely';
import { connect, createPool, type Database } from '#db/database.server.ts';

export type Stored = { events: number; half: number };

/**
 * How many events there are, and how many of them are not whole, without a title, a room or what they were read as; with what is
 * remembered of events and productions that were never written.
 */
export async function stored(db: Database): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select (select count(*)::int from event) as events,
      (select count(*)::int from event e join production p on p.id = e.production_id left join imported_record m on m.kind = 'event' and m.identifier = e.identifier
        where coalesce(e.title, p.title) = '{}' or m.said is null or not m.said ?& '{times,status,room_id,production_id}')
      + (select count(*)::int from imported_record m where m.kind = 'event' and not exists (select from event e where e.identifier = m.identifier))
      + (select count(*)::int from imported_record m where m.kind = 'production' and not exists (select from production p where p.identifier = m.identifier)) as half`.execute(
    db,
  );
  return rows[0] ?? { events: 0, half: 0 };
}

const tables = ['production', 'event', 'credit', 'programme_item', 'imported_record', 'room', 'person'];

/** Lets the database fail at the n-th row that is written from now on, once; of its own accord it does so never. */
export async function faults(db: Database): Promise<{ at(row: number, code: string): Promise<void>; off(): Promise<void> }> {
  await sql`create table fault (at int not null, code text not null)`.execute(db);
  await sql`create sequence fault_rows`.execute(db);
  await sql`create function raise_fault() returns trigger language plpgsql as $$
    begin
      if nextval('fault_rows') = (select at from fault) then
        raise exception 'a fault' using errcode = (select code from fault);
      end if;
      return null;
    end $$`.execute(db);
  for (const table of tables)
    await sql`create trigger raise_fault after insert or update on ${sql.table(table)} for each row execute function raise_fault()`.execute(db);
  const off = async () => {
    await sql`delete from fault`.execute(db);
  };
  return {
    off,
    at: async (row, code) => {
      await off();
      await sql`insert into fault values (${row}, ${code})`.execute(db);
      await sql`select setval('fault_rows', 1, false)`.execute(db);
    },
  };
}

const ofTransactions = /^\s*(begin|commit|rollback|savepoint|release)\b/i;

/** The same database for a run that leaves out its transactions: what is written before a fault stays. */
export function withoutTransactions(url: string): Database {
  const pool = createPool({ connectionString: url }, 2);
  const deaf = <Client extends object>(client: Client): Client =>
    new Proxy(client, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== 'function') return value;
        if (key !== 'query') return value.bind(target);
        return (text: unknown, ...more: unknown[]) => value.call(target, typeof text === 'string' && ofTransactions.test(text) ? 'select 1' : text, ...more);
      },
    });
  return connect({ options: pool.options, connect: async () => deaf(await pool.connect()), end: () => pool.end() });
}
