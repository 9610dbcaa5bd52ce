import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';

/** What the search finds of subscription series (`SearchSource` in features/search): `search_of_series` in migration 0040. */
export const seriesSource = {
  kind: 'series',
  type: 'series' as const,
  address: ({ id, title }: { id: number; title: Localised }, language: Language) =>
    href('series', language, { slug: slugOf(choose(title, language).text), id }),
};
