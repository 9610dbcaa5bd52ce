import { useLayoutEffect, useState } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { isPageHeaderLoading, siblingsIn } from '#features/navigation/index.ts';
import { usePageChange } from '../loading-bar/use-page-change.ts';
import { skeletonFor } from './skeleton-for.ts';
import styles from './skeletons.module.css';

/** Who leaves during a skeleton leaves its top, as far as the router knows. */
const scrollPositions = new Map<string, number>();

/** In the size of the page to come, so that nothing moves; between siblings the page stays. */
export function PageSkeleton() {
  const { key, pathname, search } = useLocation();
  const entry = key + pathname + search;
  const goal = usePageChange();
  const isIdle = useNavigation().state === 'idle';
  // The old place is restored at once and again when the router arrives, which scrolls to the top it knows of.
  useLayoutEffect(() => {
    const scrollPosition = goal === null ? scrollPositions.get(entry) : undefined;
    if (scrollPosition === undefined) return;
    if (isIdle) scrollPositions.delete(entry);
    scrollTo(0, scrollPosition);
  }, [entry, goal, isIdle]);
  const isHeaderLoading = usePageHeaderLoading(goal);
  const Skeleton = goal === null || !isHeaderLoading ? null : skeletonFor(goal);
  return Skeleton && <StandIn Skeleton={Skeleton} entry={entry} />;
}

function StandIn({ Skeleton, entry }: { Skeleton: NonNullable<ReturnType<typeof skeletonFor>>; entry: string }) {
  // Once the skeleton is there the document may be too short for it.
  const [scrollPosition] = useState(() => scrollY);
  // The page to come begins at its top.
  useLayoutEffect(() => {
    scrollPositions.set(entry, scrollPosition);
    scrollTo(0, 0);
  }, [entry, scrollPosition]);
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton />
    </div>
  );
}

/** Not where it is a sibling of the page that is shown (V §4). */
function usePageHeaderLoading(goal: string | null): boolean {
  const shown = useMatches().at(-1)?.loaderData;
  return goal !== null && isPageHeaderLoading(goal, siblingsIn(shown));
}
