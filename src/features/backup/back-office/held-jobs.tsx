import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { writing } from '#api/writing.ts';
import { withProof } from '#features/account/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { showToast } from '#ui/toast/toast.ts';
import type { BackupsData } from '../contract.ts';
import styles from './backups.module.css';
import { t } from './strings.ts';
import { backupApi } from './use-backups.ts';

/** What a restored backup has left to be sent: somebody says whether it still is. */
export function HeldJobs({ jobs, snapshot_at }: NonNullable<BackupsData['held']>) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const end = async (how: 'release' | 'discard') => {
    const isRelease = how === 'release';
    const title = t(language, isRelease ? 'release_question' : 'discard_question');
    const text = t(language, isRelease ? 'release_text' : 'discard_text');
    if (!(await askToConfirm({ title, text, confirm: t(language, how), cancel: t(language, 'keep') }))) return;
    setBusy(true);
    setProblem('');
    try {
      const headers = writing();
      const ended = await withProof(() => backupApi().post('/api/cms-backups/held-jobs/', { language, body: { how }, headers }));
      await revalidate();
      showToast(t(language, isRelease ? 'was_released' : 'was_discarded', { n: ended.jobs }));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.held} aria-labelledby="held">
      <h2 id="held">{t(language, 'held_title')}</h2>
      <p>{t(language, jobs === 0 ? 'held_reminders' : 'held', { n: jobs, at: displayMoment(language, snapshot_at) })}</p>
      <div className={styles.actions}>
        <Button size="compact" busy={busy} onClick={() => void end('release')}>
          {t(language, 'release')}
        </Button>
        <Button size="compact" busy={busy} onClick={() => void end('discard')}>
          {t(language, 'discard')}
        </Button>
      </div>
      <p role="alert">{problem}</p>
    </section>
  );
}
