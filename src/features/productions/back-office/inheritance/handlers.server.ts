import { sql } from 'kysely';
import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { overAt } from '#features/programme/index.server.ts';
import { newBatch, setWriteContext } from '#resources/index.server.ts';
import { inheritanceContract, type OwnCounts } from './contract.ts';
import { hasOwnValue, inheritableNames, isPartner, type OwnFields, withoutOwn } from './fields.ts';

type DateRow = OwnFields & { id: number; date_start: Date; date_end: Date | null; time_known: boolean; day: string };

export const inheritanceOperations = implement(inheritanceContract, {
  inheritance: async ({ parameters: { id } }, { db, now }) => {
    const production = await ownFieldsOf(db, id);
    return production ? countOwn(production, await datesOf(db, id), now) : problem('not_found');
  },

  applyInheritance: async ({ parameters: { id }, body: { fields, which, expected } }, { db, now }) => {
    const production = await ownFieldsOf(db, id, true);
    if (!production) return problem('not_found');
    if (fields.some((name) => !hasOwnValue(production, name))) return problem('says_nothing');
    const rows = await datesOf(db, id, true);
    const meant = rows.filter((row) => (which === 'all' || overAt(row) > now) && fields.some((name) => hasOwnValue(row, name)));
    if (meant.length !== expected) return problem('changed_since');
    const batch = newBatch();
    await setWriteContext(db, 'bulk', batch);
    const kinds = fields.filter(isPartner).map((name) => name.slice(0, -1));
    const ids = meant.map(({ id: date }) => date);
    if (kinds.length > 0) await sql`delete from partnership where event_id = any (${ids}) and kind::text = any (${kinds})`.execute(db);
    const changed = meant.map((row) => {
      const { title, subtitle, description, image_id, details } = withoutOwn(row, fields);
      return { id: row.id, title, subtitle, description, image_id, details };
    });
    await sql`
      update event e set title = n.title, subtitle = n.subtitle, description = n.description, image_id = n.image_id, details = n.details
        from jsonb_populate_recordset(null::event, ${JSON.stringify(changed)}::jsonb) n where e.id = n.id`.execute(db);
    return { batch, changed: changed.length, own: countOwn(production, await datesOf(db, id), now) };
  },
});

const partnersOf = (alias: 'e' | 'p', column: 'event_id' | 'production_id') => {
  const count = (kind: string) => sql`(select count(*)::int from partnership where ${sql.ref(column)} = ${sql.ref(`${alias}.id`)} and kind = ${kind})`;
  return sql`${count('sponsor')} as sponsors, ${count('promoter')} as promoters`;
};

/** What a production says, its opening hours among the details as its dates have them. */
async function ownFieldsOf(db: Database, id: number, lock = false): Promise<OwnFields | undefined> {
  const { rows } = await sql<OwnFields & { opening_hours: unknown }>`
    select p.title, p.subtitle, p.description, p.image_id, p.details, p.opening_hours, ${partnersOf('p', 'production_id')},
           (select count(*)::int from event_media where production_id = p.id) as media
      from production p where p.id = ${id} ${lock ? sql`for update` : sql``}`.execute(db);
  const [row] = rows;
  return row && { ...row, details: { opening_hours: row.opening_hours, ...Object(row.details) } };
}

async function datesOf(db: Database, production: number, lock = false): Promise<DateRow[]> {
  const { rows } = await sql<DateRow>`
    select e.id, e.date_start, e.date_end, e.time_known, e.day::text, e.title, e.subtitle, e.description, e.image_id, e.details,
           ${partnersOf('e', 'event_id')}, 0 as media
      from event e where e.production_id = ${production} order by e.id ${lock ? sql`for update` : sql``}`.execute(db);
  return rows;
}

const countOwn = (production: OwnFields, dates: readonly DateRow[], now: Date): OwnCounts =>
  inheritableNames
    .filter((name) => hasOwnValue(production, name))
    .map((name) => {
      const own = dates.filter((row) => hasOwnValue(row, name));
      return { name, dates: own.length, coming: own.filter((row) => overAt(row) > now).length };
    })
    .filter(({ dates: n }) => n > 0);
