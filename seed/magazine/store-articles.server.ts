import { blockRegistry } from '#blocks/registry.ts';
import { fillObject } from '#features/cms/index.server.ts';
import { addDays, type Day, instantAt } from '#i18n/berlin-time.ts';
import { documentOf, type Picture, picturesIn } from '../pages/write.ts';
import { savePoster } from '../store/images.server.ts';
import { type IdOf, insertKeyed, linkAll, type Store } from '../store/insert.server.ts';
import { json } from '../store/vocabulary.server.ts';
import { articleCategories, articleTags } from './article.ts';
import { articles } from './articles.ts';

type Names = { person: IdOf<string>; production: IdOf<string> };
type Options = { today: Day; dataDir: string };

/** By the way that editors take; after people and productions are there. */
export async function storeArticles(db: Store, names: Names, { today, dataDir }: Options): Promise<void> {
  const category = await insertKeyed(
    db,
    'article_category',
    Object.entries(articleCategories).map(([key, name], sort) => [key, { name: json(name), style_name: key, sort }]),
  );
  const tag = await insertKeyed(
    db,
    'article_tag',
    Object.entries(articleTags).map(([key, name]) => [key, { name: json(name) }]),
  );
  const rows = [];
  for (const article of articles) {
    const { title, preline, summary, motif, author, daysAgo, leads } = article;
    const row = {
      category_id: category(article.category),
      author_id: names.person(author),
      image_id: await savePoster(db, dataDir, { motif, title }),
      preline: json(preline ?? {}),
      title: json(title),
      summary: json(summary),
      published_at: instantAt(addDays(today, -daysAgo), '10:00'),
      is_teaser: leads ?? false,
    };
    rows.push([article, row] as const);
  }
  const id = await insertKeyed(db, 'article', rows);
  await linkAll(
    db,
    'article_tagging',
    articles.flatMap((article) => article.tags.map((key) => ({ article_id: id(article), tag_id: tag(key) }))),
  );
  await linkAll(
    db,
    'article_production',
    articles.flatMap((article) => (article.productions ?? []).map((key) => ({ article_id: id(article), production_id: names.production(key) }))),
  );
  await linkAll(
    db,
    'article_person',
    articles.flatMap((article) => (article.people ?? []).map((name) => ({ article_id: id(article), person_id: names.person(name) }))),
  );
  for (const article of articles) {
    const drawn = new Map<Picture, number>();
    for (const picture of picturesIn(article.body)) drawn.set(picture, await savePoster(db, dataDir, picture));
    const document = documentOf(`article-${id(article)}`, article.body, { imageOf: (picture) => drawn.get(picture) ?? 0, fileOf: () => 0 });
    const writing = { db, now: instantAt(today), user: null, registry: blockRegistry };
    await fillObject(writing, { content_type: 'article', object_id: id(article) }, document, ['de', 'en']);
  }
}
