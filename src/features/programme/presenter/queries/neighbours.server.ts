import type { Database } from '#db/database.server.ts';

export type ListPosition = { id: number; date_start: Date };

export async function neighbour(db: Database, { id, date_start }: ListPosition, direction: 'asc' | 'desc') {
  const beyond = direction === 'asc' ? '>' : '<';
  const row = await db
    .selectFrom('event')
    .innerJoin('production', 'production.id', 'event.production_id')
    .select(['event.id', 'event.day', 'event.date_start', 'event.date_end', 'event.time_known', 'event.title as own_title', 'production.title'])
    .where('event.is_online', '=', true)
    .where('event.id', '!=', id)
    .where((eb) => eb(eb.refTuple('event.date_start', 'event.id'), beyond, eb.tuple(date_start, id)))
    .orderBy('event.date_start', direction)
    .orderBy('event.id', direction)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
