import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { withProof } from '#features/account/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { showToast } from '#ui/toast/toast.ts';
import type { BackupContract, BackupsData } from '../contract.ts';
import { t } from './strings.ts';

/** Milliseconds between two looks how far it is. */
const pause = 1_000;
export const backupApi = () => client<BackupContract>(httpTransport);

type Progress = NonNullable<BackupsData['progress']>;

/**
 * How far a backup or a restore is, as long as one is under way. The server starts anew at the end of a restore: what does not
 * answer is asked again, and that nobody is signed in any more says that it is done.
 */
export function useBackups(loaded: BackupsData) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<Progress | null>(loaded.progress);
  const [isRestored, setRestored] = useState(false);
  const [problem, setProblem] = useState('');
  const isRunning = progress !== null && progress.failed === null && !isRestored;

  useEffect(() => {
    if (!isRunning) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    let begun = Date.now();
    const look = async () => {
      try {
        const { progress: now } = await backupApi().get('/api/cms-backups/', { language });
        if (isOver) return;
        // The process takes a moment to begin.
        if (now || Date.now() - begun > 10_000) setProgress(now);
        if (now) begun = 0;
        if (now === null && begun === 0) {
          showToast(t(language, 'was_made'));
          void revalidate();
        }
      } catch (error) {
        if (error instanceof ApiError && error.status === 401 && !isOver) setRestored(true);
      }
      if (!isOver) timer = setTimeout(look, pause);
    };
    timer = setTimeout(look, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isRunning, language, revalidate]);

  /** Begins what a process of its own does. */
  const begin = async (what: Progress['what'], name: string, work: () => Promise<unknown>) => {
    setProblem('');
    try {
      await withProof(work);
      setProgress({ what, name, step: '', share: null, failed: null });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return { progress, isRunning, isRestored, problem, begin };
}
