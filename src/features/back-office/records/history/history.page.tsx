import { useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import type { Contract } from '#api/endpoint.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { fieldsFor } from '#resources/declaration/fields-for.ts';
import type { ResourceRegistry } from '#resources/declaration/registry.ts';
import { historyPageSize } from '#resources/limits.ts';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffPages } from '#ui/staff/staff-filters.tsx';
import { NothingHere, StaffScreen } from '#ui/staff/staff-screen.tsx';
import { showToast } from '#ui/toast/toast.ts';
import { recordHref } from '../../back-office-href.ts';
import type { ScreenCall, ScreenData } from '../../staff-loader.ts';
import { instantInWords } from '../data/display-value.ts';
import { recordCalls } from '../data/record-calls.ts';
import type { HistoryEntry, Page, StoredRecord } from '../data/record-types.ts';
import { resourceOfAddress } from '../data/resource-of-address.ts';
import { allWordsOf } from '../data/words-of.ts';
import { useRecordCalls, useResource } from '../records-context.ts';
import styles from './history.module.css';
import { HistoryLine } from './history-line.tsx';
import { t } from './strings.ts';

export type HistoryData = { path: string; record: StoredRecord; history: Page<HistoryEntry>; page: number; list: string };

export const loadHistory =
  (registry: ResourceRegistry) =>
  async ({ transport, language, signal, url, params }: ScreenCall<Contract>): Promise<HistoryData | null> => {
    const resource = resourceOfAddress(registry, url);
    const id = Number(params.id ?? 1);
    const page = Number(url.searchParams.get('page') ?? 1);
    if (!resource || !Number.isInteger(id) || id < 1 || !Number.isInteger(page) || page < 1) return null;
    const calls = recordCalls(transport, resource.path, language, signal);
    try {
      const [record, history] = await Promise.all([calls.one(id), calls.history(id, page)]);
      return { path: resource.path, record, history, page, list: url.searchParams.get('list') ?? '' };
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return null;
      throw error;
    }
  };

/** What became of a record: each change field by field, and the way back to it. */
export function HistoryPage() {
  const data = useLoaderData<Partial<HistoryData> & ScreenData>();
  return data.path === undefined ? null : <Loaded {...(data as HistoryData & ScreenData)} /* its path has come, so the rest has */ />;
}

function Loaded({ path, record, history, page, list, staff }: HistoryData & ScreenData) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const resource = useResource(path);
  const calls = useRecordCalls(path);
  const [problem, setProblem] = useState('');
  const { readable, writable } = fieldsFor(resource, staff.role);
  const label = resource.single ? resource.label.one[language] : record.meta.label;
  const below = resource.single ? [] : [record.id];
  const restore = async ({ id, at }: HistoryEntry) => {
    const time = instantInWords(at, language);
    const isSure = await askToConfirm({
      title: t(language, 'restore_title', { time }),
      text: t(language, 'restore_text'),
      confirm: t(language, 'restore'),
      cancel: t(language, 'keep'),
    });
    if (!isSure) return;
    setProblem('');
    try {
      await calls.restore(record.id, record.revision, id);
      showToast(t(language, 'restored', { time }));
      await revalidate();
    } catch (error) {
      setProblem(allWordsOf(error));
    }
  };
  return (
    <StaffScreen
      title={t(language, 'title', { name: label })}
      description={t(language, 'description')}
      back={<Link to={recordHref(path, language, { list }, ...below)}>{t(language, 'back', { name: label })}</Link>}
      lead={<p>{t(language, 'description')}</p>}
    >
      <div role="alert">
        {problem && (
          <Notice kind="error">
            <p>{problem}</p>
          </Notice>
        )}
      </div>
      {history.results.length === 0 && <NothingHere words={t(language, 'empty')} />}
      <ol className={styles.history}>
        {history.results.map((entry, index) => (
          <HistoryLine
            key={entry.id}
            resource={resource}
            entry={entry}
            readable={readable}
            isCurrent={page === 1 && index === 0}
            {...(writable.size > 0 && { onRestore: () => void restore(entry) })}
          />
        ))}
      </ol>
      <StaffPages
        count={history.count}
        perPage={historyPageSize}
        page={page}
        onPage={(to) => void navigate(recordHref(path, language, { list, page: to > 1 ? to : undefined }, ...below, 'history'))}
      />
    </StaffScreen>
  );
}
