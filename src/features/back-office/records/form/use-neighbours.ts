import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import { listPageSize } from '#resources/limits.ts';
import type { Label, RecordList } from '../data/record-types.ts';
import { useRecordCalls } from '../records-context.ts';

/** A record beside this one in the list one came from; `list` is its place there. */
export type Neighbour = Label & { id: number; list: string };
export type Neighbours = { previous: Neighbour | null; next: Neighbour | null; position: number | null; count: number };

const none: Neighbours = { previous: null, next: null, position: null, count: 0 };

/** The records before and after one in a list, also where they stand on another page of it. Asked for after the form is there. */
export function useNeighbours(resource: Resource, id: number | null, list: string): Neighbours {
  const language = useLanguage();
  const calls = useRecordCalls(resource.path);
  const [found, setFound] = useState<Neighbours>(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls are the same for one language
  useEffect(() => {
    let isCurrent = true;
    setFound(none);
    if (id === null || resource.single) return;
    findNeighbours((page) => calls.list({ ...queryOf(list), fields: resource.title, page }), id, list).then(
      (answer) => isCurrent && setFound(answer),
      () => {}, // then there is no way to them from here
    );
    return () => {
      isCurrent = false;
    };
  }, [id, list, language, resource]);
  return found;
}

const queryOf = (list: string): Record<string, string> => Object.fromEntries(new URLSearchParams(list));

async function findNeighbours(ask: (page: number) => Promise<RecordList>, id: number, list: string): Promise<Neighbours> {
  const page = Number(queryOf(list).page ?? 1);
  const here = await ask(page);
  const index = here.results.findIndex((line) => line.id === id);
  if (index < 0) return none;
  const before = index > 0 ? { lines: here.results, at: index - 1, page } : page > 1 ? await otherPage(ask, page - 1, 'last') : null;
  const after = index < here.results.length - 1 ? { lines: here.results, at: index + 1, page } : here.next ? await otherPage(ask, page + 1, 'first') : null;
  const asNeighbour = (place: typeof before): Neighbour | null => {
    const line = place?.lines[place.at];
    return place && line ? { id: line.id, label: line.label, lang: line.lang, list: onPage(list, place.page) } : null;
  };
  return { previous: asNeighbour(before), next: asNeighbour(after), position: (page - 1) * listPageSize + index + 1, count: here.count };
}

async function otherPage(ask: (page: number) => Promise<RecordList>, page: number, which: 'first' | 'last') {
  const { results } = await ask(page);
  return { lines: results, at: which === 'first' ? 0 : results.length - 1, page };
}

function onPage(list: string, page: number): string {
  const query = new URLSearchParams(list);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return query.toString();
}
