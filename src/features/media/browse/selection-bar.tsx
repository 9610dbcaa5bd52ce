import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { MediaContract } from '../contract.ts';
import styles from './browse.module.css';
import { t } from './strings.ts';

type Props = { keys: ReadonlySet<string>; isBin: boolean; onKeys: (keys: ReadonlySet<string>) => void; onEdit: () => void; onDone: () => void };

/** What goes into the bin is offered back; what is in use stays, and stays chosen. */
export function SelectionBar({ keys, isBin, onKeys, onEdit, onDone }: Props) {
  const language = useLanguage();
  const [isBusy, work] = useState(false);
  const [problem, setProblem] = useState('');
  const api = client<MediaContract>(httpTransport);
  const ids = [...keys].map(Number);
  const attempt = async (act: () => Promise<void>) => {
    work(true);
    setProblem('');
    await act().catch((error) => setProblem(t(language, 'not_done', { reason: error instanceof ApiError ? error.message : t(language, 'offline') })));
    work(false);
    onDone();
  };
  const restore = async (restored: readonly number[]) => {
    const answer = await api.post('/api/media-bulk-restore/', { language, headers: writing(), body: { ids: [...restored] } });
    showToast(t(language, 'restored', { n: answer.restored.length }));
  };
  const remove = () =>
    attempt(async () => {
      const { deleted, in_use } = await api.post('/api/media-bulk-delete/', { language, headers: writing(), body: { ids } });
      if (deleted.length > 0) {
        showToast(t(language, 'deleted', { n: deleted.length }), { text: t(language, 'undo'), run: () => void attempt(() => restore(deleted)) });
      }
      if (in_use.length > 0) setProblem(t(language, 'some_in_use', { n: in_use.length }));
      onKeys(new Set(in_use.map(String)));
    });
  return (
    <>
      <div role="alert">
        {problem && (
          <Notice kind="error">
            <p>{problem}</p>
          </Notice>
        )}
      </div>
      {keys.size > 0 && (
        <section aria-label={t(language, 'selected', { n: keys.size })} className={styles.selected}>
          <strong>{t(language, 'selected', { n: keys.size })}</strong>
          {isBin ? (
            <Button
              size="small"
              look="primary"
              busy={isBusy}
              onClick={() =>
                attempt(async () => {
                  await restore(ids);
                  onKeys(new Set());
                })
              }
            >
              {t(language, 'restore_selected')}
            </Button>
          ) : (
            <>
              <Button size="small" look="primary" onClick={onEdit}>
                {t(language, 'edit_selected')}
              </Button>
              <Button size="small" busy={isBusy} onClick={remove}>
                {t(language, 'delete_selected')}
              </Button>
            </>
          )}
          <Button size="small" look="quiet" onClick={() => onKeys(new Set())}>
            {t(language, 'unselect')}
          </Button>
        </section>
      )}
    </>
  );
}
