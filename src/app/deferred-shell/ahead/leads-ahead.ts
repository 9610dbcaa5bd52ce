import { isKeptPage } from '../../offline/worker/may-keep.ts';

type Way = Pick<HTMLAnchorElement, 'href' | 'origin' | 'target' | 'download' | 'lang'>;

/**
 * Whether the page behind a link may be fetched before it is opened: another one of the site that is the same for all and that
 * nothing happens by. A query filters, searches (which is counted), edits or names a version; the other language is a document of
 * its own, which browsers fetch by the speculation rules of the server.
 */
export function leadsAhead({ href, origin, target, download, lang }: Way, here: { origin: string; pathname: string }): boolean {
  if (origin !== here.origin || target || download || lang) return false;
  const to = new URL(href);
  return to.pathname !== here.pathname && to.search === '' && isKeptPage(to) && !/^\/(de|en)\/search(\/|$)|\.[a-z0-9]{2,5}$/.test(to.pathname);
}
