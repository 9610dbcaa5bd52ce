import { httpTransport } from '#api/client.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import { useLabels } from '#ui/staff/pick/use-labels.ts';
import { recordCalls } from '../data/record-calls.ts';
import type { Lookups } from '../data/record-types.ts';

/** What the chosen records are called. */
export function useRecordLabels(target: Resource | undefined, ids: readonly number[], { labels }: Lookups) {
  const language = useLanguage();
  const ask = target && ((unknown: string, signal: AbortSignal) => recordCalls(httpTransport, target.path, language, signal).options({ ids: unknown }));
  return useLabels(ids, (target && labels[target.name]) ?? {}, language, ask);
}
