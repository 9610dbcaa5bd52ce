import { asPattern, pathWith } from '#api/endpoint.ts';
import { pagePathOf, pagePaths } from '../personal-pages.ts';
import { operations } from '../site.server.ts';

/** Names of addresses that are remembered; beyond that all are forgotten and found anew. */
const maxRemembered = 2_000;
const remembered = new Map<string, string>();

/** The pattern of page or call, never the path; calls for staff are one by their first word, as there are hundreds. */
export function routeName(path: string): string {
  const known = remembered.get(path);
  if (known !== undefined) return known;
  const name = findName(path);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(path, name);
  return name;
}

export const routeNames = (): string[] => [...new Set([...operationNames.values(), ...fixed.map(([, name]) => name), ...pagePaths, unknown])];

const unknown = 'other';
/** Open for hours, so that how long it took says nothing. */
export const streamPath = '/api/availability/stream';
const stream = /^(\/(de|en))?\/api\/availability\/stream$/;
const fixed: readonly (readonly [RegExp, string])[] = [
  [/^\/(livez|readyz|healthz)$/, 'probe'],
  [stream, streamPath],
  [/^\/assets\//, '/assets/*'],
  [/^\/media\//, '/media/*'],
  [/^\/page-(data|head)\//, '/page-data/*'],
  [/^\/cms-hub(\/|$)/, '/cms-hub/*'],
  [/^(\/(de|en))?\/api\/media-uploads(\/|$)/, '/api/media-uploads/*'],
  [/\.(ics|xml|atom)$/, 'feed'],
  [/\.(js|css|svg|png|ico|webmanifest|txt|woff2)$/, 'file'],
];

function findName(path: string): string {
  const bare = path.replace(/^\/(de|en)(?=\/(api|pageeditor-api)\/)/, '');
  if (/^\/(api|pageeditor-api)\//.test(bare)) {
    const withSlash = bare.endsWith('/') ? bare : `${bare}/`;
    const found = patterns.find(({ pattern }) => pattern.test(bare) || pattern.test(withSlash));
    if (found) return found.name;
  }
  const named = fixed.find(([pattern]) => pattern.test(path));
  return named?.[1] ?? pagePathOf(path) ?? unknown;
}

const operationNames = new Map(
  operations.map(({ endpoint }) => {
    const { path, access } = endpoint;
    const isForVisitors = access === 'public' || access === 'visitor';
    return [path, isForVisitors ? path : path.split('/').slice(0, 3).join('/').replace(/\{.*/, '*')] as const;
  }),
);
const patterns = operations.map(({ endpoint }) => ({
  pattern: new RegExp(`^${pathWith(endpoint, asPattern)}$`),
  name: operationNames.get(endpoint.path) ?? unknown,
}));
