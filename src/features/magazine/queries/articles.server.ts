import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#db/database.server.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import type { Schema } from '#db/schema.ts';
import { imageColumns } from '#features/media/index.ts';
import { relatedArticles } from '../limits.ts';
import { type Size, shownNow } from './sizes.server.ts';
import { categorySizes, topicSizes } from './vocabulary.server.ts';

/** Which articles: all conditions hold. */
export type ArticleSelection = {
  category?: number | undefined;
  tag?: number | undefined;
  event?: number | undefined;
  production?: number | undefined;
  person?: number | undefined;
  /** All but this one. */
  without?: number | undefined;
};

type Builder = ExpressionBuilder<Schema, 'article'>;

const isShown = (eb: Builder, now: Date): Expression<SqlBool> => eb.and([eb('article.is_online', '=', true), eb('article.published_at', '<=', now)]);

/** The one place that knows the conditions of a list. */
function matches(eb: Builder, { category, tag, event, production, person, without }: ArticleSelection): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [];
  if (category !== undefined) conditions.push(eb('article.category_id', '=', category));
  if (tag !== undefined)
    conditions.push(eb('article.id', 'in', eb.selectFrom('article_tagging').select('article_tagging.article_id').where('article_tagging.tag_id', '=', tag)));
  if (production !== undefined) {
    const about = eb.selectFrom('article_production').select('article_production.article_id').where('article_production.production_id', '=', production);
    conditions.push(eb('article.id', 'in', about));
  }
  if (event !== undefined) {
    const itself = eb.selectFrom('article_event').select('article_event.article_id').where('article_event.event_id', '=', event);
    const production = eb
      .selectFrom('article_production')
      .innerJoin('event', 'event.production_id', 'article_production.production_id')
      .select('article_production.article_id')
      .where('event.id', '=', event);
    conditions.push(eb.or([eb('article.id', 'in', itself), eb('article.id', 'in', production)]));
  }
  if (person !== undefined) {
    const about = eb.selectFrom('article_person').select('article_person.article_id').where('article_person.person_id', '=', person);
    conditions.push(eb.or([eb('article.author_id', '=', person), eb('article.id', 'in', about)]));
  }
  if (without !== undefined) conditions.push(eb('article.id', '<>', without));
  return eb.and(conditions);
}

/** Articles with everything a card shows; the caller says which and in what order. */
const articleCards = (db: Database) =>
  db
    .selectFrom('article')
    .innerJoin('article_category as category', 'category.id', 'article.category_id')
    .leftJoin('person as author', 'author.id', 'article.author_id')
    .leftJoin('asset as image', 'image.id', 'article.image_id')
    .select(['article.id', 'article.preline', 'article.title', 'article.summary', 'article.published_at', 'article.words'])
    .select(['article.category_id', 'category.name as category_name', 'author.id as author_id', 'author.name as author_name', 'author.names as author_names'])
    .select(['image.id as image_id', ...imageColumns]);

export type ArticleRow = Awaited<ReturnType<ReturnType<typeof articleCards>['executeTakeFirstOrThrow']>>;

type Slice = { limit: number; offset: number };

/** A slice of a list, the newest first, and how many there are in all: one query, beside what is kept. Says when the next one is published. */
export async function articleList(db: Database, selection: ArticleSelection, { limit, offset }: Slice, now: Date) {
  const page = db
    .selectFrom('article')
    .select('article.id')
    .where((eb) => eb.and([isShown(eb, now), matches(eb, selection)]))
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc')
    .offset(offset)
    .limit(limit);
  const cards = articleCards(db).where('article.id', 'in', page);
  if (!hasStoredCount(selection)) return countedWith(db, cards, selection, now);
  const rows = cards.orderBy('article.published_at', 'desc').orderBy('article.id', 'desc').execute();
  const [count, listed] = await Promise.all([storedCount(db, selection, now), rows]);
  return { count, rows: listed };
}

/** How many there are of all, of a category or of a topic is kept. */
const hasStoredCount = ({ category, tag, ...others }: ArticleSelection): boolean =>
  Object.values(others).every((value) => value === undefined) && (category === undefined || tag === undefined);

/** How many articles such a list has. */
export async function storedCount(db: Database, { category, tag }: Pick<ArticleSelection, 'category' | 'tag'>, now: Date): Promise<number> {
  const wanted = tag ?? category;
  const sizes: readonly (Size & { id: number })[] = await (tag === undefined ? categorySizes(db, now) : topicSizes(db, now));
  return sizes.filter(({ id }) => wanted === undefined || id === wanted).reduce((sum, size) => sum + shownNow(size, now), 0);
}

export const totals = (db: Database, selection: ArticleSelection, now: Date) =>
  db
    .selectFrom('article')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('article.published_at', '<=', now).as('count'),
      eb.fn.min('article.published_at').filterWhere('article.published_at', '>', now).as('next_publication'),
    ])
    .where('article.is_online', '=', true)
    .where((eb) => matches(eb, selection));

/** Counted with the query that reads the page. */
async function countedWith(db: Database, cards: ReturnType<typeof articleCards>, selection: ArticleSelection, now: Date) {
  const rows = await db
    .selectFrom(totals(db, selection, now).as('totals'))
    .leftJoin(cards.as('listed'), (join) => join.onTrue())
    .selectAll('listed')
    .select(['totals.count', 'totals.next_publication'])
    .orderBy('listed.published_at', 'desc')
    .orderBy('listed.id', 'desc')
    .execute();
  const [first] = rows;
  if (first?.next_publication) setStaleAt(new Date(first.next_publication));
  // Where there are none, one row has the count and nothing beside it.
  return { count: Number(first?.count ?? 0), rows: rows.filter((row): row is typeof row & ArticleRow => row.id !== null) };
}

