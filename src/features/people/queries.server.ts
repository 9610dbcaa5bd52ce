import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import { imageColumns } from '#features/media/index.ts';
import { eventRows, markListStaleAt } from '#features/programme/index.server.ts';
import { personEvents, personProductions } from './limits.ts';

const cards = (db: Database) =>
  db
    .selectFrom('person')
    .leftJoin('person_category as category', 'category.id', 'person.category_id')
    .leftJoin('asset as image', 'image.id', 'person.image_id')
    .select(['person.id', 'person.name', 'person.names', 'person.kind', 'person.position'])
    .select(['category.id as category_id', 'category.name as category_name'])
    .select(['image.id as image_id', ...imageColumns]);

export type PersonRow = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>;

type Slice = { limit: number; offset: number };

/** Those of a category, or of all, in the order of the team. */
export const teamRows = (db: Database, category: number | undefined, slice: Slice): Promise<PersonRow[]> =>
  cards(db)
    .where('person.id', 'in', pageOfTeam(db, category, slice))
    .orderBy('category.sort')
    .orderBy('category.id')
    .orderBy('person.sort')
    .orderBy('person.sort_name')
    .orderBy('person.id')
    .execute();

/** Ids of one page of them: of each category no more than the page reaches, in the order of their index. All of thousands would be sorted else. */
const pageOfTeam = (db: Database, category: number | undefined, { limit, offset }: Slice) =>
  db
    .selectFrom('person_category as category')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('person')
          .select(['person.id', 'person.sort', 'person.sort_name'])
          .whereRef('person.category_id', '=', 'category.id')
          .orderBy('person.sort')
          .orderBy('person.sort_name')
          .orderBy('person.id')
          .limit(offset + limit)
          .as('person'),
      (join) => join.onTrue(),
    )
    .select('person.id')
    .$if(category !== undefined, (query) => query.where('category.id', '=', category ?? 0))
    .orderBy('category.sort')
    .orderBy('category.id')
    .orderBy('person.sort')
    .orderBy('person.sort_name')
    .orderBy('person.id')
    .offset(offset)
    .limit(limit);

/** How many they are; kept until somebody joins or leaves. */
export async function teamSize(db: Database, category: number | undefined): Promise<number> {
  const sizes = await cachedRead(db, 'people of categories', null, () => countByCategory(db));
  return sizes.reduce((sum, { category_id: id, count }) => (category === undefined || id === category ? sum + count : sum), 0);
}

const countByCategory = (db: Database) =>
  db
    .selectFrom('person')
    .select((eb) => ['category_id', eb.fn.countAll<number>().as('count')])
    .where('category_id', 'is not', null)
    .groupBy('category_id')
    .execute();

/** Those of these people whom the team's page names, in no order. */
export const personRows = (db: Database, ids: readonly number[]): Promise<PersonRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : cards(db).where('person.id', 'in', ids).where('person.category_id', 'is not', null).execute();

/** One of whom the house says something, or who is in something that can be seen or read: of others nobody has to hear before it is announced. */
export const personRow = (db: Database, id: number, now: Date) =>
  cards(db)
    .select('person.biography')
    .where('person.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('person.category_id', 'is not', null),
        eb(eb.cast<string>('person.biography', 'text'), '<>', '{}'),
        eb.exists(
          eb
            .selectFrom('credit')
            .innerJoin('event', (join) =>
              join.on((on) => on.or([on('event.id', '=', on.ref('credit.event_id')), on('event.production_id', '=', on.ref('credit.production_id'))])),
            )
            .select('credit.id')
            .whereRef('credit.person_id', '=', 'person.id')
            .where('event.is_online', '=', true),
        ),
        eb.exists(
          eb
            .selectFrom('article_person')
            .innerJoin('article', 'article.id', 'article_person.article_id')
            .select('article.id')
            .whereRef('article_person.person_id', '=', 'person.id')
            .where('article.is_online', '=', true)
            .where('article.published_at', '<=', now),
        ),
      ]),
    )
    .executeTakeFirst();

/** The events to come in which somebody takes part, by date. */
export async function eventsOfPerson(db: Database, person: number, now: Date) {
  await markListStaleAt(db, {}, now);
  return eventRows(db)
    .where('event.is_online', '=', true)
    .where('event.date_start', '>=', now)
    .where((eb) => takesPart(eb, person))
    .orderBy('event.date_start')
    .orderBy('event.id')
    .limit(personEvents)
    .execute();
}

/** The productions that visitors see and somebody takes part in, or in one of whose events, the latest first. */
export const productionsOfPerson = (db: Database, person: number) =>
  db
    .selectFrom('production')
    .innerJoin('exhibition_type as type', 'type.id', 'production.type_id')
    .select(['production.id', 'production.title', 'production.first_day', 'production.last_day', 'type.id as type_id', 'type.name as type_name'])
    .where('production.last_over', 'is not', null)
    .where('production.id', 'in', (eb) =>
      eb
        .selectFrom('credit')
        .leftJoin('event', 'event.id', 'credit.event_id')
        .select((of) => of.fn.coalesce('credit.production_id', 'event.production_id').as('id'))
        .where('credit.person_id', '=', person)
        .where((of) => of.or([of('event.id', 'is', null), of('event.is_online', '=', true)]))
        .$castTo<{ id: number }>(),
    )
    .orderBy('production.last_over', 'desc')
    .orderBy('production.id')
    .limit(personProductions)
    .execute();

export type ProductionOfPersonRow = Awaited<ReturnType<typeof productionsOfPerson>>[number];

/** An event's own list of credits replaces its production's (migration 0001, "credit"). */
function takesPart(eb: ExpressionBuilder<Schema, 'event'>, person: number): Expression<SqlBool> {
  const own = eb
    .selectFrom('credit')
    .select('credit.event_id')
    .where('credit.person_id', '=', person)
    .where('credit.event_id', 'is not', null)
    .$castTo<{ event_id: number }>();
  const shared = eb
    .selectFrom('credit')
    .select('credit.production_id')
    .where('credit.person_id', '=', person)
    .where('credit.production_id', 'is not', null)
    .$castTo<{ production_id: number }>();
  const hasOwn = eb.exists(eb.selectFrom('credit as other').select('other.id').whereRef('other.event_id', '=', 'event.id'));
  return eb.or([eb('event.id', 'in', own), eb.and([eb('event.production_id', 'in', shared), eb.not(hasOwn)])]);
}
