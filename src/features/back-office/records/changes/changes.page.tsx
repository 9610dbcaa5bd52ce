import { useLoaderData, useNavigate } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { client } from '#api/client.ts';
import type { Contract } from '#api/endpoint.ts';
import { mayCall } from '#api/user.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { fieldsFor } from '#resources/declaration/fields-for.ts';
import type { ResourceRegistry } from '#resources/declaration/registry.ts';
import { changesPageSize } from '#resources/limits.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffPages } from '#ui/staff/staff-filters.tsx';
import { NothingHere, StaffCount, StaffScreen } from '#ui/staff/staff-screen.tsx';
import { recordHref } from '../../back-office-href.ts';
import type { ChangeMark, ChangeMarksContract } from '../../change-marks/contract.ts';
import type { ScreenCall, ScreenData } from '../../staff-loader.ts';
import { noLookups } from '../data/display-value.ts';
import { inSentence } from '../data/in-sentence.ts';
import { recordCalls } from '../data/record-calls.ts';
import type { ChangeList } from '../data/record-types.ts';
import { resourceOfAddress } from '../data/resource-of-address.ts';
import { useResource } from '../records-context.ts';
import { ChangeTools } from './change-tools.tsx';
import { ChangedRecord } from './changed-record.tsx';
import styles from './changes.module.css';
import { type ChangesQuery, changesAddress, changesParameters, readChangesQuery } from './changes-query.ts';
import { Marks } from './marks.tsx';
import { t } from './strings.ts';

export type ChangesData = { path: string; query: ChangesQuery; list: ChangeList; marks: ChangeMark[]; failure?: string };

export const loadChanges =
  (registry: ResourceRegistry) =>
  async ({ transport, language, signal, url }: ScreenCall<Contract>): Promise<ChangesData | null> => {
    const resource = resourceOfAddress(registry, url);
    if (!resource || resource.single) return null;
    const { path } = resource;
    const query = readChangesQuery(url.searchParams, new Date());
    const marks = client<ChangeMarksContract>(transport)
      .get('/api/change-marks/', { language, signal, query: { list: path } })
      .catch(() => []); // what has changed is there without them
    try {
      const list = await recordCalls(transport, path, language, signal).changes({ ...changesParameters(query), page: query.page });
      return { path, query, list, marks: await marks };
    } catch (error) {
      if (!(error instanceof ApiError && error.status < 500)) throw error;
      return { path, query, list: { ...noLookups, count: 0, next: null, previous: null, results: [] }, marks: await marks, failure: error.message };
    }
  };

/** What of a kind of record differs from what it was at a moment: for the box office, the printer, the press. */
export function ChangesPage() {
  const data = useLoaderData<Partial<ChangesData> & ScreenData>();
  return data.path === undefined ? null : <Loaded {...(data as ChangesData & ScreenData)} /* its path has come, so the rest has */ />;
}

function Loaded({ path, query, list, marks, failure, staff }: ChangesData & ScreenData) {
  const language = useLanguage();
  const navigate = useNavigate();
  const resource = useResource(path);
  const { readable } = fieldsFor(resource, staff.role);
  const mayMail = resource.internalFields !== undefined && mayCall('manager', { id: 0, role: staff.role });
  const lastReceivers = marks.find(({ receivers }) => receivers.length > 0)?.receivers ?? [];
  const go = (change: Partial<ChangesQuery>) =>
    void navigate(recordHref(path, language, changesAddress({ ...query, page: 1, ...change }), 'changes'), { preventScrollReset: true });
  return (
    <StaffScreen
      title={t(language, 'title', { name: resource.label.many[language] })}
      description={t(language, 'description')}
      back={<Link to={recordHref(path, language)}>{t(language, 'back', { name: inSentence(resource.label.many[language], language) })}</Link>}
      lead={<p>{t(language, 'description')}</p>}
    >
      <Marks path={path} marks={marks} since={query.since} onChoose={(since) => go({ since })} />
      <ChangeTools resource={resource} query={query} receivers={mayMail ? lastReceivers : null} onChange={go} />
      {failure && (
        <Notice kind="error" role="alert">
          <p>{t(language, 'failed', { reason: failure })}</p>
        </Notice>
      )}
      {!failure && <StaffCount words={list.count > 0 ? t(language, 'count', { n: list.count }) : ''} />}
      {!failure && list.count === 0 && <NothingHere words={t(language, 'nothing')} />}
      <ol className={styles.changes}>
        {list.results.map((change) => (
          <ChangedRecord key={change.id} path={path} change={change} readable={readable} lookups={list} />
        ))}
      </ol>
      <StaffPages count={list.count} perPage={changesPageSize} page={query.page} onPage={(page) => go({ page })} />
    </StaffScreen>
  );
}
