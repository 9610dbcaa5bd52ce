import type { PageTraits } from '#ui/page-traits.ts';
import { backOfficePages } from '../app/back-office/route-table.ts';
import { pages } from '../app/route-table.ts';

/** Who is to switch the site on again has to get in first. */
export const isSignInPage = (path: string): boolean => traitsOf(path).alwaysOpen === true;

/** Pages that are made for one visitor: never kept by anybody, and their forms work without script. All others are the same for all. */
export const isPersonalPage = (path: string): boolean => traitsOf(path).personal === true;

/** Pages of their own, without parameters, that search engines are to know. */
export const sitemapPages = pages.flatMap(({ handle: { paths, traits } }) => (paths && !paths.de.includes(':') && !traits.personal ? [{ paths }] : []));

/** The traits of the page at a path, as its row says; none where there is no such page. */
export function traitsOf(path: string): PageTraits {
  const exact = fixed.get(path);
  if (exact) return exact;
  return patterns.find(({ pattern }) => pattern.test(path))?.traits ?? {};
}

const rows = [...pages, ...backOfficePages].flatMap(({ paths, handle }) => paths.map((path) => ({ path, traits: handle.traits })));

const fixed = new Map(rows.filter(({ path }) => !/[:*]/.test(path)).map(({ path, traits }) => [path, traits]));

/** As the router matches: without regard to case and a slash at the end, and what says more before what says less. */
const patterns = rows
  .toSorted((a, b) => weight(b.path) - weight(a.path))
  .map(({ path, traits }) => ({ pattern: new RegExp(`^${path.split('/').filter(Boolean).map(toPattern).join('')}/?$`, 'i'), traits }));

function weight(path: string): number {
  return path.split('/').reduce((sum, segment) => sum + (segment === '*' ? -2 : segment === '' ? 0 : segment.startsWith(':') ? 3 : 10), 0);
}

function toPattern(segment: string): string {
  if (segment === '*') return '(?:/.*)?';
  if (!segment.startsWith(':')) return `/${segment.replaceAll('.', '\\.')}`;
  return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
}
