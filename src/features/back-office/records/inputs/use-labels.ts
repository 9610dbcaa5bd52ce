import { useEffect, useState } from 'react';
import { httpTransport } from '#api/client.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import type { Found } from '#ui/staff/use-search.ts';
import { recordCalls } from '../data/record-calls.ts';
import type { Companions } from '../data/record-types.ts';

/** What the chosen records are called: as they came with the form, as they were chosen since, else as the server says. */
export function useLabels(target: Resource | undefined, ids: readonly number[], { labels }: Companions) {
  const language = useLanguage();
  const [known, setKnown] = useState<ReadonlyMap<number, Found>>(new Map());
  const remember = (found: readonly Found[]) => setKnown((before) => new Map([...before, ...found.map((one) => [one.id, one] as const)]));
  const given = (target && labels[target.name]) ?? {};
  const unknown = ids.filter((id) => !known.has(id) && !given[String(id)]).join(',');
  const path = target?.path;
  useEffect(() => {
    if (!path || unknown === '') return;
    const request = new AbortController();
    recordCalls(httpTransport, path, language, request.signal)
      .options({ ids: unknown })
      .then(
        (found) => setKnown((before) => new Map([...before, ...found.map((one) => [one.id, one] as const)])),
        () => {}, // they are shown by their numbers
      );
    return () => request.abort();
  }, [path, unknown, language]);
  const find = (id: number): Found => known.get(id) ?? { id, ...(given[String(id)] ?? { label: `#${id}` }) };
  return { find, remember };
}
