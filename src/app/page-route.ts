import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router';
import type { PageHandle } from '#ui/page-traits.ts';

/** What a `*.page.tsx` exports; `Frame`: what it stands in, where that is not the frame of the site (src/app/back-office). */
export type PageModule = { loader?: LoaderFunction; action?: ActionFunction; Page: ComponentType; Frame?: ComponentType };

/** Which page a path belongs to: all that the browser has to know of a row to take over the page that the server has rendered. */
export type MatchedPage = { path: string; handle: PageHandle };

/** The route of a page at one path, without its code. */
export const pageRoute = ({ path, handle }: MatchedPage): RouteObject => ({ id: path, path, handle });

/** What a page's file adds to its route. */
export const pageCode = ({ Page, ...rest }: PageModule) => ({ ...rest, Component: Page });
