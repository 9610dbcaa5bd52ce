import { Download } from 'lucide';
import { useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import type { CallOf } from '#api/endpoint.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { saveBytes } from '#ui/staff/save-bytes.ts';
import { StaffMenu } from '#ui/staff/staff-menu.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { EntriesContract } from '../contract.ts';
import { t } from './strings.ts';

type Query = NonNullable<CallOf<EntriesContract['exportEntries']>['query']>;

/** Several files where there are many. */
export function ExportMenu({ id, query: { page: _, ...narrowed } }: { id: number; query: Partial<Record<string, string>> }) {
  const language = useLanguage();
  const [problem, setProblem] = useState('');
  const download = async (format: 'csv' | 'xlsx') => {
    setProblem('');
    try {
      let parts = 1;
      for (let part = 1; part <= parts; part++) {
        const query = { ...narrowed, format, part } as Query; // of the address, which the API has taken for the list
        const file = await client<EntriesContract>(httpTransport).get('/api/cms-forms/{id}/entries-export/', { language, parameters: { id }, query });
        parts = file.parts;
        saveBytes(file.name, file.content_type, file.base64);
        showToast(t(language, 'exported', { n: file.amount, name: file.name }));
      }
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <StaffMenu
        label={t(language, 'export')}
        sections={[
          {
            commands: [
              { key: 'csv', text: t(language, 'export_csv'), icon: Download, onAction: () => void download('csv') },
              { key: 'xlsx', text: t(language, 'export_xlsx'), icon: Download, onAction: () => void download('xlsx') },
            ],
          },
        ]}
      />
      <span role="alert">{problem}</span>
    </>
  );
}
