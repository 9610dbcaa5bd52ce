import { defaultLanguage, type Language } from '#i18n/language.ts';
import { unlocalisedRoutes } from '#routes.ts';

const screens = { start: unlocalisedRoutes.cmsHub, media: `${unlocalisedRoutes.cmsHub}/media` } as const;

/** A screen of the back office: outside localisation, the query says the language (E §2). */
export type HubScreen = keyof typeof screens;

/** `hubHref('media', 'en', { missing_alt: true })` → '/cms-hub/media?missing_alt=true&lang=en' */
export function hubHref(screen: HubScreen, language: Language, query: Readonly<Record<string, string | number | boolean | undefined>> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, String(value));
  if (language !== defaultLanguage) search.set('lang', language);
  return screens[screen] + (search.size > 0 ? `?${search}` : '');
}
