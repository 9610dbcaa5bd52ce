import { DeferredCart } from '#features/booking/cart/index.ts';
import { WidgetHost } from '#features/booking/widget/index.ts';
import { ConsentSlot } from '#features/consent/follow/index.ts';
import { useHearts } from '#features/favourites/index.ts';
import { followBoxOffice } from '#features/programme/status/live/index.ts';
import { useSkippedPanels } from '#ui/panel/use-skipped-panels.ts';
import { useStaticLinks } from '#ui/static/use-static-links.ts';
import { ConnectionNotice } from '../connection-notice/connection-notice.tsx';
import { useHashAnchor } from '../hash-anchor/use-hash-anchor.ts';
import { LoadingBar } from '../loading-bar/loading-bar.tsx';
import { useOffline } from '../offline/use-offline.ts';
import { usePageTransitions } from '../page-transition/use-page-transitions.ts';
import { usePrefetch } from '../prefetch/use-prefetch.ts';
import { RouteAnnouncer } from '../route-announcer/route-announcer.tsx';
import { useSiteCheck } from '../site-check/use-site-check.ts';
import { PageSkeleton } from '../skeletons/page-skeleton.tsx';
import { AccountSlot } from './account-slot.tsx';
import { useEnhancedBlocks } from './use-enhanced-blocks.ts';
import { useHeaderHeight } from './use-header-height.ts';

followBoxOffice();

export function ShellParts() {
  usePageTransitions();
  useHashAnchor();
  useSiteCheck();
  useHeaderHeight();
  useStaticLinks();
  useEnhancedBlocks();
  useHearts();
  useSkippedPanels();
  useOffline();
  usePrefetch();
  return (
    <>
      <PageSkeleton />
      <LoadingBar />
      <RouteAnnouncer />
      <ConnectionNotice />
      <AccountSlot />
      <DeferredCart />
      <WidgetHost />
      <ConsentSlot />
    </>
  );
}
