import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#i18n/language.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import { automaticLoads } from '../limits.ts';
import type { ListData } from './list.loader.ts';
import type { Loaded } from './next-page.ts';

const loadNextPage = lazyImport(() => import('./next-page.ts'));

type Progress = 'idle' | 'loading' | 'failed';

/** What had been loaded when a visitor left the list, by history entry: "back" finds the same list again. */
const remembered = new Map<string, Loaded>();

const first = ({ events, teasers, page, hasNext }: ListData): Loaded => ({ events, teasers, page, hasNext, automatic: 0 });

/**
 * The list as far as it is loaded, and how to load on. A request for a page that is loaded or on its way is
 * ignored (V §4); a change of filter comes with new data and starts over.
 */
export function useInfiniteScroll(data: ListData, language: Language, entry: string) {
  const [source, setSource] = useState(data);
  const start = () => remembered.get(entry) ?? first(data);
  const [loaded, setLoaded] = useState(start);
  const [progress, setProgress] = useState<Progress>('idle');
  const underWay = useRef<AbortController | null>(null);

  if (source !== data) {
    setSource(data);
    setLoaded(start);
    setProgress('idle');
  }

  useEffect(() => {
    if (loaded.page > source.page) remembered.set(entry, loaded);
  }, [entry, loaded, source.page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page of the list before is not waited for any longer
  useEffect(
    () => () => {
      underWay.current?.abort();
      underWay.current = null;
    },
    [source],
  );

  const loadMore = async (by: 'scroll' | 'button') => {
    if (underWay.current) return;
    const request = new AbortController();
    underWay.current = request;
    setProgress('loading');
    try {
      const { nextPage } = await loadNextPage();
      const next = await nextPage(source, loaded, language, request.signal);
      if (request.signal.aborted) return;
      setLoaded({ ...next, automatic: by === 'scroll' ? loaded.automatic + 1 : 0 });
      setProgress('idle');
      if (by === 'button') focusCard(next.events[loaded.events.length]?.id);
    } catch {
      if (!request.signal.aborted) setProgress('failed');
    } finally {
      if (underWay.current === request) underWay.current = null;
    }
  };

  const loadsByItself = loaded.hasNext && progress === 'idle' && loaded.automatic < automaticLoads;
  const pause = useCallback(() => setLoaded((now) => ({ ...now, automatic: automaticLoads })), []);
  return { ...loaded, progress, loadMore, loadsByItself, pause };
}

/** The first of those that were asked for has the focus once it is drawn: the button that asked is far below it. */
const focusCard = (id: number | undefined) => requestAnimationFrame(() => document.querySelector<HTMLElement>(`#event-${id} a`)?.focus());
