import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#db/database.server.ts';
import { allPartners, staffMedia, staffPartners } from '#features/programme/back-office/form/index.server.ts';
import { type CreditRow, detailsOf, intermissionKey, presentCredit, type WorkRow } from '#features/programme/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { presentNamed, Texts } from '#i18n/texts.ts';
import { presentProduction } from '../present.server.ts';
import { allProductionRows } from '../queries/production-rows.server.ts';
import type { StaffProduction, StaffProductionDetail } from './contract.ts';
import { maxStaffDates } from './limits.ts';

const rowsForStaff = (db: Database) => allProductionRows(db).select('production.revision');
type Row = Awaited<ReturnType<ReturnType<typeof rowsForStaff>['executeTakeFirstOrThrow']>>;

/** One of them with all that its form shows. */
export const staffProductionRow = (db: Database, id: number, now: Date) =>
  rowsForStaff(db)
    .select(['production.description', 'production.opening_hours', 'production.promoter', 'production.details', 'production.tag_ids'])
    .select((eb) => [
      jsonArrayFrom(staffMedia().where('medium.production_id', '=', id)).as('media'),
      jsonArrayFrom(staffPartners().where('with_it.production_id', '=', id)).as('partners'),
      jsonArrayFrom(allPartners()).as('all_partners'),
      jsonArrayFrom(
        eb
          .selectFrom('event')
          .innerJoin('room', 'room.id', 'event.room_id')
          .select(['event.id', 'event.day', 'event.date_start', 'event.time_known', 'event.status', 'event.is_online'])
          .select(['room.id as room_id', 'room.name as room_name'])
          .where('event.production_id', '=', id)
          .where(sql<Date>`event_over(event.date_start, event.date_end, event.time_known, event.day)`, '>', now)
          .orderBy('event.date_start')
          .orderBy('event.id')
          .limit(maxStaffDates),
      ).as('events'),
      eb
        .selectFrom('event as any_event')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('any_event.production_id', '=', id)
        .as('event_count'),
    ])
    .where('production.id', '=', id)
    .executeTakeFirst();
type WholeRow = NonNullable<Awaited<ReturnType<typeof staffProductionRow>>> & { credits: CreditRow[]; works: WorkRow[] };

/** The one place where a production becomes JSON for staff. */
function presentStaffProduction(row: Row, language: Language): StaffProduction {
  const texts = new Texts(language);
  const { xtype, slug, tags, ...shown } = presentProduction(row, language, texts);
  return { ...shown, ...texts.marks, revision: row.revision };
}

/** The same with all that its form shows. */
export function presentWholeProduction(row: WholeRow, language: Language): StaffProductionDetail {
  const { preline, title, subtitle, description, opening_hours, promoter } = row;
  const of = (kind: 'sponsor' | 'promoter') => row.partners.filter((one) => one.kind === kind).map(({ id }) => id);
  return {
    ...presentStaffProduction(row, language),
    texts: { preline, title, subtitle, description, opening_hours, promoter },
    type_id: row.type_id,
    season_id: row.season_id,
    tag_ids: row.tag_ids,
    image_id: row.image_id,
    details: detailsOf(row.details, {}),
    media: row.media.map(({ event_id, ...medium }) => medium),
    sponsors: of('sponsor'),
    promoters: of('promoter'),
    partners: row.all_partners,
    credits: row.credits.map((credit) => presentCredit(credit, language)),
    works: row.works.map(({ id, title: words, key, composer_name, note }) => ({
      id,
      title: words,
      composer: composer_name ?? '',
      note,
      is_intermission: key === intermissionKey,
    })),
    events: row.events.map(({ room_id, room_name, date_start, ...event }) => ({
      ...event,
      date_start: toBerlinIso(new Date(date_start)),
      room: presentNamed({ id: room_id, name: room_name }, language),
    })),
    event_count: Number(row.event_count ?? 0),
  };
}
