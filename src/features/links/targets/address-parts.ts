import { type RouteName, routes, unlocalisedRoutes } from '#routes.ts';
import type { TargetKind } from '../contract.ts';

/** Kinds whose pages have the number of a row in their address. */
export const numberedKinds = ['event', 'production', 'article', 'person', 'venue', 'series'] as const satisfies readonly (TargetKind & RouteName)[];
export type NumberedKind = (typeof numberedKinds)[number];

export type RowReference = { readonly kind: NumberedKind | 'document'; readonly id: number };

/** What an address says by itself: the row it names, the page of the route table, or something else that the server answers. */
export type AddressParts = { readonly row: RowReference } | { readonly route: RouteName } | { readonly isServed: true } | null;

/** The path of an address without query and place, percent-encoding undone where that can be. */
export function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function readPath(path: string): AddressParts {
  const file = /^\/media\/files\/([1-9]\d{0,8})-/.exec(path)?.[1];
  if (file) return { row: { kind: 'document', id: Number(file) } };
  for (const { name, pattern } of patterns) {
    const found = pattern.exec(path);
    if (!found) continue;
    const kind = numberedKinds.find((one) => one === name);
    const id = Number(found.groups?.id);
    return kind && isRowId(id) ? { row: { kind, id } } : { route: name };
  }
  const isOutside = Object.values(unlocalisedRoutes).some((start) => path === start || path.startsWith(`${start}/`));
  return path === '/' || isOutside || /^\/(media|api|assets)\/|^\/(de|en)\/(api|forms)\//.test(path) ? { isServed: true } : null;
}

const isRowId = (id: number) => Number.isInteger(id) && id > 0 && id <= 999_999_999;

const patternOf = (path: string) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
const patterns = (Object.keys(routes) as RouteName[]).flatMap((name) => Object.values(routes[name]).map((path) => ({ name, pattern: patternOf(path) })));
