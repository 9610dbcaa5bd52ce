import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { cachedApp } from '../../../tests/support/cached-app.ts';
import { operations } from '../site.server.ts';
import { cacheKeyOf } from './cache-key.server.ts';

// Whatever call answers otherwise after a change of any column must have been purged; new calls and columns are covered.
/** `FOYER_SWEEP=all npx vitest run src/server/page-cache/columns.test.ts` changes every column; else each third, for the time that it takes. */
const isLong = process.env.FOYER_SWEEP === 'all';
const site = await testApp({ demo: true });
// A third of the events: each change is of all rows, and each row's words for the search are worked out anew.
if (!isLong) await sql`delete from event where id % 3 <> 0`.execute(site.db);
const one = await cachedApp(site);
const { results } = await (await site.get('/de/api/events/')).json();
const paths = [
  ...operations
    .map(({ endpoint }) => endpoint)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => `/de${path.replace('{id}', path.includes('/events/') ? results[0].id : '1')}`),
  '/sitemap.xml',
].filter((path) => cacheKeyOf(path) !== null);

/** Of one room that has events, as that of all takes a third of the time. */
async function calendarPath(): Promise<string> {
  if (isLong) return '/de/api/events.ics';
  const { rows } = await sql<{
    id: number;
  }>`select room_id as id from event where is_online and room_id is not null group by 1 order by count(*) limit 1`.execute(site.db);
  return `/de/api/events.ics?room=${rows[0]?.id ?? 1}`;
}
let withCalendar = 0;

const { rows: columns } = await sql<{ name: string; column: string; type: string; kind: string }>`
  select relname as name, attname as column, format_type(atttypid, atttypmod) as type, typtype::text as kind
  from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
  where relkind = 'r' and relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''
    and relname not in ('change', 'schema_migration') and exists (select from pg_trigger where tgrelid = attrelid and tgname = 'tell_update')
  order by 1, attnum`.execute(site.db);

/** In SQL; null: of such a column there is none to be made up. */
function otherValue({ column, type, kind }: (typeof columns)[number]): string | null {
  if (kind === 'e') return `case when "${column}" = (enum_range(null::${type}))[1] then (enum_range(null::${type}))[2] else (enum_range(null::${type}))[1] end`;
  if (type === 'text') return `"${column}" || 'x'`;
  if (type === 'text[]') return `array_append("${column}", 'x')`;
  if (type === 'integer[]') return `array_append("${column}", 1)`;
  if (type === 'boolean') return `not "${column}"`;
  if (type === 'integer' || type === 'real') return `"${column}" + 1`;
  if (type === 'date') return `"${column}" + 1`;
  if (type.startsWith('time without')) return `"${column}" + interval '1 minute'`;
  if (type.startsWith('timestamp')) return `"${column}" + interval '1 day'`;
  if (type !== 'jsonb') return null;
  return `case jsonb_typeof("${column}") when 'object' then "${column}" || '{"de": "/anders", "en": "/other"}' when 'array' then '[]' when 'boolean' then to_jsonb(not ("${column}")::boolean) else '"anders"' end`;
}

/** A forbidden value is tried as another row's; false: the table allows neither. */
async function change(column: (typeof columns)[number]): Promise<boolean> {
  const values = [otherValue(column), `(select max("${column.column}") from "${column.name}")`].filter((value) => value !== null);
  for (const value of values) {
    const { numAffectedRows = 0n } = await sql
      .raw(`update "${column.name}" set "${column.column}" = ${value}`)
      .execute(site.db)
      .catch(() => ({ numAffectedRows: 0n }));
    if (numAffectedRows > 0n) return true;
  }
  return false;
}

const textOf = async (path: string) => (await one.getFresh(path)).text();

async function untrue(column: (typeof columns)[number]): Promise<{ isChanged: boolean; purged: number; missed: string[] }> {
  const calendar = await calendarPath();
  const asked = [...paths, calendar];
  for (const path of asked) await textOf(path);
  if ((await textOf(calendar)).includes('BEGIN:VEVENT')) withCalendar += 1;
  const before = asked.filter((path) => one.cache.find(path));
  const isChanged = await change(column);
  await one.changes.sync();
  const cached = asked.filter((path) => one.cache.find(path));
  const missed: string[] = [];
  // Those that have read nothing of the table are compared in the longer form, `FOYER_SWEEP=all`.
  const compared = cached.filter((path) => isLong || one.cache.find(path)?.dependencies.tables.has(column.name));
  for (const path of compared) if ((await (await site.get(path)).text()) !== (await textOf(path))) missed.push(path);
  return { isChanged, purged: before.length - cached.length, missed };
}

test('there are calls and columns', () => {
  expect(paths.length).toBeGreaterThan(12);
  expect(columns.length).toBeGreaterThan(80);
});

test(
  'whatever column is changed, no call is kept that would answer otherwise',
  async () => {
    const seen = new Map<string, { isChanged: boolean; purged: number }>();
    for (const column of columns.filter((_, index) => isLong || index % 3 === 0)) {
      const { missed, ...rest } = await untrue(column);
      seen.set(`${column.name}.${column.column}`, rest);
      expect(missed, `${column.name}.${column.column}`).toEqual([]);
    }
    const read = [...seen.values()].filter(({ purged }) => purged > 0).length;
    expect(read).toBeGreaterThan(isLong ? 50 : 15);
    expect(withCalendar).toBeGreaterThan(seen.size * 0.9);
    // What no call reads purges nothing.
    for (const name of ['room.aliases', 'event_booking.as_of', 'work.key'])
      if (seen.get(name)?.isChanged) expect([name, seen.get(name)?.purged]).toEqual([name, 0]);
  },
  isLong ? 600_000 : 300_000,
);

test('without the trigger of a table that fails', async () => {
  await sql`update room set name = '{"de": "Saal", "en": "Hall"}'`.execute(site.db);
  await sql`alter table room disable trigger tell_update`.execute(site.db);
  await one.changes.sync();
  const column = columns.find(({ name, column: own }) => name === 'room' && own === 'name');
  if (!column) throw new Error('A room has a name.');
  expect((await untrue(column)).missed).not.toEqual([]);
});
