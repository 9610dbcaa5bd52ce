import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { usedAssets } from '#features/media/index.server.ts';
import { dayOf, toBerlinIso } from '#i18n/berlin-time.ts';
import type { MediaDashboard } from './schema.ts';

const listed = 5;
type Counted = Omit<MediaDashboard, 'kinds' | 'latest' | 'largest'>;
type Item = { list: 'latest' | 'largest'; id: number; name: string; kind: string; size: number; created_at: Date };

/** Three statements. */
export async function readMedia(db: Database, now: Date): Promise<MediaDashboard> {
  const today = sql`${dayOf(now)}::date`;
  const named = sql`coalesce(nullif(name, ''), title ->> 'de', title ->> 'en', file)`;
  const own = sql`asset where deleted_at is null and belongs_to is null`;
  const [totals, kinds, items] = await Promise.all([
    sql<Counted>`
      select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes,
        count(*) filter (where kind = 'image' and not decorative and alt = '{}')::int as without_alt,
        count(*) filter (where credit = '{}' and copyright = '')::int as without_rights,
        count(*) filter (where copyright_until < ${today})::int as rights_ended,
        count(*) filter (where copyright_until between ${today} and ${today} + 30)::int as rights_end_30,
        count(*) filter (where copyright_until between ${today} and ${today} + 90)::int as rights_end_90,
        count(*) filter (where id not in ${usedAssets})::int as unused
      from ${own}`.execute(db),
    sql<MediaDashboard['kinds'][number]>`
      select kind, count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes from ${own} group by kind order by bytes desc, kind`.execute(db),
    sql<Item>`
      (select 'latest' as list, id, ${named} as name, kind, size::int, created_at from ${own} order by created_at desc, id desc limit ${listed})
      union all (select 'largest', id, ${named}, kind, size::int, created_at from ${own} order by size desc, id desc limit ${listed})`.execute(db),
  ]);
  const of = (list: Item['list']) =>
    items.rows.filter((row) => row.list === list).map(({ list: _, created_at, ...item }) => ({ ...item, at: toBerlinIso(created_at) }));
  return { ...(totals.rows[0] as Counted), kinds: kinds.rows, latest: of('latest'), largest: of('largest') }; // an aggregate has one row
}
