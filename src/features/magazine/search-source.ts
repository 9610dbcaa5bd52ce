import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';

/** What the search finds of articles (`SearchSource` in features/search): `search_of_article` in migration 0040. */
export const articleSource = {
  kind: 'article',
  type: 'article' as const,
  address: ({ id, title }: { id: number; title: Localised }, language: Language) =>
    href('article', language, { slug: slugOf(choose(title, language).text), id }),
};
