import { type RawBuilder, sql } from 'kysely';
import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { pagesOfRelease } from '#features/cms/index.server.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { type LeftDate, releasesContract } from './contract.ts';
import { maxNamedDates } from './limits.ts';

export const releaseOperations = implement(releasesContract, {
  releaseContents: async ({ parameters: { id } }, { db, language }) => {
    if (!(await db.selectFrom('release').select('id').where('id', '=', id).executeTakeFirst())) return problem('not_found');
    const [pages, held, left] = await Promise.all([
      pagesOfRelease(db, id, language),
      // Its production is neither online nor going online with it.
      dates(db, sql`event.release_id = ${id} and not production.is_online and production.release_id is distinct from ${id}`, language),
      dates(db, sql`production.release_id = ${id} and event.release_id is null and not event.is_online and not event.waits_for_production`, language),
    ]);
    return { pages, held: held.rows, held_count: held.count, left: left.rows, left_count: left.count };
  },
});

async function dates(db: Database, condition: RawBuilder<unknown>, language: Language): Promise<{ count: number; rows: LeftDate[] }> {
  const { rows } = await sql<{ id: number; title: Localised; day: string; n: number }>`
    select event.id, coalesce(event.title, production.title) as title, event.day, count(*) over () as n
      from event join production on production.id = event.production_id where ${condition} order by event.date_start, event.id limit ${maxNamedDates}`.execute(
    db,
  );
  const named = rows.map(({ id, title, day }) => {
    const { text, lang } = choose(title, language);
    return { id, title: text, ...(lang && { lang }), day };
  });
  return { count: Number(rows[0]?.n ?? 0), rows: named };
}
