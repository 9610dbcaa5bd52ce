import type { Language } from '#i18n/language.ts';
import { unlocalisedRoutes } from '#routes.ts';

/** A path of this site with its query; where it is outside localisation, in the language asked for. Other addresses stay as they are. */
export function inLanguage(url: string, language: Language): string {
  const here = 'https://site.invalid';
  const { origin, pathname, searchParams, hash } = new URL(url, here);
  const isOutside = Object.values(unlocalisedRoutes).some((path) => pathname === path || pathname.startsWith(`${path}/`));
  if (origin !== here || !isOutside) return url;
  searchParams.set('lang', language);
  return `${pathname}?${searchParams}${hash}`;
}
