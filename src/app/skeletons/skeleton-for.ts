import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { languages } from '#i18n/language.ts';
import { type RouteName, routes } from '#routes.ts';
import { EventDetailSkeleton } from './event-detail-skeleton.tsx';
import { EventListSkeleton } from './event-list-skeleton.tsx';
import { MagazineListSkeleton } from './magazine-list-skeleton.tsx';
import { PageHeaderSkeleton } from './page-header-skeleton.tsx';

/** By the names of routes.ts; the magazine is named before it is there. */
const skeletons: Partial<Record<RouteName | 'magazine', ComponentType>> = {
  programme: EventListSkeleton,
  event: EventDetailSkeleton,
  magazine: MagazineListSkeleton,
};

/** What stands in for the page of a path while it loads; null outside the table of pages. */
export function skeletonFor(pathname: string): ComponentType | null {
  const name = names.find((candidate) => languages.some((language) => matchPath(routes[candidate][language], pathname)));
  return name ? (skeletons[name] ?? PageHeaderSkeleton) : null;
}

const names = Object.keys(routes) as RouteName[]; // the keys of the table, whose type Object.keys forgets
