import { CachedReads } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised, ownOr } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';
import { overAt } from '../period.ts';
import { type ListPosition, neighbour } from './queries/neighbours.server.ts';

const found = new CachedReads(500);

type Moment = { now: Date; isOver: boolean };

/**
 * The events before and after one in the whole programme, each or null at the ends. Before one that is still to come, or
 * still on, nothing stands that is over: nobody can go there any more.
 */
export async function neighboursOf(db: Database, position: ListPosition, language: Language, { now, isOver }: Moment) {
  const [before, next] = await found.get(db, `${position.id} ${position.date_start.getTime()}`, null, () =>
    Promise.all([neighbour(db, position, 'desc'), neighbour(db, position, 'asc')]),
  );
  const previous = before && (isOver || overAt(before) > now) ? before : null;
  if (previous && !isOver) setStaleAt(overAt(previous));
  return { previous: previous && presentOther(previous, language), next: next && presentOther(next, language) };
}

export function presentOther(row: { id: number; own_title: Localised | null; title: Localised; day: string }, language: Language) {
  const { text: title, lang } = choose(ownOr(row.own_title, row.title), language);
  const slug = slugOf(title);
  return { id: row.id, slug, link: { url: href('event', language, { slug, id: row.id }) }, title, ...(lang ? { lang } : {}), day: row.day };
}
