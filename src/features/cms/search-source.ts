import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';

/** What the search finds of pages (`SearchSource` in features/search), with the text of their blocks: `search_of_page` in migration 0040. */
export const pageSource = {
  kind: 'page',
  type: 'page' as const,
  address: ({ url }: { url: Localised | null }, language: Language) => choose(url, language).text,
};
