import { defaultLanguage, type Language } from '#i18n/language.ts';
import { unlocalisedRoutes } from '#routes.ts';

const hub = unlocalisedRoutes.cmsHub;
const screens = {
  start: hub,
  events: `${hub}/events`,
  productions: `${hub}/productions`,
  partners: `${hub}/partners`,
  pages: `${hub}/pages`,
  media: `${hub}/media`,
  changes: `${hub}/changes`,
  replace: `${hub}/replace`,
  searches: `${hub}/searches`,
} as const;

/** A screen of the back office: outside localisation, the query says the language (E §2). */
export type HubScreen = keyof typeof screens;

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** `hubHref('media', 'en', { missing_alt: true })` → '/cms-hub/media?missing_alt=true&lang=en'; `item`: one thing of a screen, with a page of its own. */
export function hubHref(screen: HubScreen, language: Language, query: Query = {}, item?: number | 'new'): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, String(value));
  if (language !== defaultLanguage) search.set('lang', language);
  return screens[screen] + (item === undefined ? '' : `/${item}`) + (search.size > 0 ? `?${search}` : '');
}
