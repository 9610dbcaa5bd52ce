import { useLoaderData } from 'react-router';
import type { CallOf } from '#api/endpoint.ts';
import type { ScreenCall } from '#features/back-office/index.ts';
import { type ListData, ListScreen, loadList } from '#features/back-office/list-screen/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { AuditContract, AuditEntry } from '../contract.ts';
import { auditPerPage } from '../limits.ts';
import { AuditDone, auditMoment } from './audit-entry.tsx';
import { t } from './strings.ts';

const filters = ['kind', 'object_id', 'user_id'] as const;

export type AuditData = ListData<(typeof filters)[number], AuditEntry> & { kinds?: { value: string; label: string }[] };

export const loadAudit = ({ api, language, url, signal }: ScreenCall<AuditContract>): Promise<AuditData> =>
  loadList(url, filters, (query: CallOf<AuditContract['audit']>['query']) => api.get('/api/audit/', { language, signal, query: query ?? {} }));

export function AuditPage() {
  const language = useLanguage();
  const { query, results = [], count = 0, kinds = [], failure } = useLoaderData<Partial<AuditData>>();
  if (!query) return null; // refused: the frame says so
  return (
    <ListScreen
      screen="changes"
      say={(word, parameters) => t(language, word, parameters)}
      total={t(language, 'count', { n: count })}
      {...{ query, results, count, failure }}
      filters={[{ name: 'kind', label: t(language, 'kind'), options: kinds, value: query.kind }]}
      narrowing={filters}
      perPage={auditPerPage}
      keyOf={({ id }) => String(id)}
      columns={[
        { key: 'done', title: t(language, 'done'), cell: (entry) => <AuditDone entry={entry} /> },
        { key: 'who', title: t(language, 'who'), cell: ({ user }) => user.name || t(language, 'somebody') },
        { key: 'when', title: t(language, 'when'), cell: (entry) => auditMoment(entry, language) },
      ]}
    />
  );
}
