import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import { CachedReads, minuteOf } from '#db/cached-read.server.ts';
import { publishedModules } from '#features/cms/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { magazineContract } from './contract.ts';
import { inReadersOrder, presentArticle, presentCategory, presentNeighbour, presentTag, slugsOf } from './present.server.ts';
import { articleDetailRow, articleList, leadingArticle, neighbourRows, relatedRows } from './queries/articles.server.ts';
import { tagRows } from './queries/sizes.server.ts';
import { categoryRows } from './queries/vocabulary.server.ts';
import { t } from './strings.ts';

const ofOthers = new CachedReads(500);

export const magazineOperations = implement(magazineContract, {
  articles: async ({ query }, { db, language, now }) => {
    const { page, page_size: size, ...selection } = query;
    const read = () => articleList(db, selection, { limit: size, offset: (page - 1) * size }, now);
    const { event, production } = selection;
    // What the page of an event or a production shows: it is asked for whenever that page is made anew.
    const { count, rows } = await ((event ?? production) ? ofOthers.get(db, JSON.stringify(query), minuteOf(now), read) : read());
    if (page > 1 && rows.length === 0) return problem('page_not_found');
    return { count, ...pageLinks('/api/articles/', language, query, count), results: rows.map((row) => presentArticle(row, language)) };
  },

  article: async ({ parameters: { id } }, context) => {
    const { db, language, now } = context;
    const row = await articleDetailRow(db, id, now);
    if (!row) return problem('not_found');
    const [modules, related, { previous, next }] = await Promise.all([
      publishedModules({ content_type: 'article', object_id: id }, context),
      relatedRows(db, id, now),
      neighbourRows(db, row, now),
    ]);
    return {
      ...presentArticle(row, language),
      tags: inReadersOrder(row.tags, language).map((tag) => presentTag(tag, language)),
      modules,
      updated_at: toBerlinIso(row.updated_at),
      productions: row.productions.map((production) => production.id),
      related: related.map((one) => presentArticle(one, language)),
      previous: previous ? presentNeighbour(previous, language) : null,
      next: next ? presentNeighbour(next, language) : null,
      slugs: slugsOf(row.title),
    };
  },

  teaser: async (_, { db, language, now }) => {
    const row = await leadingArticle(db, now);
    if (!row) return null;
    const article = presentArticle(row, language);
    const { title, summary, day } = article;
    return { ...article, name: title, headline: title, subline: summary, link_text: t(language, 'read'), position: day };
  },

  categories: async (_, { db, language }) => {
    const rows = await categoryRows(db);
    return rows.map((row) => ({ ...presentCategory(row, language), style_name: row.style_name, slugs: slugsOf(row.name) }));
  },

  category: async ({ parameters: { id } }, { db, language }) => {
    const row = (await categoryRows(db)).find((one) => one.id === id);
    if (!row) return problem('not_found');
    return { ...presentCategory(row, language), style_name: row.style_name, slugs: slugsOf(row.name) };
  },

  tags: async (_, { db, language, now }) => {
    const rows = await tagRows(db, now);
    return inReadersOrder(rows, language).map((row) => ({ ...presentTag(row, language), count: row.count, slugs: slugsOf(row.name) }));
  },

  tag: async ({ parameters: { id } }, { db, language, now }) => {
    const row = (await tagRows(db, now)).find((one) => one.id === id);
    if (!row) return problem('not_found');
    return { ...presentTag(row, language), count: row.count, slugs: slugsOf(row.name) };
  },
});
