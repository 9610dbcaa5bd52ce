import { readFailure } from './archive/last-failure.server.ts';
import { listBackups } from './archive/list-backups.server.ts';
import type { BackupConfig } from './cli/site-of.server.ts';

/** `latest`: the moment of the newest backup that is whole; `failure` is later than it; since `startedAt` one could have been made. */
export type BackupFacts = { latest: Date | null; failure: { at: Date; reason: string } | null; startedAt: Date };

/** How the backups of a site are; null where none are made by themselves. */
export async function readBackupFacts({ backup }: Pick<BackupConfig, 'backup'>, startedAt: Date): Promise<BackupFacts | null> {
  if (!backup || backup.hour === null) return null;
  const [[latest], failure] = await Promise.all([listBackups(backup.folder), readFailure(backup.folder)]);
  return {
    latest: latest ? new Date(latest.manifest.snapshot_at) : null,
    failure: failure && { at: new Date(failure.at), reason: failure.reason },
    startedAt,
  };
}
