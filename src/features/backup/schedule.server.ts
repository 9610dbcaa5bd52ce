import type pg from 'pg';
import { addDays, dayOf, instantAt } from '#i18n/berlin-time.ts';
import { readFailure } from './archive/last-failure.server.ts';
import { type Backup, listBackups } from './archive/list-backups.server.ts';
import { type BackupConfig, backupSiteOf } from './cli/site-of.server.ts';
import { copyErasures } from './dump/erasures.server.ts';
import { firstPause, lookPause, retryPause } from './limits.ts';
import { makeBackup } from './make-backup.server.ts';

type Moments = { now: Date; hour: number; startedAt: Date; failedAt: Date | null };

/** Whether the daily backup is to be made now: its hour, in the time of the venue, has passed since the last one. What has failed is tried again after a while. */
export function isDue(backups: readonly Backup[], { now, hour, startedAt, failedAt }: Moments): boolean {
  if (failedAt && now.getTime() - failedAt.getTime() < retryPause) return false;
  const latest = backups.find(({ manifest }) => manifest.kind === 'daily');
  if (!latest && now.getTime() - startedAt.getTime() < firstPause) return false;
  const time = `${String(hour).padStart(2, '0')}:00`;
  const today = instantAt(dayOf(now), time);
  const due = today <= now ? today : instantAt(addDays(dayOf(now), -1), time);
  return !latest || new Date(latest.manifest.snapshot_at) < due;
}

type Watching = { config: BackupConfig; address: pg.ClientConfig; now: () => Date; report: (error: unknown) => void };

/** Makes a backup each day from now on, by one of the processes of a site; the answer ends that and resolves when one under way is made. */
export function watchBackups({ config, address, now, report }: Watching): () => Promise<void> {
  const hour = config.backup?.hour ?? null;
  if (hour === null) return async () => {};
  const site = backupSiteOf(config, address);
  const startedAt = now();
  const look = async () => {
    try {
      const [backups, failure] = await Promise.all([listBackups(site.folder), readFailure(site.folder)]);
      if (isDue(backups, { now: now(), hour, startedAt, failedAt: failure && new Date(failure.at) }))
        await makeBackup(site, { kind: 'daily', madeBy: 'schedule' });
      else if (backups.length > 0) await copyErasures(address, site.folder);
    } catch (error) {
      report(error);
    }
  };
  let running = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = look().finally(() => {
      isRunning = false;
    });
  }, lookPause).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Backs up a database before the migrations of a newer program run on it. Rejects, in words, where that cannot be done: the start then stops. */
export async function backUpBeforeUpgrade(config: BackupConfig, address: pg.ClientConfig, say: (line: string) => void): Promise<void> {
  say('Backing up the database before it is upgraded …');
  const { path } = await makeBackup(backupSiteOf(config, address), { kind: 'upgrade', madeBy: 'upgrade' });
  say(`Backup     ${path}`);
}
