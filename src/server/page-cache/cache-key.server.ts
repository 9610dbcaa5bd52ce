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

const everyPage = ['overlay'];

/** What a move within the site asks of a page is cached as the page is. */
const ofPage = `(${pageDataPath}|${pageHeadPath})?`;

const patternsOf = (paths: (typeof pages)[number]['handle']['paths']): RegExp[] =>
  Object.values(paths ?? {}).map((path) => patternOf(`${ofPage}${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}`));

const pageAddresses: Address[] = pages.flatMap(({ handle: { paths, traits } }) =>
  traits.personal ? [] : patternsOf(paths).map((path) => ({ path, query: [...(traits.query ?? []), ...everyPage] })),
);

/** They lie where pages of the database could. */
const personalPaths = pages.flatMap(({ handle: { paths, traits } }) => (traits.personal ? patternsOf(paths) : []));

/** Not what answers to one visitor, says what another system says now, or is counted. */
const isCacheable = (endpoint: Endpoint): boolean => isForEverybody(endpoint) && !endpoint.live && limitsOf(endpoint).length === 0;

const calls: Address[] = [...operations.map(({ endpoint }) => endpoint), ...(Object.values(feedContract) as Endpoint[])]
  .filter(isCacheable)
  .map((endpoint) => ({
    path: patternOf(`(/(${languages.join('|')}))?${pathWith(endpoint, asPattern).replace(/\.(?!\+)/g, '\\.')}`),
    query: Object.keys(endpoint.query?.shape ?? {}),
  }));

const files: Address[] = ['/robots\\.txt', '/sitemap\\.xml', '/sitemap-(pages|productions|events)-[1-9][0-9]{0,4}\\.xml'].map((path) => ({
  path: patternOf(path),
  query: [],
}));

/** What lies below a language and is nothing else; one with `v` is a version for staff. */
const content: Address = {
  path: patternOf(`${ofPage}/(${languages.join('|')})(/(?!(api|pageeditor-api|user)/).+)?`),
  query: everyPage,
  neverWith: 'v',
};

const addresses = [...pageAddresses, ...calls, ...files, content];

function patternOf(path: string): RegExp {
  return new RegExp(`^${path}$`);
}

/** The path and the known query parameters, first of each, ordered, without empty ones; null where it is not cached. */
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

/** No known address is as long. */
const maxPathLength = 500;
