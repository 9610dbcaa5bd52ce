import pg from 'pg';
import { databaseUrl } from '../changes.ts';

export const records = 100_000;
/** Of persons; each has as many of them. */
export const departments = 40;

/** Beside the 100,000 events; what is searched of persons is measured by itself. Answers one of each kind that lists are narrowed to. */
export async function fillBackOffice(dataDir: string): Promise<{ department: number; room: number; series: number }> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await client.query(`insert into person_category (name, sort) select jsonb_build_object('de', 'Bereich ' || n), n from generate_series(1, ${departments}) n`);
  await client.query('alter table person disable trigger search_changed');
  await client.query(`
    insert into person (name, sort_name, category_id)
    select 'Person ' || md5(n::text), md5((n * 7)::text), case when n % 5 > 0 then (select max(id) from person_category) - n % ${departments} end
      from generate_series(1, ${records}) n`);
  await client.query('alter table person enable trigger search_changed');
  await client.query(
    `insert into redirect_rule (old_path, new_path) select '/de/alt/' || md5(n::text), '/de/neu/' || md5((n % 500)::text) from generate_series(1, ${records}) n`,
  );
  await client.query('vacuum analyze person, redirect_rule');
  const { rows } = await client.query(
    'select (select max(id) - 1 from person_category) as department, (select max(id) from room) as room, (select max(id) from series) as series',
  );
  await client.end();
  return rows[0];
}
