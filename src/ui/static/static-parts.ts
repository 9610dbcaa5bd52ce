/** Where a page's data carry the HTML of its static parts, by id: after a move within the site, not with the first page. */
const key = 'staticParts';

type Html = { __html: string };
type Parts = (id: string) => Html;

/** Puts them there. Every part's HTML is one object, however often it is asked for. */
export function withParts<Data extends object>(data: Data, parts: Record<string, string>): Data {
  const known = new Map<string, Html>();
  const htmlOf: Parts = (id) => {
    const html = known.get(id) ?? { __html: Object.hasOwn(parts, id) ? (parts[id] ?? '') : '' };
    known.set(id, html);
    return html;
  };
  return { ...data, [key]: htmlOf };
}

/** Null for a page that the server has sent whole. */
export const partsOf = (data: unknown): Parts | null =>
  typeof data === 'object' && data !== null && key in data && typeof data[key] === 'function' ? (data[key] as Parts) : null; // made by withParts alone
