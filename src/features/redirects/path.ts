import { maxPath } from './limits.ts';

/**
 * The one spelling of a path that rules are kept and asked for under; null for what is no path of this site, also an address of another
 * host that looks like one.
 */
export function normalisePath(raw: string): string | null {
  if (!raw.startsWith('/') || raw.length > maxPath || notInPath.test(raw) || raw.startsWith('//')) return null;
  const decoded = decode(raw);
  if (decoded === null || decoded.startsWith('//') || notInPath.test(decoded)) return null;
  const segments = decoded.split('/').filter(Boolean);
  if (segments.some((segment) => segment === '.' || segment === '..')) return null;
  return `/${segments.join('/')}`;
}

/** White space but for blanks, which names of files have. */
const notInPath = /[\\?#\p{Cc}]|[^\S ]/u;

/** The one spelling of an old address: a path, and the parameters of its query in the order of their names; null for what is none. */
export function normaliseAddress(raw: string): string | null {
  const at = raw.indexOf('?');
  const path = normalisePath(at < 0 ? raw : raw.slice(0, at));
  if (path === null || at < 0) return path;
  const query = raw.slice(at + 1);
  if (raw.length > maxPath || /[\s#\p{Cc}]/u.test(query)) return null;
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** What is left of a query without the parameters that an old address names; null where it has not all of them. */
export function queryBeyond(given: URLSearchParams, named: string): string | null {
  const rest = new URLSearchParams(given);
  for (const [name, value] of new URLSearchParams(named)) {
    if (!given.has(name, value)) return null;
    rest.delete(name, value);
  }
  return rest.size > 0 ? `?${rest}` : '';
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

/** A percent-encoded path as people read it; what could hide or reorder the text beside it (control and bidi characters, spaces) stays encoded. */
export const readablePath = (path: string): string =>
  path.replace(/%[0-7][\da-f]|%[c-f][\da-f](%[89ab][\da-f]){1,3}/gi, (encoded) => {
    const letter = decode(encoded)?.normalize('NFC') ?? '';
    return /^[\p{L}\p{N}]$/u.test(letter) ? letter : encoded;
  });
