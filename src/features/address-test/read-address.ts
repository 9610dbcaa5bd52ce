export type ReadAddress = { path: string; query: string; otherHost: string | null };

/** What somebody typed or pasted as an address of the site at `baseUrl` ('/de/x?y', 'de/x', 'www.site.de/de/x'); null where it is none. */
export function readAddress(typed: string, baseUrl: string): ReadAddress | null {
  const text = typed.trim();
  if (text === '') return null;
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : /^[^/?#\s]+\.[a-z]{2,}(:\d+)?([/?#]|$)/i.test(text) ? `https://${text}` : null;
  const address = whole ?? (text.startsWith('/') || text.startsWith('?') ? text : `/${text}`);
  if (!URL.canParse(address, baseUrl)) return null;
  const { protocol, host, pathname, search } = new URL(address, baseUrl);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  return { path: pathname, query: search, otherHost: host === new URL(baseUrl).host ? null : host };
}
