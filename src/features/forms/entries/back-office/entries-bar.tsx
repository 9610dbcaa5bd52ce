import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { EntriesContract, EntryRow } from '../contract.ts';
import { confirmDeletion } from './confirm-deletion.ts';
import styles from './entries.module.css';
import { t } from './strings.ts';

type Props = { id: number; results: readonly EntryRow[]; selected: ReadonlySet<string>; select: (keys: ReadonlySet<string>) => void; href: string };

export function EntriesBar({ id, results, selected, select, href }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const api = client<EntriesContract>(httpTransport);
  const ids = results.map((entry) => entry.id).filter((one) => selected.has(String(one))); // those of another page are not in sight
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    await work().catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    setBusy(false);
  };
  const mark = (some: number[], status: 'new' | 'done', isUndo = false): Promise<void> =>
    run(async () => {
      const { changed } = await api.post('/api/cms-forms/{id}/entries-status/', {
        language,
        parameters: { id },
        body: { ids: some, status },
        headers: writing(),
      });
      select(new Set());
      await revalidate();
      const words = t(language, `marked_${status}`, { n: changed.length });
      const undo = { text: t(language, 'undo'), run: () => void mark(changed, status === 'done' ? 'new' : 'done', true) };
      showToast(words, isUndo || changed.length === 0 ? undefined : undo);
    });
  const remove = async () => {
    if (!(await confirmDeletion(ids.length, language))) return;
    await run(async () => {
      const receipt = await api.post('/api/cms-forms/{id}/entries-delete/', { language, parameters: { id }, body: { ids }, headers: writing() });
      select(new Set());
      await navigate(href, { replace: true, state: { receipt } });
    });
  };
  if (ids.length === 0 && !problem) return null;
  return (
    <section aria-label={t(language, 'bar')} className={styles.bar}>
      <p role="status">{t(language, 'selected', { n: ids.length })}</p>
      <Button size="small" look="primary" busy={isBusy} onClick={() => void mark(ids, 'done')}>
        {t(language, 'mark_done')}
      </Button>
      <Button size="small" busy={isBusy} onClick={() => void mark(ids, 'new')}>
        {t(language, 'mark_new')}
      </Button>
      <Button size="small" look="signal" busy={isBusy} onClick={() => void remove()}>
        {t(language, 'delete')}
      </Button>
      <Button size="small" look="quiet" onClick={() => select(new Set())}>
        {t(language, 'clear')}
      </Button>
      <span role="alert">{problem}</span>
    </section>
  );
}
