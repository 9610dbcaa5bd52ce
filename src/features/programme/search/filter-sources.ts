import type { Language } from '#i18n/language.ts';
import { href } from '#routes.ts';

/** Kinds, genres and tags, which lead to the programme with that filter (`SearchSource` in features/search; migration 0040). */
export const filterSources = (['type', 'genre', 'tag'] as const).map((kind) => ({
  kind,
  type: 'page' as const,
  address: ({ id }: { id: number }, language: Language) => `${href('programme', language)}?${kind}=${id}`,
}));
