import type { Endpoint } from '#api/endpoint.ts';
import { asPattern, isForEverybody, pathWith } from '#api/endpoint.ts';
import { limitsOf } from '#api/rate-limit/rate-limit.ts';
import { feedContract } from '#features/feeds/contract.ts';
import { languages } from '#i18n/language.ts';
import { pageHeadPath } from '#ui/page-head/moved-head.ts';
import { pageDataPath } from '#ui/static/page-data.ts';
import { pages } from '../../app/route-table.ts';
import { operations } from '../site.server.ts';

/** Addresses whose answers are cached: a path, and the parameters of its query that make another answer, in their order. */
type Address = { path: RegExp; query: readonly string[]; neverWith?: string };

/** All pages have the overlay. */
const everyPage = ['overlay'];

/** What a move within the site asks of a page is cached as the page is. */
const ofPage = `(${pageDataPath}|${pageHeadPath})?`;

const patternsOf = (paths: (typeof pages)[number]['handle']['paths']): RegExp[] =>
  Object.values(paths ?? {}).map((path) => patternOf(`${ofPage}${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}`));

const pageAddresses: Address[] = pages.flatMap(({ handle: { paths, traits } }) =>
  traits.personal ? [] : patternsOf(paths).map((path) => ({ path, query: [...(traits.query ?? []), ...everyPage] })),
);

/** Made for one visitor, with whatever their address says. They lie where pages of the database could. */
const personalPaths = pages.flatMap(({ handle: { paths, traits } }) => (traits.personal ? patternsOf(paths) : []));

/** What answers to one visitor, or says what another system says now, is made each time; so is what is counted. */
const isCacheable = (endpoint: Endpoint): boolean => isForEverybody(endpoint) && !endpoint.live && limitsOf(endpoint).length === 0;

const calls: Address[] = [...operations.map(({ endpoint }) => endpoint), ...(Object.values(feedContract) as Endpoint[])]
  .filter(isCacheable)
  .map((endpoint) => ({
    path: patternOf(`(/(${languages.join('|')}))?${pathWith(endpoint, asPattern).replace(/\.(?!\+)/g, '\\.')}`),
    query: Object.keys(endpoint.query?.shape ?? {}),
  }));

const files: Address[] = ['/robots\\.txt', '/sitemap\\.xml', '/sitemap-[1-9][0-9]{0,4}\\.xml'].map((path) => ({ path: patternOf(path), query: [] }));

/** Pages of the database: what lies below a language and is nothing else. One with `v` is a version for staff, or leads to the page. */
const content: Address = {
  path: patternOf(`${ofPage}/(${languages.join('|')})(/(?!(api|pageeditor-api|user)/).+)?`),
  query: everyPage,
  neverWith: 'v',
};

const addresses = [...pageAddresses, ...calls, ...files, content];

function patternOf(path: string): RegExp {
  return new RegExp(`^${path}$`);
}

/**
 * Under which key the answer to an address is cached: its path, and of its query what the page or call knows, the first of
 * each, in their order, without empty ones. Null where it is not kept.
 */
export function cacheKeyOf(url: string): string | null {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (at >= 0 && /[?&](preview|at)=/.test(url)) return null; // a draft, or another moment: never kept
  const address = addresses.find((one) => one.path.test(path));
  if (!address || path.length > maxPathLength || (address === content && personalPaths.some((one) => one.test(path)))) return null;
  if (at < 0 || (address.query.length === 0 && !address.neverWith)) return path;
  const given = new URLSearchParams(url.slice(at + 1));
  if (address.neverWith && given.has(address.neverWith)) return null;
  const query = new URLSearchParams();
  for (const name of address.query) {
    const value = given.get(name);
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Of those that lead anywhere none is as long. */
const maxPathLength = 500;
