import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';

/** What the search finds of people (`SearchSource` in features/search): those who have a page, `search_of_person` in migration 0040. */
export const personSource = {
  kind: 'person',
  type: 'person' as const,
  address: ({ id, title }: { id: number; title: Localised }, language: Language) =>
    href('person', language, { slug: slugOf(choose(title, language).text), id }),
};
