import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
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

export async function teamRows(db: Database, category: number | undefined, slice: Slice): Promise<PersonRow[]> {
  const parts = partsOfPage(await teamSizes(db, category), slice);
  if (parts.length === 0) return [];
  return cards(db)
    .where('person.id', 'in', idsOf(db, parts))
    .orderBy('category.sort')
    .orderBy('category.id')
    .orderBy('person.sort')
    .orderBy('person.sort_name')
    .orderBy('person.id')
    .execute();
}

/** How many they are. */
export const teamSize = async (db: Database, category: number | undefined): Promise<number> =>
  (await teamSizes(db, category)).reduce((sum, { count }) => sum + count, 0);

type Size = { id: number; count: number };
type Part = Slice & { category: number };

/** How many people each category has, in the order of the team; kept until somebody joins or leaves. */
async function teamSizes(db: Database, category: number | undefined): Promise<Size[]> {
  const sizes = await cachedRead(db, 'people of categories', null, () => countByCategory(db));
  return sizes.filter(({ id }) => category === undefined || id === category);
}

const countByCategory = (db: Database): Promise<Size[]> =>
  db
    .selectFrom('person_category as category')
    .innerJoin('person', 'person.category_id', 'category.id')
    .select((eb) => ['category.id', eb.fn.countAll<number>().as('count')])
    .groupBy('category.id')
    .orderBy('category.sort')
    .orderBy('category.id')
    .execute();

/** Which of each category stand on a page: of thousands it reads no others. */
function partsOfPage(sizes: readonly Size[], { limit, offset }: Slice): Part[] {
  let before = 0;
  const parts = sizes.map(({ id, count }) => {
    const [first, end] = [Math.max(offset - before, 0), Math.min(offset + limit - before, count)];
    before += count;
    return { category: id, offset: first, limit: end - first };
  });
  return parts.filter((part) => part.limit > 0);
}

/** In the order of their index. One statement for pages of any number of categories. */
const idsOf = (db: Database, parts: readonly Part[]) => {
  const all = (key: keyof Part) => sql`${parts.map((part) => part[key])}::int[]`;
  return db
    .selectFrom(
      sql<{ of: number; skip: number; take: number }>`unnest(${all('category')}, ${all('offset')}, ${all('limit')})`.as<'part'>(sql`part("of", skip, take)`),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('person')
          .select('person.id')
          .whereRef('person.category_id', '=', 'part.of')
          .orderBy('person.sort')
          .orderBy('person.sort_name')
          .orderBy('person.id')
          .offset(sql<number>`part.skip`)
          .limit(sql<number>`part.take`)
          .as('member'),
      (join) => join.onTrue(),
    )
    .select('member.id');
};

/** Those of these people whom the team's page names, in no order. */
export const personRows = (db: Database, ids: readonly number[]): Promise<PersonRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : cards(db).where('person.id', 'in', ids).where('person.category_id', 'is not', null).execute();

/** One of whom the venue says something, or who is in something that can be seen or read: of others nobody has to hear before it is announced. */
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

export const peopleWithPage = (db: Database) =>
  db.selectFrom('person').select(['id', 'name', 'names']).where('category_id', 'is not', null).orderBy('id').execute();

export const categoryRows = (db: Database) =>
  cachedRead(db, 'person categories', null, () => db.selectFrom('person_category').select(['id', 'name']).orderBy('sort').orderBy('id').execute());
