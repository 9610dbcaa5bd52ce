import { useEffect, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Table } from '#ui/table/table.tsx';
import type { ConsentContract, CountedVersion } from '../contract.ts';
import { t } from './strings.ts';

export function ConsentCounts() {
  const language = useLanguage();
  const [versions, setVersions] = useState<readonly CountedVersion[] | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const abort = new AbortController();
    client<ConsentContract>(httpTransport)
      .get('/api/cms-consent-counts/', { language, signal: abort.signal })
      .then(setVersions, (error: unknown) => abort.signal.aborted || setProblem(error instanceof Error ? error.message : String(error)));
    return () => abort.abort();
  }, [language]);
  const counted = (choice: 'accepted' | 'rejected' | 'partly') => ({
    key: choice,
    title: t(language, choice),
    isNumber: true,
    cell: (row: CountedVersion) => shareOf(row, choice),
  });
  const shareOf = (row: CountedVersion, choice: 'accepted' | 'rejected' | 'partly') => {
    const all = row.accepted + row.rejected + row.partly;
    return all === 0 ? 0 : t(language, 'share', { n: row[choice], percent: Math.round((100 * row[choice]) / all) });
  };
  return (
    <Disclosure summary={t(language, 'title')}>
      <p>{t(language, 'hint')}</p>
      {!versions && !problem && <p>{t(language, 'loading')}</p>}
      {problem && (
        <Notice kind="error">
          <p>{t(language, 'failed', { reason: problem })}</p>
        </Notice>
      )}
      {versions && (
        <Table
          caption={t(language, 'caption')}
          columns={[
            { key: 'version', title: t(language, 'version'), cell: ({ version }) => version },
            { key: 'since', title: t(language, 'since'), cell: ({ since }) => displayDate(language, since.slice(0, 10)) },
            counted('accepted'),
            counted('rejected'),
            counted('partly'),
          ]}
          rows={versions}
          keyOf={({ version }) => version}
          empty={t(language, 'none')}
        />
      )}
    </Disclosure>
  );
}
