import { useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import type { CallOf } from '#api/endpoint.ts';
import { type BackOfficeQuery, recordHref, type ScreenCall } from '#features/back-office/index.ts';
import { type ListData, ListScreen, loadList } from '#features/back-office/list-screen/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { entriesPerPage } from '../../limits.ts';
import { RetentionPart } from '../../retention/back-office/retention-part.tsx';
import type { DeletionReceipt, EntriesContract, EntryRow } from '../contract.ts';
import styles from './entries.module.css';
import { EntriesBar } from './entries-bar.tsx';
import { EntryState } from './entry-state.tsx';
import { ExportMenu } from './export-menu.tsx';
import { Receipt } from './receipt.tsx';
import { t } from './strings.ts';
import { WebhookPart } from './webhook-part.tsx';
import { dateOf, whenOf } from './when.ts';

const filters = ['status', 'assigned'] as const;

export type EntriesData = ListData<(typeof filters)[number], EntryRow> & {
  id: number;
  form?: { id: number; name: string; has_webhook: boolean };
  totals?: { unconfirmed: number; new: number; done: number };
};

/** Null where there is no such form. */
export async function loadEntries({ api, language, url, signal, params }: ScreenCall<EntriesContract>): Promise<EntriesData | null> {
  const id = Number(params.id);
  if (!Number.isInteger(id) || id < 1 || id > 999_999_999) return null;
  let isGone = false;
  const data = await loadList(url, filters, (query: CallOf<EntriesContract['entries']>['query']) =>
    api.get('/api/cms-forms/{id}/entries/', { language, signal, parameters: { id }, query: query ?? {} }).catch((error: unknown) => {
      isGone = error instanceof ApiError && error.code === 'not_found';
      throw error;
    }),
  );
  return isGone ? null : { ...data, id };
}

export function EntriesPage() {
  const language = useLanguage();
  const navigate = useNavigate();
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const { state } = useLocation() as { state: { receipt?: DeletionReceipt } | null }; // what a deletion hands on
  const { query, results = [], count = 0, failure, id, form, totals } = useLoaderData<Partial<EntriesData>>();
  if (!query || id === undefined) return null; // refused: the frame says so
  const hrefOf = (next: BackOfficeQuery) => recordHref('forms', language, next, id, 'entries');
  return (
    <ListScreen<(typeof filters)[number], EntryRow>
      screen={hrefOf}
      say={(word, parameters) => t(language, word, { name: form?.name ?? '', ...parameters })}
      total={t(language, 'count', { n: count })}
      back={<Link to={recordHref('forms', language, {}, id)}>{t(language, 'back')}</Link>}
      {...{ query, results, count, failure }}
      filters={[
        {
          name: 'status',
          label: t(language, 'status'),
          options: [
            ...(totals?.unconfirmed ? [{ value: 'unconfirmed', label: t(language, 'status_unconfirmed_n', { n: totals.unconfirmed }) }] : []),
            { value: 'new', label: t(language, 'status_new_n', { n: totals?.new ?? 0 }) },
            { value: 'done', label: t(language, 'status_done_n', { n: totals?.done ?? 0 }) },
          ],
          value: query.status,
        },
        {
          name: 'assigned',
          label: t(language, 'assigned'),
          options: [
            { value: 'me', label: t(language, 'assigned_me') },
            { value: 'nobody', label: t(language, 'assigned_nobody') },
          ],
          value: query.assigned,
        },
      ]}
      narrowing={filters}
      perPage={entriesPerPage}
      isCards
      keyOf={(entry) => String(entry.id)}
      onOpen={(key) => void navigate(recordHref('forms', language, {}, id, 'entries', key))}
      selection={{ keys: selected, onChange: select }}
      tools={count > 0 ? <ExportMenu id={id} query={query} /> : null}
      notice={state?.receipt && <Receipt receipt={state.receipt} />}
      frame={(table) => (
        <>
          <EntriesBar id={id} results={results} selected={selected} select={select} href={hrefOf(query)} />
          {table}
        </>
      )}
      columns={[
        {
          key: 'entry',
          title: t(language, 'entry'),
          cell: (entry) => <Summary entry={entry} href={recordHref('forms', language, {}, id, 'entries', entry.id)} />,
        },
        { key: 'status', title: t(language, 'status'), cell: ({ status }) => <EntryState status={status} /> },
        { key: 'received', title: t(language, 'received'), cell: ({ created_at }) => whenOf(created_at, language) },
        { key: 'assigned', title: t(language, 'assigned'), cell: ({ assigned_to }) => assigned_to?.name ?? '–' },
        { key: 'files', title: t(language, 'files'), isNumber: true, cell: ({ files }) => files },
        {
          key: 'deletion',
          title: t(language, 'deletion'),
          cell: ({ delete_at }) => <span className={styles.quiet}>{t(language, 'deleted_on', { date: dateOf(delete_at, language) })}</span>,
        },
      ]}
    >
      {form && <RetentionPart id={id} state={results} />}
      {form?.has_webhook && <WebhookPart id={id} />}
    </ListScreen>
  );
}

function Summary({ entry: { id, status, summary }, href }: { entry: EntryRow; href: string }) {
  const language = useLanguage();
  const [first, ...others] = summary;
  return (
    <div className={styles.summary} data-new={status === 'new' || undefined}>
      <Link to={href}>{first?.text || `${t(language, 'entry_n', { n: id })}, ${t(language, 'no_answers')}`}</Link>
      {others.length > 0 && <p>{others.map(({ text }) => text).join(' · ')}</p>}
    </div>
  );
}
