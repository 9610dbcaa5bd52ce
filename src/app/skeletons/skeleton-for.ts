import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import { isPageHandle, type PageTraits } from '#ui/page-traits.ts';
import { routesOf } from '../page.ts';
import { pages } from '../route-table.ts';
import { EventDetailSkeleton } from './event-detail-skeleton.tsx';
import { EventListSkeleton } from './event-list-skeleton.tsx';
import { MagazineListSkeleton } from './magazine-list-skeleton.tsx';
import { PageHeaderSkeleton } from './page-header-skeleton.tsx';

const skeletons: Record<NonNullable<PageTraits['skeleton']>, ComponentType | null> = {
  'event-list': EventListSkeleton,
  'event-detail': EventDetailSkeleton,
  'magazine-list': MagazineListSkeleton,
  none: null,
};

/** Null outside the table of pages. */
export function skeletonFor(pathname: string): ComponentType | null {
  const handle: unknown = matchRoutes(table, pathname)?.at(-1)?.route.handle;
  if (!isPageHandle(handle)) return null;
  return handle.traits.skeleton ? skeletons[handle.traits.skeleton] : PageHeaderSkeleton;
}

const table = pages.flatMap(routesOf);
