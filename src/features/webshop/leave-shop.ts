import type { Language } from '#i18n/language.ts';
import { href, unlocalisedRoutes } from '#routes.ts';

/** Back to the page of the site from which the visitor came into the shop, as it was left; else to the programme. */
export function leaveShop(language: Language): void {
  const entry = window.navigation?.entries().findLast(({ url, index }) => index < (navigation.currentEntry?.index ?? 0) && isOutside(url));
  if (entry) navigation.traverseTo(entry.key);
  else location.assign(isOutside(document.referrer) ? document.referrer : href('programme', language));
}

export function isOutside(address: string | null, origin = location.origin): boolean {
  const url = URL.parse(address ?? '');
  return url?.origin === origin && !Object.values(unlocalisedRoutes).some((path) => `${url.pathname}/`.startsWith(`${path}/`));
}
