import { type ReactNode, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import { listPageSize } from '#resources/limits.ts';
import type { Role } from '#roles.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffPages } from '#ui/staff/staff-filters.tsx';
import { NothingHere, StaffCount } from '#ui/staff/staff-screen.tsx';
import { recordHref } from '../../back-office-href.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { firstView, narrowingNames, type RecordQuery } from '../data/list-address.ts';
import { t } from '../strings.ts';
import { ListTools } from './list-tools.tsx';
import { ListViews } from './list-views.tsx';
import { RecordFilters } from './record-filters.tsx';
import type { RecordListData } from './record-list-data.ts';
import { RecordTable } from './record-table.tsx';

type Props = RecordListData & { resource: Resource; role: Role; newLink: ReactNode };

/** Views, search and filters, which stand in the address, how many there are, the table, and its pages. */
export function RecordListView({ resource, role, query, list, chosen, failure, newLink, views }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const go = (change: RecordQuery) =>
    void navigate(recordHref(resource.path, language, { ...query, page: '', ...change }), { preventScrollReset: true, replace: 'q' in change });
  const narrowing = narrowingNames(resource, role);
  const first = firstView(resource);
  const isNarrowed = narrowing.some((name) => (query[name] ?? '') !== (first[name] ?? ''));
  const { results, count, more } = list;
  const total = more ? t(language, 'more_than') : t(language, 'count', { n: count });
  const isEmpty = !failure && !isNarrowed && results.length === 0;
  const canSelect = resource.bulk.length > 0 && !failure;
  return (
    <>
      <ListViews resource={resource} role={role} query={query} saved={views} />
      <RecordFilters resource={resource} role={role} query={query} chosen={chosen} onChange={go} tools={isEmpty ? null : newLink} />
      <StaffCount words={isLoading ? t(language, 'loading') : total}>
        {isNarrowed && (
          <Button look="link" size="compact" onClick={() => go(Object.fromEntries(narrowing.map((name) => [name, first[name] ?? ''])))}>
            {t(language, 'reset')}
          </Button>
        )}
        <ListTools resource={resource} role={role} query={query} onChange={go} />
      </StaffCount>
      <div role="alert">
        {failure && (
          <Notice kind="error">
            <p>{t(language, 'failed', { reason: failure })}</p>
          </Notice>
        )}
      </div>
      {!failure && results.length === 0 && (
        <>
          <NothingHere words={isNarrowed ? t(language, 'nothing_found') : t(language, 'empty', { description: resource.description[language] })} />
          {isEmpty && <p>{newLink}</p>}
        </>
      )}
      {canSelect && <BulkBar {...{ resource, role, query, list, selected, select }} />}
      {results.length > 0 && (
        <RecordTable {...{ resource, role, query, list, onChange: go }} {...(canSelect && { selection: { keys: selected, onChange: select } })} />
      )}
      <StaffPages count={count} perPage={listPageSize} page={Number(query.page ?? 1)} onPage={(page) => go({ page: page > 1 ? String(page) : '' })} />
    </>
  );
}
