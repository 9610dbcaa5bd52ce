import type pg from 'pg';

/** What concerns one moment alone, or would let somebody in again: sessions, links in mails. None of it is stored. */
export const omitted: ReadonlySet<string> = new Set(['change', 'order_place', 'presence', 'rate_limit', 'search_turn', 'user_session', 'user_token']);

export type Table = { name: string; columns: string[]; key: string[] };

/** The tables to store, with the columns that are not computed, and their primary keys, in whose order rows are copied. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select attname::text from pg_index i cross join unnest(i.indkey) with ordinality as k(attnum, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum where i.indrelid = c.oid and i.indisprimary order by place) as key
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' order by c.relname`);
  return rows.filter(({ name }) => !omitted.has(name));
}

export type Sequence = { name: string; last: number; is_called: boolean };

/** Where the counters of all tables stand. They follow no snapshot: read after the rows, none is behind one of them. */
export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows: names } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`,
  );
  const found: Sequence[] = [];
  for (const { name } of names) {
    const { rows } = await client.query<{ last: string; is_called: boolean }>(`select last_value::text as last, is_called from ${quote(name)}`);
    for (const { last, is_called } of rows) found.push({ name, last: Number(last), is_called });
  }
  return found;
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quoteAll = (names: readonly string[]): string => names.map(quote).join(', ');
