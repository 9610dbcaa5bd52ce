import { sql } from 'kysely';
import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { pagesOfRelease } from '#features/cms/index.server.ts';
import { releasesContract } from './contract.ts';
import { dates, releaseExists } from './queries/releases.server.ts';

export const releaseOperations = implement(releasesContract, {
  releaseContents: async ({ parameters: { id } }, { db, language }) => {
    if (!(await releaseExists(db, id))) return problem('not_found');
    const [pages, held, left] = await Promise.all([
      pagesOfRelease(db, id, language),
      // Its production is neither online nor going online with it.
      dates(db, sql`event.release_id = ${id} and not production.is_online and production.release_id is distinct from ${id}`, language),
      dates(db, sql`production.release_id = ${id} and event.release_id is null and not event.is_online and not event.waits_for_production`, language),
    ]);
    return { pages, held: held.rows, held_count: held.count, left: left.rows, left_count: left.count };
  },
});