/** These articles as far as they are shown, in no order. */
export const articlesById = (db: Database, ids: readonly number[], now: Date): Promise<ArticleRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : articleCards(db)
        .where('article.id', 'in', ids)
        .where((eb) => isShown(eb, now))
        .execute();

/** The newest of each of these categories: one query, however many. Says when the next article is published. */
export async function newestOfCategories(db: Database, categories: readonly number[], now: Date): Promise<ArticleRow[]> {
  if (categories.length === 0) return [];
  const newest = db
    .selectFrom('article_category as wanted')
    .select((eb) =>
      eb
        .selectFrom('article')
        .select('article.id')
        .whereRef('article.category_id', '=', 'wanted.id')
        .where('article.is_online', '=', true)
        .where('article.published_at', '<=', now)
        .orderBy('article.published_at', 'desc')
        .orderBy('article.id', 'desc')
        .limit(1)
        .as('id'),
    )
    .where('wanted.id', 'in', categories);
  const rows = await articleCards(db)
    .select((eb) => nextPublication(eb, now))
    .where('article.id', 'in', newest)
    .execute();
  const [first] = rows;
  if (first?.next_publication) setStaleAt(new Date(first.next_publication));
  return rows;
}

/** The article that leads: the newest of those marked so, else the newest of all. Says when the next one is published. */
export async function leadingArticle(db: Database, now: Date): Promise<ArticleRow | undefined> {
  const newest = db
    .selectFrom('article')
    .select('article.id')
    .where((eb) => isShown(eb, now))
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(1);
  // Written out: of a parameter the planner cannot tell that it is the index's own condition.
  const marked = newest.where('article.is_teaser', '=', sql.lit(true));
  const row = await articleCards(db)
    .select((eb) => nextPublication(eb, now))
    .where('article.id', '=', (eb) => eb.fn.coalesce(marked, newest))
    .executeTakeFirst();
  if (row?.next_publication) setStaleAt(new Date(row.next_publication));
  return row;
}

const nextPublication = (eb: Builder, now: Date) =>
  eb
    .selectFrom('article as later')
    .select((of) => of.fn.min('later.published_at').as('at'))
    .where('later.is_online', '=', true)
    .where('later.published_at', '>', now)
    .as('next_publication');

/** One article as far as it is shown; says when it will be, and when the next one is published, which becomes its neighbour. */
export async function articleDetailRow(db: Database, id: number, now: Date) {
  const row = await articleCards(db)
    .select(['article.is_online', 'article.updated_at'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('article_tagging')
          .innerJoin('article_tag', 'article_tag.id', 'article_tagging.tag_id')
          .select(['article_tag.id', 'article_tag.name', 'article_tag.sort'])
          .whereRef('article_tagging.article_id', '=', 'article.id'),
      ).as('tags'),
      jsonArrayFrom(
        eb
          .selectFrom('article_production')
          .select('article_production.production_id as id')
          .whereRef('article_production.article_id', '=', 'article.id')
          .orderBy('article_production.production_id'),
      ).as('productions'),
      nextPublication(eb, now),
    ])
    .where('article.id', '=', id)
    .executeTakeFirst();
  if (row?.next_publication) setStaleAt(new Date(row.next_publication));
  return row?.is_online && row.published_at <= now ? row : undefined;
}

/** What has most topics in common with an article, the newest first among equals. */
export function relatedRows(db: Database, id: number, now: Date): Promise<ArticleRow[]> {
  const shared = db
    .selectFrom('article_tagging as own')
    .innerJoin('article_tagging as other', 'other.tag_id', 'own.tag_id')
    .select((eb) => ['other.article_id', eb.fn.countAll<number>().as('topics')])
    .where('own.article_id', '=', id)
    .where('other.article_id', '<>', id)
    .groupBy('other.article_id');
  return articleCards(db)
    .innerJoin(shared.as('shared'), 'shared.article_id', 'article.id')
    .where((eb) => isShown(eb, now))
    .orderBy('shared.topics', 'desc')
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(relatedArticles)
    .execute();
}

/** The articles published just before and just after one: one query. */
export async function neighbourRows(db: Database, { id, published_at: at }: Pick<ArticleRow, 'id' | 'published_at'>, now: Date) {
  const beside = (side: '<' | '>') =>
    db
      .selectFrom('article')
      .select(['article.id', 'article.title', 'article.published_at', sql.lit(side).as('side')])
      .where((eb) => isShown(eb, now))
      .where((eb) => eb.or([eb('article.published_at', side, at), eb.and([eb('article.published_at', '=', at), eb('article.id', side, id)])]))
      .orderBy('article.published_at', side === '<' ? 'desc' : 'asc')
      .orderBy('article.id', side === '<' ? 'desc' : 'asc')
      .limit(1);
  const rows = await db
    .selectFrom(beside('<').as('earlier'))
    .selectAll()
    .unionAll(db.selectFrom(beside('>').as('later')).selectAll())
    .execute();
  return { previous: rows.find(({ side }) => side === '<'), next: rows.find(({ side }) => side === '>') };
}

export const publishedArticles = (db: Database, now: Date) =>
  db.selectFrom('article').select(['id', 'title', 'updated_at']).where('is_online', '=', true).where('published_at', '<=', now).orderBy('id').execute();
