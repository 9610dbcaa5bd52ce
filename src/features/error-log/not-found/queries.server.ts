import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { maxRowsOfKind, retentionDays } from './limits.ts';
import type { Missed } from './missed-request.server.ts';

/** A path, and how often it was asked for since the last time. */
export type CountedPath = Omit<Missed, 'isBot'> & { count: number; byBots: number; first: Date; last: Date };

/** Adds to what is known, in one statement and in one order, or two processes would wait for each other. */
export async function storePaths(db: Database, counted: readonly CountedPath[]): Promise<void> {
  if (counted.length === 0) return;
  // A path may have been gathered as a scanner's and, with a link that leads to it, as one of the venue's own.
  const sorted = [...mergeByPath(counted).values()].sort((one, other) => (one.path < other.path ? -1 : 1));
  const list = <T>(of: (one: CountedPath) => T) => sorted.map(of);
  await sql`
    insert into not_found_path as known (path, plain_path, count, by_bots, referring_host, is_scanner, first_seen, last_seen)
    select * from unnest(
      ${list(({ path }) => path)}::text[], ${list(({ plainPath }) => plainPath)}::text[], ${list(({ count }) => count)}::int[],
      ${list(({ byBots }) => byBots)}::int[], ${list(({ host }) => host)}::text[], ${list(({ isScanner }) => isScanner)}::boolean[],
      ${list(({ first }) => first)}::timestamptz[], ${list(({ last }) => last)}::timestamptz[])
    on conflict (path) do update set
      count = least(known.count::bigint + excluded.count, 2000000000), by_bots = least(known.by_bots::bigint + excluded.by_bots, 2000000000),
      referring_host = coalesce(excluded.referring_host, known.referring_host), is_scanner = known.is_scanner and excluded.is_scanner,
      last_seen = greatest(known.last_seen, excluded.last_seen)`.execute(db);
}

function mergeByPath(counted: readonly CountedPath[]): Map<string, CountedPath> {
  const merged = new Map<string, CountedPath>();
  for (const path of counted) {
    const known = merged.get(path.path);
    merged.set(
      path.path,
      known
        ? {
            ...known,
            count: known.count + path.count,
            byBots: known.byBots + path.byBots,
            host: path.host ?? known.host,
            isScanner: known.isScanner && path.isScanner,
            first: path.first < known.first ? path.first : known.first,
            last: path.last > known.last ? path.last : known.last,
          }
        : path,
    );
  }
  return merged;
}

/** Keeps what is asked for often and lately, of each kind as many as it may have; what nobody asks for any more goes. */
export async function forgetPaths(db: Database, now: Date): Promise<void> {
  const { own, scanner, ignored } = maxRowsOfKind;
  await sql`
    delete from not_found_path where id in (
      select id from (
        select id, last_seen, kind, row_number() over (partition by kind order by count desc, last_seen desc, id desc) as place from (
          select id, count, last_seen, case when ignored_at is not null then 'ignored' when is_scanner then 'scanner' else 'own' end as kind from not_found_path
        ) as path
      ) as ranked
      where last_seen < ${new Date(now.getTime() - retentionDays * 86_400_000)}::timestamptz
        or place > case kind when 'ignored' then ${ignored}::int when 'scanner' then ${scanner}::int else ${own}::int end
    )`.execute(db);
}
