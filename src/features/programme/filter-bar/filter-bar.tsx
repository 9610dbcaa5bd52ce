import { Calendar, ListFilter } from 'lucide';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { deferred } from '#ui/deferred.tsx';
import { Icon } from '#ui/icon.tsx';
import { lazyImport } from '#ui/lazy-import.ts';
import { useDismissableDetails } from '#ui/use-dismissable-details.ts';
import { bar } from '../filter/bar-strings.ts';
import { displayRange } from '../filter/display-range.ts';
import { isFiltered, keysOf } from '../filter/filter.ts';
import type { FilterData } from '../filter/options.ts';
import { type Selection, useFilter } from '../filter/use-filter.ts';
import { FilterChips as ServerChips } from './chips/index.ts';
import styles from './filter-bar.module.css';
import type { ModalView } from './filter-modal.tsx';
import selects from './filter-selects.module.css';
import { FilterSelects } from './filter-selects.tsx';

const ProgrammeCalendar = lazy(lazyImport(() => import('./programme-calendar.tsx')));
const FilterOptions = lazy(lazyImport(() => import('./filter-options.tsx')));
const loadChips = lazyImport(() => import('./chips/index.ts'));
// Where nothing is chosen there are none, so that their code is no part of the first view.
const FilterChips = deferred(import.meta.env.SSR && ServerChips, async () => (await loadChips()).FilterChips);
const FilterModal = lazy(lazyImport(() => import('./filter-modal.tsx')));

/** A GET form without script; on small screens a modal (V §2); with a `selection` of its own it stands in the overlay. */
export function FilterBar({ data, selection: given, label }: { data: FilterData; selection?: Selection; label?: string }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const own = useFilter(data.filter);
  const selection = given ?? own;
  const { filter } = selection;
  const [modal, setModal] = useState<ModalView | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useDismissableDetails(form, pathname);
  const range = displayRange(language, filter);
  const name = label ?? bar(language, 'filter_label');
  return (
    <search className={styles.bar} aria-label={name}>
      <div className={styles.small}>
        <button type="button" aria-haspopup="dialog" onClick={() => setModal('calendar')}>
          <Icon node={Calendar} />
          <span>{range ?? bar(language, 'calendar')}</span>
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => setModal('filter')}>
          <Icon node={ListFilter} />
          {bar(language, 'filter')}
        </button>
      </div>
      <form action={pathname} className={styles.form} ref={form}>
        <Disclosure label={bar(language, 'date')} chosen={range ?? bar(language, 'from_today')}>
          <ProgrammeCalendar selection={selection} today={data.today} list={data.list} />
        </Disclosure>
        {keysOf(filter).map((key) => (
          <Disclosure key={key} label={bar(language, key)} chosen={data.chosen[key]?.name}>
            <FilterOptions filterKey={key} data={data} selection={selection} />
          </Disclosure>
        ))}
        {/* React leaves the content of noscript to the server, so the browser need not load it. */}
        <noscript className={selects.noscript}>
          {import.meta.env.SSR && data.serverOnly && <FilterSelects data={data} options={data.serverOnly.options} />}
        </noscript>
      </form>
      {isFiltered(filter) && <FilterChips filter={filter} chosen={data.chosen} today={data.today} onChoose={selection.choose} />}
      {modal && (
        <Suspense fallback={null}>
          <FilterModal label={name} view={modal} onView={setModal} data={data} selection={selection} onClose={() => setModal(null)} />
        </Suspense>
      )}
    </search>
  );
}

/** What it opens is loaded when it is opened first. */
function Disclosure({ label, chosen, children }: { label: string; chosen: string | undefined; children: ReactNode }) {
  const language = useLanguage();
  const [wasOpened, setWasOpened] = useState(false);
  return (
    // One that was opened before the script came has had its event.
    <details name="filter" onToggle={() => setWasOpened(true)} ref={(details) => void (details?.open && setWasOpened(true))}>
      <summary data-chevron="">
        <span>{label}</span>
        {chosen && <b>{chosen}</b>}
      </summary>
      <div data-drop-down="">{wasOpened && <Suspense fallback={<p className={styles.loading}>{bar(language, 'loading_filter')}</p>}>{children}</Suspense>}</div>
    </details>
  );
}
