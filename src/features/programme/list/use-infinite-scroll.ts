import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#i18n/language.ts';
import { automaticLoads } from '../limits.ts';

export type ListPage = { page: number; hasNext: boolean };
export type LoadNext<Data> = () => Promise<{ nextPage: (loaded: Data, language: Language, signal: AbortSignal) => Promise<Data> }>;

type Progress = 'idle' | 'loading' | 'failed';
type Options<Data> = { language: Language; entry: string; list: RefObject<HTMLElement | null>; loadNext: LoadNext<Data> };

/** By history entry, so that "back" finds the same list again. */
const remembered = new Map<string, { list: ListPage; automatic: number }>();

/** A request for a page that is loaded or on its way is ignored (V §4); another filter starts over. */
export function useInfiniteScroll<Data extends ListPage>(data: Data, { language, entry, list, loadNext }: Options<Data>) {
  const [source, setSource] = useState(data);
  const start = () => (remembered.get(entry) as { list: Data; automatic: number } | undefined) ?? { list: data, automatic: 0 }; // an entry has one list
  const [loaded, setLoaded] = useState(start);
  const [progress, setProgress] = useState<Progress>('idle');
  const pending = useRef<AbortController | null>(null);
  const pressedAt = useRef<number | null>(null);

  if (source !== data) {
    setSource(data);
    setLoaded(start);
    setProgress('idle');
  }

  useEffect(() => {
    if (loaded.list.page > source.page) remembered.set(entry, loaded);
    // The first of those that were asked for has the focus once it is drawn: the button that asked is far below it.
    if (pressedAt.current !== null) entriesOf(list)[pressedAt.current]?.focus();
    pressedAt.current = null;
  }, [entry, list, loaded, source.page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page of the list before is not waited for any longer
  useEffect(
    () => () => {
      pending.current?.abort();
      pending.current = null;
    },
    [source],
  );

  const loadMore = async (by: 'scroll' | 'button') => {
    if (pending.current) return;
    const request = new AbortController();
    pending.current = request;
    setProgress('loading');
    try {
      const { nextPage } = await loadNext();
      const next = await nextPage(loaded.list, language, request.signal);
      if (request.signal.aborted) return;
      if (by === 'button') pressedAt.current = entriesOf(list).length;
      setLoaded((now) => ({ list: next, automatic: by === 'scroll' ? now.automatic + 1 : 0 }));
      setProgress('idle');
    } catch {
      if (!request.signal.aborted) setProgress('failed');
    } finally {
      if (pending.current === request) pending.current = null;
    }
  };

  const loadsByItself = loaded.list.hasNext && progress === 'idle' && loaded.automatic < automaticLoads;
  const pause = useCallback(() => setLoaded((now) => ({ ...now, automatic: automaticLoads })), []);
  return { loaded: loaded.list, progress, loadMore, loadsByItself, pause };
}

const entriesOf = (list: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(list.current?.querySelectorAll<HTMLElement>('article[id] :is(h2,h3,h4) a') ?? []),
];
