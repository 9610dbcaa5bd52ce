import { useEffect, useState } from 'react';
import type { Language } from '#i18n/language.ts';
import type { Found } from './use-search.ts';

type Ask = (ids: string, signal: AbortSignal) => Promise<readonly Found[]>;
type Labels = Readonly<Record<string, Omit<Found, 'id'>>>;

/** Asks `ask` only for the unknown ones, all at once. */
export function useLabels(ids: readonly number[], given: Labels, language: Language, ask: Ask | undefined) {
  const [known, setKnown] = useState<ReadonlyMap<number, Found>>(new Map());
  const remember = (found: readonly Found[]) => setKnown((before) => new Map([...before, ...found.map((one) => [one.id, one] as const)]));
  const unknown = ids.filter((id) => !known.has(id) && !given[String(id)]).join(',');
  const canAsk = ask !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is asked never changes the answer
  useEffect(() => {
    if (!canAsk || unknown === '') return;
    const request = new AbortController();
    ask?.(unknown, request.signal).then(remember, () => {}); // they are shown by their numbers
    return () => request.abort();
  }, [canAsk, unknown, language]);
  const find = (id: number): Found => known.get(id) ?? { id, ...(given[String(id)] ?? { label: `#${id}` }) };
  return { find, remember };
}
