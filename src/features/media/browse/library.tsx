import { LayoutGrid, List } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffPages } from '#ui/staff/staff-filters.tsx';
import { AssetGrid } from './asset-grid.tsx';
import { AssetList } from './asset-list.tsx';
import styles from './browse.module.css';
import { FilterBar } from './filter-bar.tsx';
import { changed, filters, isNarrowed, type LibraryQuery, type Selection } from './library-query.ts';
import type { LibraryData } from './load-library.ts';
import { t } from './strings.ts';

export type View = 'grid' | 'list';

export type LibraryState = {
  data: LibraryData;
  isLoading: boolean;
  onQuery: (query: LibraryQuery) => void;
  reload: () => void;
};

type Props = {
  state: LibraryState;
  view: View;
  onView: (view: View) => void;
  onOpen: (id: number) => void;
  selection?: Selection;
  tools?: ReactNode;
  /** Kinds that cannot be chosen here are not offered. */
  kind?: string | undefined;
};

/** For the screen of the back office, and the picker of forms. */
export function Library({ state: { data, isLoading, onQuery, reload }, view, onView, onOpen, selection, tools, kind }: Props) {
  const language = useLanguage();
  const { query, assets, folders, count, failure } = data;
  const narrows = isNarrowed(kind ? { ...query, kind: '' } : query); // the only kind that there is here is no choice
  const status = useId();
  const go = (change: LibraryQuery) => onQuery(changed(query, change));
  const reset = () => go(Object.fromEntries(filters.map((name) => [name, ''])));
  const List_ = view === 'list' ? AssetList : AssetGrid;
  return (
    <div className={styles.library} aria-busy={isLoading}>
      <FilterBar data={data} kind={kind} onChange={go} tools={tools} />
      <div className={styles.over}>
        <p id={status} role="status">
          {isLoading ? t(language, 'loading') : t(language, 'count', { n: count })}
        </p>
        {narrows && (
          <Button look="link" size="compact" onClick={reset}>
            {t(language, 'reset')}
          </Button>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form */}
        <div role="group" aria-label={t(language, 'view')} className={styles.views}>
          <IconButton icon={LayoutGrid} label={t(language, 'view_grid')} aria-pressed={view === 'grid'} onClick={() => onView('grid')} />
          <IconButton icon={List} label={t(language, 'view_list')} aria-pressed={view === 'list'} onClick={() => onView('list')} />
        </div>
      </div>
      {failure && (
        <Notice kind="error" role="alert">
          <p>{t(language, 'failed', { reason: failure })}</p>
          <Button size="small" onClick={reload}>
            {t(language, 'again')}
          </Button>
        </Notice>
      )}
      {!failure && assets.length === 0 && <p className={styles.nothing}>{t(language, query.bin ? 'empty_bin' : narrows ? 'nothing_found' : 'empty')}</p>}
      {assets.length > 0 && <List_ assets={assets} folders={folders} selection={selection} onOpen={onOpen} />}
      <StaffPages count={count} perPage={perPage} page={Number(query.page ?? 1)} onPage={(page) => go({ page: page > 1 ? String(page) : '' })} />
    </div>
  );
}

/** As many as the API gives at once (features/media/library/limits.ts). */
const perPage = 48;
