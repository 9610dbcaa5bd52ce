import { maxPath } from './limits.ts';

/**
 * The one spelling of a path that rules are kept and asked for under: percent signs resolved where that changes nothing
 * else, no slash at the end, no doubled ones. Null for what is no path of this site: an address of another host, also one
 * that only looks like a path, a query, a fragment.
 */
export function normalisePath(raw: string): string | null {
  if (!raw.startsWith('/') || raw.length > maxPath || /[\\\s?#\p{Cc}]/u.test(raw) || raw.startsWith('//')) return null;
  const decoded = decode(raw);
  if (decoded === null || decoded.startsWith('//') || /[\\\s?#\p{Cc}]/u.test(decoded)) return null;
  const segments = decoded.split('/').filter(Boolean);
  if (segments.some((segment) => segment === '.' || segment === '..')) return null;
  return `/${segments.join('/')}`;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** As it stands in the header of an answer, where letters beyond ASCII have no place. */
export const headerPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/**
 * A percent-encoded path as people read it: letters and figures as such, anything that could hide or reorder what stands
 * beside it (control and bidi characters, spaces) encoded as it was.
 */
export const readablePath = (path: string): string =>
  path.replace(/%[0-7][\da-f]|%[c-f][\da-f](%[89ab][\da-f]){1,3}/gi, (encoded) => {
    const letter = decode(encoded)?.normalize('NFC') ?? '';
    return /^[\p{L}\p{N}]$/u.test(letter) ? letter : encoded;
  });
