import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#db/database.server.ts';
import { imageColumns, imageOf, presentThumbnails } from '#features/media/index.ts';
import type { Language } from '#i18n/language.ts';
import { choose, ownOr } from '#i18n/localised.ts';
import type { StaffPartner, StaffPartnerDetail } from './contract.ts';

/** Partners with the number of productions and events that name each, by name. */
export const partnerRows = (db: Database) =>
  db
    .selectFrom('partner')
    .leftJoin('asset as image', 'image.id', 'partner.image_id')
    .select(['partner.id', 'partner.revision', 'partner.name', 'partner.link', 'image.id as image_id', ...imageColumns])
    .select((eb) => {
      const named = eb.selectFrom('partnership').whereRef('partnership.partner_id', '=', 'partner.id');
      return [
        named.select((of) => of.fn.count<number>('partnership.production_id').distinct().as('n')).as('productions'),
        named.select((of) => of.fn.count<number>('partnership.event_id').distinct().as('n')).as('events'),
      ];
    })
    .orderBy(sql`lower(partner.name)`);

/** One of them, with where they are named. */
export const partnerRow = (db: Database, id: number) =>
  partnerRows(db)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('partnership as place')
          .leftJoin('event', 'event.id', 'place.event_id')
          .innerJoin('production', (join) => join.on((on) => on('production.id', '=', on.fn.coalesce('place.production_id', 'event.production_id'))))
          .select(['place.kind', 'place.event_id', 'production.id as production_id', 'event.title as own_title', 'production.title', 'event.day'])
          .where('place.partner_id', '=', id)
          .orderBy(sql`event.id is not null`)
          .orderBy('event.date_start', 'desc')
          .orderBy('production.id', 'desc'),
      ).as('places'),
    )
    .where('partner.id', '=', id)
    .executeTakeFirst();

type Row = Awaited<ReturnType<ReturnType<typeof partnerRows>['executeTakeFirstOrThrow']>>;
type WholeRow = NonNullable<Awaited<ReturnType<typeof partnerRow>>>;

/** The one place where a partner becomes JSON for staff. */
export function presentPartnerForStaff(row: Row): StaffPartner {
  const { id, revision, name, link, image_id } = row;
  const image = imageOf(row);
  const counts = { productions: Number(row.productions ?? 0), events: Number(row.events ?? 0) };
  return { id, revision, name, link, image_id, image_thumbnails: image && presentThumbnails(image), ...counts };
}

/** The same with where they are named. */
export function presentWholePartner(row: WholeRow, language: Language): StaffPartnerDetail {
  const places = row.places.map(({ kind, event_id, production_id, own_title, title, day }) => {
    const { text, lang } = choose(ownOr(own_title, title), language);
    const place = event_id === null ? ({ id: production_id, type: 'production' } as const) : ({ id: event_id, type: 'event' } as const);
    return { ...place, title: text, ...(lang && { lang }), day, kind };
  });
  return { ...presentPartnerForStaff(row), places };
}
