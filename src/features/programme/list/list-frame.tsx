import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { deferred } from '#ui/deferred.tsx';
import { lazyImport } from '#ui/lazy-import.ts';
import { isFiltered } from '../filter/filter.ts';
import type { FilterData } from '../filter/options.ts';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import { NoResult as ServerNoResult } from '../filter-bar/no-result/index.ts';
import styles from './list-frame.module.css';

const loadNoResult = lazyImport(() => import('../filter-bar/no-result/index.ts'));
const NoResult = deferred(import.meta.env.SSR && ServerNoResult, async () => (await loadNoResult()).NoResult);

type Props = { data: FilterData; heading: string; summary: ReactNode; label?: string; above?: ReactNode; children: ReactNode };

export function ListFrame({ data, heading, summary, label, above, children }: Props) {
  const { pathname } = useLocation();
  const isLoading = useNavigation().location?.pathname === pathname;
  useFocusAfterRemoval(data);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{heading}</h1>
        <p role="status" className={styles.count}>
          {summary}
        </p>
      </header>
      {above}
      <FilterBar data={data} {...(label && { label })} />
      <div aria-busy={isLoading} className={styles.list}>
        {data.count > 0 ? children : <NoResult list={data.list} filtered={isFiltered(data.filter)} />}
      </div>
    </>
  );
}

/** What removes a filter is gone with it: the focus goes on to the first chip that is left, else to the page's heading. */
function useFocusAfterRemoval(list: object): void {
  const shown = useRef(list);
  useEffect(() => {
    const isSame = shown.current === list;
    shown.current = list;
    if (isSame || document.activeElement !== document.body) return;
    const [heading, chip = heading] = document.querySelectorAll<HTMLElement>('main h1, main search li a');
    if (heading) heading.tabIndex = -1;
    chip?.focus({ preventScroll: true });
  }, [list]);
}
