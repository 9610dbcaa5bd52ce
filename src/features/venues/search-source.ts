import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';

/** What the search finds of venues (`SearchSource` in features/search): `search_of_venue` in migration 0040. */
export const venueSource = {
  kind: 'venue',
  type: 'venue' as const,
  address: ({ id, title }: { id: number; title: Localised }, language: Language) => href('venue', language, { slug: slugOf(choose(title, language).text), id }),
};
