import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { rowId } from '#api/whole-number.ts';
import { moduleSchema } from '#features/cms/contract.ts';
import { imageFields } from '#features/media/contract.ts';
import { pageSize } from './limits.ts';

const { not_found, page_not_found } = commonFailures;
const id = rowId();
const byId = { parameters: z.object({ id }) };
const link = z.object({ url: z.string() });

/** Something with a name and a page. `lang` is set where the name is not in the language asked for. */
const namedSchema = z.object({ id: z.int(), name: z.string(), lang: z.enum(['de', 'en']).optional(), slug: z.string(), link });

/** Slug per language, for the language switch. */
const slugs = z.object({ de: z.string(), en: z.string() });

/** A category of articles (V §3); `style_name` stands for a look of its own. */
const categorySchema = namedSchema.extend({ style_name: z.string(), slugs });

/** A topic with the number of its articles. */
const tagSchema = namedSchema.extend({ count: z.int(), slugs });

/** Names of the fields that are in the other language because the text is missing in the one asked for (decisions.md). */
const untranslated = z.array(z.string()).optional();

/** One article in a list. `published_at` is ISO 8601 with Berlin's offset, `day` the same as YYYY-MM-DD. */
const articleCardSchema = z.object({
  id: z.int(),
  xtype: z.literal('article'),
  slug: z.string(),
  link,
  preline: z.string(),
  title: z.string(),
  /** What it is about, in a sentence or two. */
  summary: z.string(),
  untranslated,
  published_at: z.string(),
  day: z.string(),
  /** How long one reads, in minutes; null where nothing is published of its text. */
  reading_minutes: z.int().nullable(),
  category: namedSchema,
  author: z.object({ id: z.int(), name: z.string(), link }).nullable(),
  ...imageFields,
});

/** The article that leads the magazine, also as a teaser (V §3): `position` is the day of its publication. */
const articleTeaserSchema = articleCardSchema.extend({
  name: z.string(),
  headline: z.string(),
  subline: z.string(),
  link_text: z.string(),
  position: z.string(),
});

const neighbourSchema = z.object({ id: z.int(), link, title: z.string(), lang: z.enum(['de', 'en']).optional(), day: z.string() });

/** An article with everything its page shows; `modules` are its containers of blocks (E §3). */
const articleSchema = articleCardSchema.extend({
  tags: z.array(namedSchema),
  modules: z.array(moduleSchema),
  updated_at: z.string(),
  productions: z.array(z.int()),
  related: z.array(articleCardSchema),
  previous: neighbourSchema.nullable(),
  next: neighbourSchema.nullable(),
  slugs,
});

export const magazineContract = {
  articles: endpoint({
    method: 'GET',
    path: '/api/articles/',
    access: 'public',
    summary:
      'Articles, the newest first: of a category, of a topic, about an event (or its production), about a production, by or about a person; `without` leaves one out.',
    query: z.object({
      category: id.optional(),
      tag: id.optional(),
      event: id.optional(),
      production: id.optional(),
      person: id.optional(),
      without: id.optional(),
      ...pagingQuery(pageSize),
    }),
    output: paginated(articleCardSchema),
    errors: { page_not_found },
  }),
  article: endpoint({
    ...byId,
    method: 'GET',
    path: '/api/articles/{id}/',
    access: 'public',
    summary: 'One article with everything its page shows.',
    output: articleSchema,
    errors: { not_found },
  }),
  teaser: endpoint({
    method: 'GET',
    path: '/api/articles-teaser/',
    access: 'public',
    summary: 'The article that leads the magazine: the newest of those marked so, else the newest of all; null where there is none.',
    output: articleTeaserSchema.nullable(),
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/article-categories/',
    access: 'public',
    summary: 'The categories of articles, in their order.',
    output: z.array(categorySchema),
  }),
  category: endpoint({
    ...byId,
    method: 'GET',
    path: '/api/article-categories/{id}/',
    access: 'public',
    summary: 'One category.',
    output: categorySchema,
    errors: { not_found },
  }),
  tags: endpoint({
    method: 'GET',
    path: '/api/article-tags/',
    access: 'public',
    summary: 'The topics of articles that have one, in their order.',
    output: z.array(tagSchema),
  }),
  tag: endpoint({
    ...byId,
    method: 'GET',
    path: '/api/article-tags/{id}/',
    access: 'public',
    summary: 'One topic.',
    output: tagSchema,
    errors: { not_found },
  }),
};

export type MagazineContract = typeof magazineContract;
export type ArticleCard = z.output<typeof articleCardSchema>;
export type ArticleDetail = z.output<typeof articleSchema>;
export type ArticleCategory = z.output<typeof categorySchema>;
export type ArticleTag = z.output<typeof tagSchema>;
export type Named = z.output<typeof namedSchema>;
