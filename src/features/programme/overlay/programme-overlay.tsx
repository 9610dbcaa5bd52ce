import { X } from 'lucide';
import { useId, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dayOf } from '#i18n/berlin-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { onPageEntry } from '#ui/panel/panel-entry.ts';
import { bar } from '../filter/bar-strings.ts';
import { type Filter, noFilter } from '../filter/filter.ts';
import { chosenOptions, type FilterData } from '../filter/options.ts';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import { t as programme } from '../list/page-strings.ts';
import { clearQuery } from './clear-query.ts';
import { Overview, OverviewSkeleton } from './overview.tsx';
import styles from './programme-overlay.module.css';
import { t } from './strings.ts';
import { type Overview as OverviewData, useOverview } from './use-overview.ts';

export type OverlayProps = { isOpen: boolean; onClose: () => void; title?: string };

/** V §2 "Programm und Karten"; stays mounted while it is closed, so that it can slide out. */
export function ProgrammeOverlay({ isOpen, onClose, title }: OverlayProps) {
  const language = useLanguage();
  const [filter, setFilter] = useState(noFilter);
  const { overview, progress, retry } = useOverview(filter, isOpen, language);
  const data = useMemo(() => filterData(filter, overview), [filter, overview]);
  const closeButton = useRef<HTMLButtonElement>(null);
  const { dialog, isLeft, close } = useDialog({ isOpen, closesOn: 'path', first: closeButton });
  const clear = useClearedQuery();
  const heading = useId();
  return (
    <Dialog
      ref={dialog}
      position="right"
      className={styles.overlay}
      aria-labelledby={heading}
      onClose={() => {
        onClose();
        if (!isLeft.current) onPageEntry(clear); // the query of the page that one has come to is that page's own
      }}
    >
      <div className={styles.panel}>
        <header className={styles.bar}>
          <h1 id={heading}>{title ?? t(language, 'title')}</h1>
          <IconButton ref={closeButton} icon={X} label={bar(language, 'close')} className={styles.close} onClick={close} />
        </header>
        <div className={styles.body}>
          <FilterBar data={data} selection={{ filter, last: null, onChoice: () => {}, choose: setFilter }} />
          <p role="status" className={styles.status}>
            {progress === 'idle' && overview ? programme(language, 'results', { n: overview.count }) : progress === 'loading' && t(language, 'loading')}
          </p>
          {progress === 'failed' && (
            <p role="alert" className={styles.failed}>
              {t(language, 'failed')}
              <Button size="small" onClick={retry}>
                {programme(language, 'retry')}
              </Button>
            </p>
          )}
          <div aria-busy={progress === 'loading'} className={styles.list}>
            {overview ? <Overview overview={overview} filter={filter} onChoose={setFilter} /> : <OverviewSkeleton />}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

const filterData = (filter: Filter, overview: OverviewData | null): FilterData => ({
  list: 'events',
  filter,
  count: overview?.count ?? 0,
  chosen: overview ? chosenOptions(filter, overview.options) : {},
  today: dayOf(new Date()),
  ...(overview && { serverOnly: { options: overview.options } }),
});

function useClearedQuery() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return () => {
    const cleared = clearQuery(search);
    if (cleared !== search) void navigate({ pathname, search: cleared, hash }, { replace: true, preventScrollReset: true });
  };
}
