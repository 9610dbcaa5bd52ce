import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { withProof } from '#features/account/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { t } from './strings.ts';

/** Runs what is done to an account: it may be asked whether one is oneself, what is refused is said and stays, and afterwards the screen shows what is. */
export function usePersonAction() {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setProblem('');
    setBusy(true);
    try {
      await withProof(work);
      return true;
    } catch (error) {
      setProblem(error instanceof ApiError && error.code === 'stale' ? t(language, 'stale') : error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setBusy(false);
      await revalidate();
    }
  };
  return { problem, isBusy, run };
}
