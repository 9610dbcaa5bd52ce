import { useLocation, useMatches } from 'react-router';
import { type Language, languages } from '#i18n/language.ts';
import { fillPath } from '#route-path.ts';
import { href } from '#routes.ts';
import { usePage } from '../page-traits.ts';

/** Of a page that there is in one language alone, the path in that. */
type Alternates = Partial<Record<Language, string>>;
const hasUrls = (value: unknown): value is { urls: Alternates } => typeof value === 'object' && value !== null && 'urls' in value;

type Slugs = { slugs: Record<Language, string> };
const hasSlugs = (value: unknown): value is Slugs => typeof value === 'object' && value !== null && 'slugs' in value;

/** The same route and id with the slug of that language (loaders answer `slugs`), or the page's `urls`; null without a match. */
export function useAlternates(): Alternates | null {
  const match = useMatches().at(-1);
  const paths = usePage()?.paths;
  if (hasUrls(match?.loaderData)) return match.loaderData.urls;
  if (!match || !paths) return null;
  const slugs = hasSlugs(match.loaderData) ? match.loaderData.slugs : null;
  return perLanguage((language) => fillPath(paths[language], slugs ? { ...match.params, slug: slugs[language] } : match.params));
}

/** With the query; outside localisation the query says the language. Home where no page matches. */
export function useLanguageLinks(): Record<Language, string> {
  const { pathname, search } = useLocation();
  const isPage = usePage() !== null;
  const paths = useAlternates();
  return perLanguage((language) => {
    const path = paths?.[language];
    if (path) return path + search;
    if (!isPage || /^\/(de|en)(\/|$)/.test(pathname)) return href('home', language);
    const query = new URLSearchParams(search);
    query.set('lang', language);
    return `${pathname}?${query}`;
  });
}

const perLanguage = (make: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, string>; // one entry per language
