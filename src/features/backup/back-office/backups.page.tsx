import { useLoaderData } from 'react-router';
import { writing } from '#api/writing.ts';
import { backOfficeHref, type ScreenCall } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { NothingHere, StaffScreen } from '#ui/staff/staff-screen.tsx';
import type { BackupContract, BackupsData } from '../contract.ts';
import { BackupTable } from './backup-table.tsx';
import styles from './backups.module.css';
import { HeldJobs } from './held-jobs.tsx';
import { t } from './strings.ts';
import { backupApi, useBackups } from './use-backups.ts';

export type BackupsPageData = { backups: BackupsData };

export const loadBackups = async ({ api, language, signal }: ScreenCall<BackupContract>): Promise<BackupsPageData> => ({
  backups: await api.get('/api/cms-backups/', { language, signal }),
});

export function BackupsPage() {
  const { backups } = useLoaderData<Partial<BackupsPageData>>();
  return backups ? <Backups {...backups} /> : null; // refused: the frame says so
}

function Backups(loaded: BackupsData) {
  const language = useLanguage();
  const { progress, isRunning, isRestored, problem, begin } = useBackups(loaded);
  const isOff = isRunning || isRestored;
  const isMaking = isRunning && progress?.what === 'backup';
  const make = () => begin('backup', '', () => backupApi().post('/api/cms-backups/make/', { language, headers: writing() }));
  const restore = (name: string) =>
    begin('restore', name, () => backupApi().post('/api/cms-backups/restore/', { language, body: { name }, headers: writing() }));
  return (
    <StaffScreen
      title={t(language, 'title')}
      description={t(language, 'description')}
      lead={<p className={styles.lead}>{loaded.hour === null ? t(language, 'daily_off') : t(language, 'daily_from', { hour: loaded.hour })}</p>}
      actions={
        <Button look="primary" busy={isMaking} why={isOff && !isMaking ? t(language, 'wait') : undefined} onClick={() => void make()}>
          {t(language, 'make')}
        </Button>
      }
    >
      <div role="status" className={styles.messages}>
        {isRestored && (
          <Notice kind="success">
            {t(language, 'was_restored')}{' '}
            <a href={`/${language}/user/login?next=${encodeURIComponent(backOfficeHref('backups', language))}`}>{t(language, 'sign_in')}</a>
          </Notice>
        )}
        {isRunning && progress && <BackupProgress step={progress.step} share={progress.share} />}
      </div>
      <div role="alert" className={styles.messages}>
        {problem && <Notice kind="error">{problem}</Notice>}
        {progress?.failed && (
          <Notice kind="error">{t(language, progress.what === 'restore' ? 'failed_restore' : 'failed_backup', { reason: progress.failed.text })}</Notice>
        )}
      </div>
      {loaded.held && <HeldJobs {...loaded.held} />}
      {loaded.backups.length === 0 ? (
        <NothingHere words={t(language, 'none')} />
      ) : (
        <BackupTable backups={loaded.backups} isOff={isOff} running={isRunning ? progress?.name : undefined} onRestore={(name) => void restore(name)} />
      )}
    </StaffScreen>
  );
}

const steps = {
  verify: 'step_verify',
  load: 'step_load',
  files: 'step_files',
  try: 'step_try',
  replace: 'step_replace',
  backup: 'step_backup',
  anew: 'step_anew',
} as const;

function BackupProgress({ step, share }: Pick<NonNullable<BackupsData['progress']>, 'step' | 'share'>) {
  const language = useLanguage();
  const words = t(language, Object.hasOwn(steps, step) ? steps[step as keyof typeof steps] : 'step_begins'); // of what a newer process does nothing is known
  return (
    <div className={styles.progress}>
      <p>{words}</p>
      <Progress label={words} value={share ?? undefined} />
    </div>
  );
}
