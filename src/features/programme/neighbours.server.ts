import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';
import { ownOr } from './present.server.ts';

type Place = { id: number; date_start: Date };

/** The events before and after one in the whole programme, each or null at the ends. */
export async function neighboursOf(db: Database, place: Place, language: Language) {
  const [previous, next] = await Promise.all([neighbour(db, place, 'desc'), neighbour(db, place, 'asc')]);
  return { previous: previous && present(previous, language), next: next && present(next, language) };
}

async function neighbour(db: Database, { id, date_start }: Place, direction: 'asc' | 'desc') {
  const beyond = direction === 'asc' ? '>' : '<';
  const row = await db
    .selectFrom('event')
    .innerJoin('production', 'production.id', 'event.production_id')
    .select(['event.id', 'event.day', 'event.title as own_title', 'production.title'])
    .where('event.is_online', '=', true)
    .where('event.id', '!=', id)
    .where((eb) => eb(eb.refTuple('event.date_start', 'event.id'), beyond, eb.tuple(date_start, id)))
    .orderBy('event.date_start', direction)
    .orderBy('event.id', direction)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

function present(row: NonNullable<Awaited<ReturnType<typeof neighbour>>>, language: Language) {
  const title = choose(ownOr(row.own_title, row.title), language).text;
  const slug = slugOf(title);
  return { id: row.id, slug, link: { url: href('event', language, { slug, id: row.id }) }, title, day: row.day };
}
