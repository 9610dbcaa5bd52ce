import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { openBucket, type S3Settings } from '#features/media/index.server.ts';
import type { BackupSite } from '../backup-site.ts';

/** What backups need of the configuration (src/server/config.server.ts). */
export type BackupConfig = {
  dataDir: string;
  databaseUrl: string | undefined;
  backup?: { folder: string; key: string | null; hour: number | null };
  mediaS3?: S3Settings | undefined;
};
type Output = { write(text: string): unknown };
export type Streams = { stdout: Output; stderr: Output };

export const backupSiteOf = ({ dataDir, backup, mediaS3 }: BackupConfig, address: pg.ClientConfig): BackupSite => ({
  address,
  dataDir,
  folder: backup?.folder ?? join(dataDir, 'backups'),
  key: backup?.key ?? null,
  bucket: mediaS3 ? openBucket(mediaS3) : null,
});

/** The folder of a backup that somebody has named: one of the folder of backups, or any other. */
export function pathOf(folder: string, name: string): string {
  const named = join(folder, name);
  return existsSync(named) ? named : resolve(name);
}
