import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';

export const maxProductions = 500;

/** Those with something for the press, and those that are still to be seen or not yet shown. */
export function productionsOf(db: Database, now: Date) {
  const seen = sql<boolean>`production.is_online and production.last_over is not null`;
  return db
    .selectFrom('production')
    .leftJoin('press_link', 'press_link.production_id', 'production.id')
    .leftJoin('asset as document', (join) => join.onRef('document.id', '=', 'production.press_document_id').on('document.deleted_at', 'is', null))
    .leftJoin('press_fetch as linked', (join) => join.onRef('linked.production_id', '=', 'production.id').on('linked.by_link', '=', true))
    .leftJoin('press_fetch as opened', (join) => join.onRef('opened.production_id', '=', 'production.id').on('opened.by_link', '=', false))
    .select(['production.id', 'production.title', 'production.has_press', 'production.press_text', 'production.press_from'])
    .select(['press_link.token', 'document.name as document', seen.as('is_seen')])
    .select(['linked.fetches as link_fetches', 'linked.last_fetched_at as link_at', 'opened.fetches as open_fetches', 'opened.last_fetched_at as open_at'])
    .where((eb) =>
      eb.or([
        eb('production.has_press', '=', true),
        eb.exists(eb.selectFrom('event').select('event.id').whereRef('event.production_id', '=', 'production.id').where('event.day', '>=', dayOf(now))),
      ]),
    )
    .orderBy('production.has_press', 'desc')
    .orderBy(sql`production.title->>'de'`)
    .orderBy('production.id')
    .limit(maxProductions + 1)
    .execute();
}

export async function picturesOf(db: Database, productions: readonly number[]) {
  if (productions.length === 0) return [];
  return db
    .selectFrom('press_picture')
    .innerJoin('asset', 'asset.id', 'press_picture.image_id')
    .select(['press_picture.production_id', 'asset.id', 'asset.name', 'asset.caption', 'asset.credit', 'asset.copyright'])
    .select(['asset.copyright_until', 'asset.available_from', 'asset.deleted_at'])
    .where('press_picture.production_id', 'in', productions)
    .orderBy('press_picture.production_id')
    .orderBy('press_picture.position')
    .orderBy('press_picture.id')
    .execute();
}
