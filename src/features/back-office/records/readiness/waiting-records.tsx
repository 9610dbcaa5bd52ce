import type { Transport } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import type { ResourceRegistry } from '#resources/declaration/registry.ts';
import { Link } from '#ui/link.tsx';
import { recordHref } from '../../back-office-href.ts';
import { recordCalls } from '../data/record-calls.ts';
import type { ReadinessCounts } from '../data/record-types.ts';
import { Checks } from './checks.tsx';
import styles from './readiness.module.css';
import { daysAhead } from './readiness-query.ts';
import { t } from './strings.ts';

/** By the part of their addresses, how much of each kind of record is due in the next four weeks, and lacks something. */
export type Waiting = { path: string; counts: ReadinessCounts }[];

export const loadWaiting = (registry: ResourceRegistry, transport: Transport, language: Language, signal: AbortSignal): Promise<Waiting> =>
  Promise.all(
    registry.resources
      .filter(({ readiness }) => readiness)
      .map(async (resource) => ({ path: resource.path, counts: await recordCalls(transport, resource.path, language, signal).readiness(daysAhead(resource)) })),
  );

/** What of one kind is due and lacks something, on the start page: each number leads to the records behind it. */
export function WaitingRecords({ resource, counts }: { resource: Resource; counts: ReadinessCounts }) {
  const language = useLanguage();
  const { incomplete, total } = counts;
  return (
    <>
      <p className={styles.sum}>
        {incomplete > 0 ? (
          <Link to={recordHref(resource.path, language, {}, 'readiness')}>{t(language, 'incomplete_of', { n: incomplete, total })}</Link>
        ) : (
          t(language, total > 0 ? 'complete' : 'nothing', { total })
        )}
      </p>
      {incomplete > 0 && <Checks resource={resource} counts={counts} addressOf={(lacks) => recordHref(resource.path, language, { lacks }, 'readiness')} />}
    </>
  );
}
