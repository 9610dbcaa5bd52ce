import type { RouteObject } from 'react-router';
import { languages } from '#i18n/language.ts';
import { contentRoutes, type RouteName, routes, unlocalisedRoutes } from '#routes.ts';
import type { PageHandle, PageTraits } from '#ui/page-traits.ts';
import { type PageModule, pageCode, pageRoute } from './page-route.ts';

/** The build adds the file, whose scripts and styles are preloaded (vite/page-files.ts). */
type Load = (() => Promise<PageModule>) & { file?: string };

export type PageRow = { handle: PageHandle; paths: readonly string[]; load: Load };

export const page = (name: RouteName, load: Load, traits: PageTraits = {}): PageRow => {
  const paths = routes[name];
  return { handle: { name, paths, traits }, paths: languages.map((language) => paths[language]), load };
};

/** A page outside localisation, with everything below it; `below`: itself one of those. */
export const unlocalisedPage = (name: keyof typeof unlocalisedRoutes, load: Load, traits: PageTraits = {}, below = ''): PageRow => ({
  handle: { name, traits },
  paths: [`${unlocalisedRoutes[name]}${below}/*`],
  load,
});

/** Whatever no other row matches: its loader knows the paths of the database. */
export const contentPage = (load: Load, traits: PageTraits = {}): PageRow => ({
  handle: { name: 'content', traits },
  paths: Object.values(contentRoutes),
  load,
});

export const routesOf = ({ handle, paths, load }: PageRow): RouteObject[] =>
  paths.map((path) => ({ ...pageRoute({ path, handle }), lazy: async () => pageCode(await load()) }));
