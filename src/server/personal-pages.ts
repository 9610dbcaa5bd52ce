import type { PageTraits } from '#ui/page-traits.ts';
import { backOfficePages } from '../app/back-office/route-table.ts';
import { pages } from '../app/route-table.ts';

/** Whoever switches the site on again has to get in first. */
export const isSignInPage = (path: string): boolean => traitsOf(path).alwaysOpen === true;

/** Never cached, and their forms work without script; all others are the same for all. */
export const isPersonalPage = (path: string): boolean => traitsOf(path).personal === true;

/** Without parameters. */
export const sitemapPages = pages.flatMap(({ handle: { paths, traits } }) => (paths && !paths.de.includes(':') && !traits.personal ? [{ paths }] : []));

/** None where there is no such page. */
export function traitsOf(path: string): PageTraits {
  const exact = fixed.get(path);
  if (exact) return exact.traits;
  return patterns.find(({ pattern }) => pattern.test(path))?.traits ?? {};
}

/** In German where it has a path in each language; null: there is no such page. */
export const pagePathOf = (path: string): string | null => (fixed.get(path) ?? patterns.find(({ pattern }) => pattern.test(path)))?.name ?? null;

export const pagePaths: readonly string[] = pages.flatMap(({ paths, handle }) => (handle.paths ? [handle.paths.de] : paths));

type Row = { path: string; name: string; traits: PageTraits };
const rows: readonly Row[] = [...pages, ...backOfficePages].flatMap(({ paths, handle }) =>
  paths.map((path) => ({ path, name: handle.paths?.de ?? path, traits: handle.traits })),
);

const fixed = new Map(rows.filter(({ path }) => !/[:*]/.test(path)).map((row) => [row.path, row]));

/** As the router matches: without regard to case and a slash at the end, and what says more before what says less. */
const patterns = rows
  .toSorted((a, b) => weight(b.path) - weight(a.path))
  .map(({ path, name, traits }) => ({ name, traits, pattern: new RegExp(`^${path.split('/').filter(Boolean).map(toPattern).join('')}/?$`, 'i') }));

function weight(path: string): number {
  return path.split('/').reduce((sum, segment) => sum + (segment === '*' ? -2 : segment === '' ? 0 : segment.startsWith(':') ? 3 : 10), 0);
}

function toPattern(segment: string): string {
  if (segment === '*') return '(?:/.*)?';
  if (!segment.startsWith(':')) return `/${segment.replaceAll('.', '\\.')}`;
  return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
}
