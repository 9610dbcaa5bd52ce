import { useLayoutEffect } from 'react';
import { usePageChange } from '../loading-bar/use-page-change.ts';
import { skeletonFor } from './skeleton-for.ts';
import styles from './skeletons.module.css';
import { usePageHeaderLoading } from './use-page-header-loading.ts';

/**
 * While a visitor is on the way to another page: what that page will look like, in its size, so that nothing moves when it comes.
 * Between siblings the page stays with its header, and the loading bar alone says that something is coming.
 */
export function PageSkeleton() {
  const goal = usePageChange();
  const isHeaderLoading = usePageHeaderLoading(goal);
  const Skeleton = goal === null || !isHeaderLoading ? null : skeletonFor(goal);
  return Skeleton && <StandIn Skeleton={Skeleton} />;
}

function StandIn({ Skeleton }: { Skeleton: NonNullable<ReturnType<typeof skeletonFor>> }) {
  // The page to come begins at its top. Where the visitor stays after all, it is the old place that is found again.
  useLayoutEffect(() => {
    const { scrollX, scrollY } = window;
    scrollTo(0, 0);
    return () => scrollTo(scrollX, scrollY);
  }, []);
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton />
    </div>
  );
}
