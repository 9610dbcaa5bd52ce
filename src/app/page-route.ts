import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router';
import type { PageHandle } from '#ui/page-traits.ts';

/** What a `*.page.tsx` exports; `Frame`: what it stands in, where that is not the frame of the site (src/app/back-office). */
export type PageModule = { loader?: LoaderFunction; action?: ActionFunction; Page: ComponentType; Frame?: ComponentType };

/** All that the browser has to know of a row to take over the page. */
export type MatchedPage = { path: string; handle: PageHandle };

export const pageRoute = ({ path, handle }: MatchedPage): RouteObject => ({ id: path, path, handle });

export const pageCode = ({ Page, ...rest }: PageModule) => ({ ...rest, Component: Page });
