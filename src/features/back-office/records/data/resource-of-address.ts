import type { Resource } from '#resources/declaration/define-resource.ts';
import type { ResourceRegistry } from '#resources/declaration/registry.ts';
import { unlocalisedRoutes } from '#routes.ts';

/** The record whose screen an address is: `/cms-hub/venues/12` is one of venues. Undefined where none is declared. */
export const resourceOfAddress = (registry: ResourceRegistry, { pathname }: Pick<URL, 'pathname'>): Resource | undefined =>
  registry.byPath(pathname.slice(unlocalisedRoutes.backOffice.length + 1).split('/')[0] ?? '');
