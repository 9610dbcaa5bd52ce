import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import { dayOf, instantAt } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { patternsOf, searchWordsOf } from '#i18n/search-words.ts';
import { Texts } from '#i18n/texts.ts';
import { detailsOf } from '../details/details.ts';
import { eventRows } from '../presenter/event-rows.server.ts';
import { presentEvent } from '../presenter/present.server.ts';
import type { StaffEvent, StaffEventDetail, staffEventContract } from './contract.ts';
import { allPartners, staffMedia, staffPartners } from './form/index.server.ts';

type Query = z.output<typeof staffEventContract.staffEvents.query>;

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

/** One page of what a query finds, and how many there are in all. */
export async function staffEventRows(db: Database, query: Query, now: Date): Promise<{ count: number; rows: Row[] }> {
  const condition = (eb: ExpressionBuilder<Schema, 'event'>) => eb.and(conditionsOf(eb, query, now));
  const direction = query.period === 'upcoming' ? 'asc' : 'desc';
  const page = db
    .selectFrom('event')
    .select('event.id')
    .where(condition)
    .orderBy('event.date_start', direction)
    .orderBy('event.id', direction)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  const [{ count }, rows] = await Promise.all([
    db
      .selectFrom('event')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(condition)
      .executeTakeFirstOrThrow(),
    rowsForStaff(db).where('event.id', 'in', page).orderBy('event.date_start', direction).orderBy('event.id', direction).execute(),
  ]);
  return { count, rows };
}

function conditionsOf(eb: ExpressionBuilder<Schema, 'event'>, { q, period, picture }: Query, now: Date) {
  const words = searchWordsOf(q ?? '');
  const today = instantAt(dayOf(now));
  const isPast = eb.and([eb('event.date_start', '<', today), eb.or([eb('event.date_end', 'is', null), eb('event.date_end', '<', now)])]);
  const withoutPicture = eb.selectFrom('production').select('id').where('image_id', 'is', null);
  return [
    ...(period === 'all' ? [] : [period === 'past' ? isPast : eb.not(isPast)]),
    ...(picture ? [eb('event.image_id', picture === 'own' ? 'is not' : 'is', null)] : []),
    ...(picture === 'production' ? [eb('event.production_id', 'not in', withoutPicture)] : []),
    ...(picture === 'missing' ? [eb('event.production_id', 'in', withoutPicture)] : []),
    ...(words.length > 0 ? [found(eb, words)] : []),
  ];
}

/** Texts are stored once for the events of a production in a room, and for an event that differs by itself. */
function found(eb: ExpressionBuilder<Schema, 'event'>, words: ReturnType<typeof searchWordsOf>) {
  const held = eb
    .selectFrom('search_document as held')
    .where('held.kind', '=', 'event')
    .where((of) =>
      of.and(words.map((word) => of.or(patternsOf(word).flatMap((pattern) => [of('held.heading', 'like', pattern), of('held.naming', 'like', pattern)])))),
    );
  const shared = held
    .where('held.event_id', 'is', null)
    .select(['held.object_id', (of) => of.ref('held.room_id').$notNull().as('room_id')])
    .$asTuple('object_id', 'room_id');
  return eb.or([
    eb('event.id', 'in', held.where('held.event_id', 'is not', null).select('held.event_id').$castTo<{ event_id: number }>()),
    eb(eb.refTuple('event.production_id', 'event.room_id'), 'in', shared),
  ]);
}

/** The one place where an event becomes JSON for staff. */
export function presentStaffEvent(row: Row, language: Language): StaffEvent {
  const texts = new Texts(language);
  const { id, link, title, subtitle, date_start, time_known, day, room, status, image_obj, image_thumbnails } = presentEvent(row, language, texts);
  const shown = { id, link, title, subtitle, date_start, time_known, day, room, status, image_obj, image_thumbnails };
  return { ...shown, ...texts.marks, revision: row.revision, is_online: row.is_online, image_id: row.own_image_id };
}

/** The same with all that its form shows. */
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
