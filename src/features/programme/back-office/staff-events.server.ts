import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import type { Language } from '#i18n/language.ts';
import { Texts } from '#i18n/texts.ts';
import { detailsOf } from '../details/details.ts';
import { presentEvent } from '../presenter/present.server.ts';
import { eventRows } from '../presenter/queries/event-rows.server.ts';
import type { StaffEvent, StaffEventDetail } from './contract.ts';
import { allPartners, staffMedia, staffPartners } from './form/index.server.ts';

/** Events as `eventRows` has them, with what only staff see. */
const rowsForStaff = (db: Database) => eventRows(db).select(['event.revision', 'event.is_online', 'event.image_id as own_image_id']);
type Row = Awaited<ReturnType<ReturnType<typeof rowsForStaff>['executeTakeFirstOrThrow']>>;

/** One of them with all that its form shows. */
export const staffEventRow = (db: Database, id: number) =>
  rowsForStaff(db)
    .select(['event.important_info', 'production.opening_hours'])
    .select((eb) => [ownMedia(eb).as('media'), partnersFor(eb).as('partners'), jsonArrayFrom(allPartners()).as('all_partners')])
    .where('event.id', '=', id)
    .executeTakeFirst();
type WholeRow = NonNullable<Awaited<ReturnType<typeof staffEventRow>>>;

const partnersFor = (eb: ExpressionBuilder<Schema, 'event'>) =>
  jsonArrayFrom(
    staffPartners().where((of) => of.or([of('with_it.production_id', '=', eb.ref('event.production_id')), of('with_it.event_id', '=', eb.ref('event.id'))])),
  );

const ownMedia = (eb: ExpressionBuilder<Schema, 'event'>) =>
  jsonArrayFrom(
    staffMedia().where((of) => of.or([of('medium.production_id', '=', eb.ref('event.production_id')), of('medium.event_id', '=', eb.ref('event.id'))])),
  );

/** The one place where an event becomes JSON for staff. */
function presentStaffEvent(row: Row, language: Language): StaffEvent {
  const texts = new Texts(language);
  const { id, link, title, subtitle, date_start, time_known, day, room, status, image_obj, image_thumbnails } = presentEvent(row, language, texts);
  const shown = { id, link, title, subtitle, date_start, time_known, day, room, status, image_obj, image_thumbnails };
  return { ...shown, ...texts.marks, revision: row.revision, is_online: row.is_online, image_id: row.own_image_id };
}

export function presentWholeEvent(row: WholeRow, language: Language): StaffEventDetail {
  const { partners, all_partners } = row;
  const own = (kind: 'sponsor' | 'promoter') => partners.filter((one) => one.kind === kind && one.event_id !== null).map(({ id }) => id);
  const inherited = (kind: 'sponsor' | 'promoter') => partners.filter((one) => one.kind === kind && one.event_id === null).map(({ name }) => name);
  const of = (isOwn: boolean) => row.media.filter(({ event_id }) => (event_id !== null) === isOwn).map(({ event_id, ...medium }) => medium);
  return {
    ...presentStaffEvent(row, language),
    important_info: row.important_info,
    accessibility_ids: row.accessibility_ids,
    details: detailsOf({}, row.details),
    media: of(true),
    sponsors: own('sponsor'),
    promoters: own('promoter'),
    partners: all_partners,
    production: {
      id: row.production_id,
      details: { ...(Object.values(row.opening_hours).some(Boolean) && { opening_hours: row.opening_hours }), ...detailsOf(row.production_details, {}) },
      media: of(false),
      sponsors: inherited('sponsor'),
      promoters: inherited('promoter'),
    },
  };
}
