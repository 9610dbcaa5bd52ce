import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, type Transport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import type { CmsContract } from '#features/cms/contract.ts';
import type { Language } from '#i18n/language.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import { wordsOf } from '../panel/use-published.ts';
import { t } from './strings.ts';

type Props = { pageId: number; call: Transport; language: Language; onDone: () => Promise<void> };

/** Nobody sees what is published of such a page. */
export function OfflinePage({ pageId, call, language, onDone }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const putOnline = async () => {
    setBusy(true);
    setProblem('');
    const cms = client<CmsContract>(call);
    try {
      const given = { language, parameters: { id: pageId } };
      const { revision } = await cms.get('/pageeditor-api/pages/{id}/', given);
      await cms.patch('/pageeditor-api/pages/{id}/', { ...given, headers: writing(revision), body: { is_online: true } });
      showToast(t(language, 'page_is_online'));
      await onDone();
    } catch (error) {
      setProblem(error instanceof ApiError ? wordsOf(error, language) : t(language, 'page_not_online'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice kind="warning">
      <p>{t(language, 'page_offline')}</p>
      <p>
        <Button size="small" busy={isBusy} onClick={() => void putOnline()}>
          {t(language, 'put_online')}
        </Button>
      </p>
      <div role="alert">{problem}</div>
    </Notice>
  );
}
