/** Only what the server lets everybody cache, of this origin and whole; an opaque answer says nothing of itself. */
export function mayCache({ status, type, redirected, headers }: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>, maxBytes: number): boolean {
  if (status !== 200 || type !== 'basic' || redirected || headers.has('Set-Cookie')) return false;
  if (/no-store|private/.test(headers.get('Cache-Control') ?? '') || /cookie/i.test(headers.get('Vary') ?? '')) return false;
  return Number(headers.get('Content-Length') ?? 0) <= maxBytes;
}

/** The same for all, nothing to fill in, and neither a draft nor a version. */
export const isCacheablePage = ({ pathname, searchParams }: URL): boolean =>
  /^\/(de|en)(\/|$)/.test(pathname) &&
  !/^\/(de|en)\/(api|pageeditor-api|user|forms|erinnerung|reminder|presse|press|merkliste|favourites)(\/|$)/.test(pathname) &&
  !['edit', 'v', 'preview', 'at', 'overlay', 'token', 'noToolbar'].some((name) => searchParams.has(name));

/** Named on the offline page. */
export function kindOf({ pathname }: URL): 'form' | 'shop' | 'staff' | 'page' {
  if (/^\/(cms-hub|styleguide)(\/|$)/i.test(pathname)) return 'staff';
  if (/^\/(webshop|eventim\.webshop|test\.webshop|testshop)(\/|$)/.test(pathname)) return 'shop';
  return /^\/(de|en)\/(user|forms|erinnerung|reminder)(\/|$)/.test(pathname) ? 'form' : 'page';
}

export const isEditing = (address: string): boolean => /^\/cms-hub|[?&](edit|v|preview)(=|&|$)/i.test(address.replace(/^https?:\/\/[^/]+/, ''));
