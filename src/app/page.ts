import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router';
import { type Language, languages } from '#i18n/language.ts';
import { type RouteName, routes } from '#routes.ts';

/** What a `*.page.tsx` exports. */
type PageModule = { loader?: LoaderFunction; action?: ActionFunction; Page: ComponentType };

/** Known of a matched page: its name and language unless it is outside localisation, and its file, whose scripts and styles are preloaded. */
export type PageHandle = { name?: RouteName; language?: Language; file: string };

/** The React Router routes of one page, one per language; its code is a chunk of its own. */
export function page(name: RouteName, file: string, load: () => Promise<PageModule>): RouteObject[] {
  return languages.map((language) => ({
    path: routes[name][language],
    handle: { name, language, file } satisfies PageHandle,
    lazy: lazily(load),
  }));
}

/** The routes of a page outside localisation, at each of its paths and with everything below. */
export const unlocalisedPage = (paths: readonly string[], file: string, load: () => Promise<PageModule>): RouteObject[] =>
  paths.map((path) => ({ path: `${path}/*`, handle: { file } satisfies PageHandle, lazy: lazily(load) }));

const lazily = (load: () => Promise<PageModule>) => async () => {
  const { Page, ...rest } = await load();
  return { ...rest, Component: Page };
};

export const isPageHandle = (handle: unknown): handle is PageHandle => typeof handle === 'object' && handle !== null && 'file' in handle;
