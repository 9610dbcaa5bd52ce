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
/** Answers in a row after which a server that was never seen away will not go any more: it had been quicker. */
const steadyAnswers = 20;
export const backupApi = () => client<BackupContract>(httpTransport);

/** Of one whose process has ended without a word the server has no refusal. */
type Progress = Omit<NonNullable<BackupsData['progress']>, 'failed'> & { failed: { text: string } | null };

/**
 * That nobody is signed in any more says that a restore is done; then the server starts anew, and until it has the way to sign in would
 * lead nowhere.
 */
export function useBackups(loaded: BackupsData) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<Progress | null>(loaded.progress);
  const [isRestored, setRestored] = useState(false);
  const [problem, setProblem] = useState('');
  const isRunning = progress !== null && progress.failed === null && !isRestored;
  const what = progress?.what ?? 'backup';
  const before = loaded.backups.map(({ name }) => name).join();

  useEffect(() => {
    if (!isRunning) return;
    const known = new Set(before.split(','));
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      try {
        const { progress: now, backups } = await backupApi().get('/api/cms-backups/', { language });
        if (isOver) return;
        const isMade = what === 'backup' && backups.some(({ name }) => !known.has(name));
        setProgress(now ?? (isMade ? null : { what, name: '', step: '', share: null, failed: { text: t(language, 'ended') } }));
        if (isMade && now === null) {
          showToast(t(language, 'was_made'));
          void revalidate();
        }
      } catch (error) {
        if (error instanceof ApiError && error.status === 401 && what === 'restore' && !isOver) {
          setProgress({ what, name: '', step: 'anew', share: null, failed: null });
          await untilStartedAnew(() => isOver);
          if (!isOver) setRestored(true);
          return;
        }
      }
      if (!isOver) timer = setTimeout(look, pause);
    };
    timer = setTimeout(look, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isRunning, what, before, language, revalidate]);

  const begin = async (kind: Progress['what'], name: string, work: () => Promise<unknown>) => {
    setProblem('');
    try {
      await withProof(work);
      setProgress({ what: kind, name, step: '', share: null, failed: null });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return { progress, isRunning, isRestored, problem, begin };
}

/** Resolves when the server has been away and answers again. */
async function untilStartedAnew(isOver: () => boolean): Promise<void> {
  let wasAway = false;
  for (let answers = 0; answers < steadyAnswers && !isOver(); ) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const isReady = await fetch('/readyz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady && wasAway) return;
    wasAway ||= !isReady;
    answers = isReady ? answers + 1 : 0;
  }
}
