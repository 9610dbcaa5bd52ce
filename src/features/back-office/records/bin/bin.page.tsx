import { useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import type { Contract } from '#api/endpoint.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { ResourceRegistry } from '#resources/declaration/registry.ts';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { NothingHere, StaffScreen } from '#ui/staff/staff-screen.tsx';
import { StaffTable } from '#ui/staff/staff-table.tsx';
import { showToast } from '#ui/toast/toast.ts';
import { recordHref } from '../../back-office-href.ts';
import type { ScreenCall, ScreenData } from '../../staff-loader.ts';
import { instantInWords } from '../data/display-value.ts';
import { inSentence } from '../data/in-sentence.ts';
import { recordCalls } from '../data/record-calls.ts';
import type { DeletedRecord } from '../data/record-types.ts';
import { resourceOfAddress } from '../data/resource-of-address.ts';
import { allWordsOf } from '../data/words-of.ts';
import { useRecordCalls, useResource } from '../records-context.ts';
import { t } from './strings.ts';

export type BinData = { path: string; deleted: DeletedRecord[]; failure?: string };

export const loadBin =
  (registry: ResourceRegistry) =>
  async ({ transport, language, signal, url }: ScreenCall<Contract>): Promise<BinData | null> => {
    const resource = resourceOfAddress(registry, url);
    if (!resource) return null;
    const { path } = resource;
    try {
      return { path, deleted: await recordCalls(transport, path, language, signal).bin() };
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return { path, deleted: [], failure: error.message };
      throw error;
    }
  };

/** What was deleted of one kind of record, and the way to bring it back. */
export function BinPage() {
  const data = useLoaderData<Partial<BinData> & ScreenData>();
  return data.path === undefined ? null : <Loaded {...(data as BinData)} /* its path has come, so the rest has */ />;
}

function Loaded({ path, deleted, failure }: BinData) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { label } = useResource(path);
  const calls = useRecordCalls(path);
  const [problem, setProblem] = useState('');
  const recover = async ({ id, label: name }: DeletedRecord) => {
    setProblem('');
    try {
      const record = await calls.recover(id);
      showToast(t(language, 'recovered', { name }), { text: t(language, 'open'), run: () => void navigate(recordHref(path, language, {}, record.id)) });
      await revalidate();
    } catch (error) {
      setProblem(allWordsOf(error));
    }
  };
  const words = problem || (failure && t(language, 'failed', { reason: failure }));
  return (
    <StaffScreen
      title={t(language, 'title', { name: label.many[language] })}
      description={t(language, 'description')}
      back={<Link to={recordHref(path, language)}>{t(language, 'back', { name: inSentence(label.many[language], language) })}</Link>}
      lead={<p>{t(language, 'description')}</p>}
    >
      <div role="alert">
        {words && (
          <Notice kind="error">
            <p>{words}</p>
          </Notice>
        )}
      </div>
      {deleted.length === 0 && !failure && <NothingHere words={t(language, 'empty')} />}
      {deleted.length > 0 && (
        <StaffTable
          caption={t(language, 'title', { name: label.many[language] })}
          rows={deleted}
          keyOf={({ id }) => String(id)}
          isCards
          columns={[
            { key: 'name', title: t(language, 'name'), cell: ({ label: name }) => name },
            { key: 'when', title: t(language, 'when'), cell: ({ deleted_at }) => instantInWords(deleted_at, language) },
            { key: 'by', title: t(language, 'by'), cell: ({ by }) => by || '–' },
            {
              key: 'what',
              title: t(language, 'what'),
              cell: (record) => (
                <Button size="compact" aria-label={t(language, 'recover_named', { name: record.label })} onClick={() => void recover(record)}>
                  {t(language, 'recover')}
                </Button>
              ),
            },
          ]}
        />
      )}
    </StaffScreen>
  );
}
