import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { PolicyReportContract } from '../contract.ts';
import styles from './policy-reports.module.css';
import { t } from './strings.ts';

/** Takes a report out of what is to be looked at, or puts it back. */
export function ReportActions({ id, isIgnored }: { id: number; isIgnored: boolean }) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const ignore = async (wanted: boolean, isUndo = false) => {
    setBusy(true);
    setProblem('');
    try {
      const api = client<PolicyReportContract>(httpTransport);
      const call = { language, parameters: { id }, headers: writing() };
      await (wanted ? api.post('/api/policy-reports/{id}/ignore/', call) : api.delete('/api/policy-reports/{id}/ignore/', call));
      await revalidate();
      showToast(t(language, wanted ? 'was_ignored' : 'was_noticed'), isUndo ? undefined : { text: t(language, 'undo'), run: () => void ignore(!wanted, true) });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.actions}>
      <Button look="link" size="compact" busy={busy} onClick={() => void ignore(!isIgnored)}>
        {t(language, isIgnored ? 'notice' : 'ignore')}
      </Button>
      <p role="alert">{problem}</p>
    </div>
  );
}
