/** Whether a text is a number of an event or a line: nothing else becomes part of an address. */
export const isId = (text: string): boolean => /^\d{1,12}$/.test(text);

export const at = (path: string, id: string): string => path.replace('{id}', encodeURIComponent(id));

/** The cart's page below the public address; the shop's front page for a page that is elsewhere. */
export function pageWithin(publicUrl: string, cartUrl: string): string {
  const page = URL.parse(cartUrl, `${publicUrl}/`);
  const base = new URL(publicUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  if (!page || page.origin !== base.origin || !page.pathname.startsWith(`${prefix}/`)) return '/';
  return page.pathname.slice(prefix.length) + page.search;
}

/** `pages` is what carts' own pages stand below; without a cart's name it is this cart's. */
export function pageWithCart(address: string, { id, pages }: { id: string; pages: string }): string {
  const url = new URL(address);
  const path = url.origin + url.pathname;
  if (path.startsWith(pages)) return address;
  if (`${path}/` === pages) return `${pages}${encodeURIComponent(id)}${url.search}`;
  url.searchParams.set('cart', id);
  return url.href;
}

export function inLanguage(address: string, language: 'de' | 'en'): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}
