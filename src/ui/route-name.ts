import { useMatches } from 'react-router';
import { type RouteName, routes } from '#routes.ts';

/** The name in routes.ts of the page being shown; null where none matches, and outside localisation. */
export function useRouteName(): RouteName | null {
  const handle: unknown = useMatches().at(-1)?.handle;
  return isNamed(handle) ? handle.name : null;
}

const isNamed = (value: unknown): value is { name: RouteName } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' && value.name in routes;
