import { sql } from 'kysely';
import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import { notFoundCounterService } from '#features/error-log/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { notFoundContract } from './contract.ts';
import { pathById, pathsWhere, setIgnored, type Totals, totalsWhere } from './queries.server.ts';
import { suggestTarget } from './suggest-target.server.ts';

export const notFoundOperations = implement(notFoundContract, {
  notFoundPaths: async ({ query }, { db, baseUrl, language, service }) => {
    const { q = '', state, page, page_size } = query;
    await service(notFoundCounterService)
      .flush()
      .catch(() => {}); // reported where it is tried again; the list shows what was written before
    const wanted = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const matches = sql`state = ${state} and lower(coalesce(plain_path, path)) like ${wanted}`;
    const [{ rows }, counted] = await Promise.all([pathsWhere(db, matches, page_size, page), totalsWhere(db, matches)]);
    if (page > 1 && rows.length === 0) return problem('page_not_found');
    const { count, ...totals } = counted.rows[0] as Totals & { count: number }; // an aggregate has one row
    const { host } = new URL(baseUrl);
    const results = rows.map(({ redirect, to, first_seen, last_seen, ...row }) => ({
      id: row.id,
      path: row.path,
      plain_path: row.plain_path,
      count: row.count,
      by_bots: row.by_bots,
      referring_host: row.referring_host,
      is_own_link: row.referring_host === host,
      first_seen: toBerlinIso(first_seen),
      last_seen: toBerlinIso(last_seen),
      mended_by: to === null ? null : { redirect, to },
    }));
    return { count, ...pageLinks('/api/not-found-paths/', language, query, count), results, totals };
  },

  suggestTarget: async ({ parameters: { id } }, { db }) => {
    const found = await pathById(db, id);
    if (!found) return problem('not_found');
    return { path: await suggestTarget(db, found.plain_path ?? found.path) };
  },

  ignorePath: async ({ parameters: { id } }, { db, now }) => ((await setIgnored(db, id, now)) ? undefined : problem('not_found')),

  noticePath: async ({ parameters: { id } }, { db }) => ((await setIgnored(db, id, null)) ? undefined : problem('not_found')),
});
