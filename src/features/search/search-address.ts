import { useParams } from 'react-router';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { usePage } from '#ui/page-traits.ts';
import { type Category, isCategory } from './categories.ts';

type Results = { q: string; category?: Category | undefined; page?: number };

/** The address of results: '/de/search/events/2?q=tosca'. The first page has no number. */
export function searchAddress(language: Language, { q, category, page = 1 }: Results): string {
  const path = href('search', language, { category, page: category && page > 1 ? page : undefined });
  return `${path}?${new URLSearchParams({ q })}`;
}

/** Where a search leads from here: a category of the current page is kept, the page begins anew (V §4). */
export function useSearchTarget() {
  const language = useLanguage();
  const { category } = useParams();
  const chosen = usePage()?.name === 'search' && isCategory(category) ? category : undefined;
  return { path: href('search', language, { category: chosen }), addressFor: (q: string) => searchAddress(language, { q, category: chosen }) };
}
