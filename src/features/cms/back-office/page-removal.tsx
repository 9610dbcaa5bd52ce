import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { backOfficeHref } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { CmsContract, StoredPage } from '../contract.ts';
import type { BinContract } from '../pages/bin-contract.ts';
import { titleOf } from './page-rows.ts';
import { t } from './strings.ts';

type Props = { page: StoredPage; isLinked: boolean; hasPagesBelow: boolean };

/** After a question; while others lead to it or stand below it, says why not. */
export function PageRemoval({ page, isLinked, hasPagesBelow }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const title = titleOf(page, language).text;
  if (hasPagesBelow) return <p>{t(language, 'remove_why_children')}</p>;
  if (isLinked) return <p>{t(language, 'remove_why_linked')}</p>;
  const remove = async () => {
    const isSure = await askToConfirm({
      title: t(language, 'remove_title', { title }),
      text: t(language, 'remove_text'),
      confirm: t(language, 'remove_confirm'),
      cancel: t(language, 'remove_cancel'),
    });
    if (!isSure) return;
    try {
      const api = client<CmsContract>(httpTransport);
      await api.delete('/pageeditor-api/pages/{id}/', { language, headers: writing(page.revision), parameters: { id: page.id } });
      const restore = async () => {
        await client<BinContract>(httpTransport).post('/pageeditor-api/page-bin/{id}/restore/', { language, headers: writing(), parameters: { id: page.id } });
        await navigate(backOfficeHref('pages', language, {}, page.id));
      };
      showToast(t(language, 'removed', { title }), {
        text: t(language, 'undo'),
        run: () => void restore().catch((error: unknown) => showToast(wordsOf(error))),
      });
      await navigate(backOfficeHref('pages', language));
    } catch (error) {
      setProblem(wordsOf(error));
    }
  };
  return (
    <>
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <Button size="small" onClick={() => void remove()}>
        {t(language, 'remove')}
      </Button>
    </>
  );
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
