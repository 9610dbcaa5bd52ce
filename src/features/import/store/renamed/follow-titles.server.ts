import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Prepared } from '../../prepare.ts';
import type { Known, KnownProduction } from '../known.server.ts';

type Load = (db: Database, condition: ReturnType<typeof sql>) => Promise<(Omit<KnownProduction, 'byHand'> & { identifier: string | null })[]>;
type Renamed = { id: number; old: string; identifier: string; lead: string };

/**
 * A production that is known by its title keeps its dates where the file has another title for all of them: it is the one that is
 * renamed. All of them are those that are in the file and those to come; dates that were keep the title they had.
 */
export async function followTitles(db: Database, known: Known, events: readonly Prepared[], load: Load): Promise<void> {
  const asked = events.filter(({ production: { byTitle, identifier } }) => byTitle && !known.productions.has(identifier));
  if (asked.length === 0) return;
  const list = JSON.stringify(events.map(({ identifier, production }, position) => ({ identifier, position, production: production.identifier })));
  const { rows } = await sql<Renamed>`
    with read as (select * from jsonb_to_recordset(${list}::jsonb) as r(identifier text, position int, production text)),
    -- Once, and not for each date of all productions that are known by their titles.
    asked as materialized (select distinct production_id from event join read using (identifier)
      where production = any(${asked.map(({ production }) => production.identifier)}))
    select p.id, p.identifier as old, min(r.production) as identifier, (array_agg(r.identifier order by r.position) filter (where r.identifier is not null))[1] as lead
    from asked join event e using (production_id) join production p on p.id = e.production_id join imported_record m on m.kind = 'event' and m.identifier = e.identifier
      left join read r on r.identifier = e.identifier
    where starts_with(p.identifier, 'title:')
      and (r.identifier is not null or e.date_start > now())
      and m.said->'production_id' = to_jsonb(e.production_id)
    group by p.id having count(*) = count(r.identifier) and count(distinct r.production) = 1 order by min(r.position)`.execute(db);
  for (const { id, old, identifier, lead } of rows) {
    if (known.productions.has(identifier)) continue;
    await sql`update production set identifier = ${identifier} where id = ${id}`.execute(db);
    await sql`delete from imported_record where kind = 'production' and identifier = ${identifier}`.execute(db);
    await sql`update imported_record set identifier = ${identifier} where kind = 'production' and identifier = ${old}`.execute(db);
    known.productions.delete(old);
    const [production] = await load(db, sql`p.id = ${id}`);
    if (production) known.productions.set(identifier, { ...production, lead, byHand: false });
  }
}
