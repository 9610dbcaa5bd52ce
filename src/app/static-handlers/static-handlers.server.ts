import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router';

/** Segments of an address by which routes are told apart. */
const depth = 2;

/**
 * For each address a handler of the routes that it may match, in their order: of the whole table React Router would compare
 * every route with every address, and make an object for each. Handlers are made when they are first asked for, one for
 * each beginning that stands in the table and one for all others.
 */
export function staticHandlers(routes: readonly RouteObject[], around: (routes: RouteObject[]) => RouteObject[]): (pathname: string) => StaticHandler {
  const patterns = routes.map(({ path = '' }) => segmentsOf(path));
  const known = new Set(patterns.flatMap((pattern) => pattern.slice(0, depth).map((_, index) => pattern.slice(0, index + 1).join('/'))));
  const handlers = new Map<string, StaticHandler>();
  return (pathname) => {
    const asked = segmentsOf(decoded(pathname));
    // What no route begins with is as good as anything else that none begins with.
    const told = asked.slice(0, depth).map((segment, index) => (known.has(asked.slice(0, index + 1).join('/')) ? segment : unknown));
    const name = told.join('/');
    const made = handlers.get(name) ?? createStaticHandler(around(routes.filter((_, index) => mayMatch(patterns[index] ?? [], told))));
    handlers.set(name, made);
    return made;
  };
}

/** No segment of a pattern; two that are unknown are one handler. */
const unknown = '?';

const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // as React Router takes it then
  }
}

const isOpen = (segment: string): boolean => segment.startsWith(':') || segment.startsWith('*') || segment.endsWith('?');

function mayMatch(pattern: readonly string[], asked: readonly string[]): boolean {
  for (let index = 0; index < depth; index++) {
    const [expected, segment] = [pattern[index], asked[index]];
    if (expected === undefined) return segment === undefined;
    if (isOpen(expected)) return true;
    if (expected !== segment) return false;
  }
  return true;
}
