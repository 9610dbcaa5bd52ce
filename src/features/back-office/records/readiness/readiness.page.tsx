import { useLoaderData, useNavigate } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import type { Contract } from '#api/endpoint.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import type { ResourceRegistry } from '#resources/declaration/registry.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffPages } from '#ui/staff/staff-filters.tsx';
import { NothingHere, StaffCount, StaffScreen } from '#ui/staff/staff-screen.tsx';
import { recordHref } from '../../back-office-href.ts';
import type { ScreenCall, ScreenData } from '../../staff-loader.ts';
import { noLookups } from '../data/display-value.ts';
import { inSentence } from '../data/in-sentence.ts';
import { listParameters, type RecordQuery } from '../data/list-address.ts';
import { recordCalls } from '../data/record-calls.ts';
import type { ReadinessCounts, RecordList } from '../data/record-types.ts';
import { resourceOfAddress } from '../data/resource-of-address.ts';
import records from '../records.module.css';
import { useResource } from '../records-context.ts';
import { Checks } from './checks.tsx';
import { IncompleteRecords } from './incomplete-records.tsx';
import styles from './readiness.module.css';
import { daysAhead, linesPerPage, type ReadinessQuery, readinessAddress, readReadinessQuery, spans } from './readiness-query.ts';
import { t } from './strings.ts';

export type ReadinessData = { path: string; query: ReadinessQuery; counts: ReadinessCounts; list: RecordList; failure?: string };

export const loadReadiness =
  (registry: ResourceRegistry) =>
  async ({ transport, language, signal, url, staff: { role } }: ScreenCall<Contract>): Promise<ReadinessData | null> => {
    const resource = resourceOfAddress(registry, url);
    if (!resource?.readiness) return null;
    const query = readReadinessQuery(resource, url.searchParams);
    const calls = recordCalls(transport, resource.path, language, signal);
    const narrowing = daysAhead(resource, query.days);
    const { fields } = listParameters(resource, role, {});
    const { path } = resource;
    try {
      const [counts, list] = await Promise.all([
        calls.readiness(narrowing),
        calls.list({
          ...listOf(resource, query),
          fields: `${fields},lacks`,
          page: query.page,
          page_size: linesPerPage,
        }),
      ]);
      return { path, query, counts, list };
    } catch (error) {
      if (!(error instanceof ApiError && error.status < 500)) throw error;
      const list = { ...noLookups, count: 0, more: false, next: null, previous: null, results: [] };
      return { path, query, counts: { total: 0, incomplete: 0, lacking: {} }, list, failure: error.message };
    }
  };

/** What is due in the next weeks and lacks something: how much of what, and each with the way to its form. */
export function ReadinessPage() {
  const data = useLoaderData<Partial<ReadinessData> & ScreenData>();
  return data.path === undefined ? null : <Loaded {...(data as ReadinessData & ScreenData)} /* its path has come, so the rest has */ />;
}

function Loaded({ path, query, counts, list, staff, failure }: ReadinessData & ScreenData) {
  const language = useLanguage();
  const navigate = useNavigate();
  const resource = useResource(path);
  const addressOf = (change: Partial<ReadinessQuery>) => recordHref(path, language, readinessAddress({ ...query, page: 1, ...change }), 'readiness');
  const check = resource.readiness?.checks.find(({ key }) => key === query.lacks);
  return (
    <StaffScreen
      title={t(language, 'title')}
      description={t(language, 'description')}
      back={<Link to={recordHref(path, language)}>{t(language, 'back', { name: inSentence(resource.label.many[language], language) })}</Link>}
      lead={<p>{t(language, 'description')}</p>}
    >
      <label className={`${records.filter} ${styles.span}`}>
        <span>{t(language, 'span')}</span>
        <select value={query.days} onChange={({ target }) => void navigate(addressOf({ days: Number(target.value) }), { preventScrollReset: true })}>
          {spans.map((days) => (
            <option key={days} value={days}>
              {days === 0 ? t(language, 'all_of_it') : t(language, 'weeks', { n: days / 7 })}
            </option>
          ))}
        </select>
      </label>
      {failure && (
        <Notice kind="error" role="alert">
          <p>{t(language, 'failed', { reason: failure })}</p>
        </Notice>
      )}
      {!failure && counts.incomplete === 0 && <NothingHere words={t(language, counts.total > 0 ? 'complete' : 'nothing', { total: counts.total })} />}
      {counts.incomplete > 0 && (
        <>
          <Checks resource={resource} counts={counts} chosen={query.lacks} addressOf={(lacks) => addressOf({ lacks })} />
          <StaffCount words={check ? t(language, 'count_of', { n: list.count, name: check.lacks[language] }) : t(language, 'count', { n: list.count })}>
            <Link to={recordHref(path, language, listOf(resource, query))}>{t(language, 'as_list')}</Link>
          </StaffCount>
          <IncompleteRecords resource={resource} role={staff.role} query={listOf(resource, query)} list={list} />
          <StaffPages count={list.count} perPage={linesPerPage} page={query.page} onPage={(page) => void navigate(addressOf({ page }))} />
        </>
      )}
    </StaffScreen>
  );
}

/** The same records as the query of their list, where several are changed at once and handed on. */
const listOf = (resource: Resource, { days, lacks }: ReadinessQuery): RecordQuery => ({
  ...daysAhead(resource, days),
  lacks,
  sort: resource.readiness?.within,
});
