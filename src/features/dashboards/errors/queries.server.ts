import { sql } from 'kysely';
import type { RequestContext } from '#api/request-context.server.ts';
import { notFoundCounterService } from '#features/error-log/index.server.ts';
import { notFoundPaths } from '#features/not-found/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { maxLines, maxNarrowed } from '../limits.ts';
import type { ErrorsDashboard } from './schema.ts';

type Missed = Omit<ErrorsDashboard['not_found'][number], 'first_seen' | 'last_seen' | 'is_own_link'> & { first_seen: Date; last_seen: Date };
type Failed = Omit<ErrorsDashboard['failed'][number], 'first_seen' | 'last_seen'> & { first_seen: Date; last_seen: Date };

/** Four statements beside what is written before. */
export async function readErrors({ db, now, baseUrl, service }: RequestContext, status?: number): Promise<ErrorsDashboard> {
  await service(notFoundCounterService)
    .flush()
    .catch(() => {}); // reported where it is tried again
  // Half as much with every week since it was last asked for.
  const weight = sql`count * exp(-0.1 * greatest(0, extract(epoch from ${now}::timestamptz - last_seen) / 86400)::float8)`;
  const [totals, missed, statuses, failed] = await Promise.all([
    sql<ErrorsDashboard['totals']>`
      select count(*) filter (where state = 'new')::int as new, count(*) filter (where state = 'ignored')::int as ignored,
        count(*) filter (where state = 'mended')::int as mended, count(*) filter (where state = 'scanners')::int as scanners from ${notFoundPaths}`.execute(db),
    sql<Missed>`
      select id, path.path, plain_path, count, by_bots, referring_host, first_seen, last_seen from ${notFoundPaths}
      where state = 'new' order by ${weight} desc, id limit ${maxLines}`.execute(db),
    sql<ErrorsDashboard['statuses'][number]>`
      select status, count(*)::int as paths, least(sum(count), 2000000000)::int as count from error_log group by status order by status`.execute(db),
    sql<Failed>`
      select path, status, count, reference, first_seen, last_seen from error_log
      where ${status ?? null}::int is null or status = ${status ?? null} order by ${weight} desc, id limit ${status === undefined ? maxLines : maxNarrowed}`.execute(
      db,
    ),
  ]);
  const { host } = new URL(baseUrl);
  const seen = ({ first_seen, last_seen }: { first_seen: Date; last_seen: Date }) => ({
    first_seen: toBerlinIso(first_seen),
    last_seen: toBerlinIso(last_seen),
  });
  return {
    totals: totals.rows[0] as ErrorsDashboard['totals'], // an aggregate has one row
    not_found: missed.rows.map((row) => ({ ...row, is_own_link: row.referring_host === host, ...seen(row) })),
    statuses: statuses.rows,
    failed: failed.rows.map((row) => ({ ...row, ...seen(row) })),
  };
}
