import type { Database } from '#db/database.server.ts';

/** How many events visitors can see, past ones too. */
export async function countEvents(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_online', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

export const pageRows = (db: Database) =>
  db
    .selectFrom('page')
    .select(['urls', 'updated_at'])
    .where('is_online', '=', true)
    .where('content_type', '=', 'page')
    .where('is_clickable', '=', true)
    .orderBy('id')
    .execute();

export const productionRows = (db: Database) =>
  db.selectFrom('production').select(['id', 'title', 'updated_at']).where('last_over', 'is not', null).orderBy('id').execute();

export const eventRows = (db: Database, offset: number, limit: number) =>
  db
    .selectFrom('event')
    .innerJoin('production', 'production.id', 'event.production_id')
    .select(['event.id', 'event.title as own_title', 'production.title'])
    .select((eb) => eb.fn<Date>('greatest', ['event.updated_at', 'production.updated_at']).as('changed'))
    .where('event.is_online', '=', true)
    .orderBy('event.id')
    .offset(offset)
    .limit(limit)
    .execute();
