import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { requireProof } from '#features/account/index.server.ts';
import { jobService, readHeld } from '#features/jobs/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { keyId } from './archive/encryption.server.ts';
import { type Backup, listBackups } from './archive/list-backups.server.ts';
import { type BackupRow, backupContract } from './contract.ts';
import { type Backups, backupService } from './process/backup-service.server.ts';
import { noteBeginning, readProgress } from './process/progress-file.server.ts';
import { t } from './refusals.ts';
import { knownMigrations } from './restore/draft-schema.server.ts';

export const backupOperations = implement(backupContract, {
  backups: async (_, { db, service, language }) => {
    const { folder, key, hour } = service(backupService);
    const [backups, progress, held] = await Promise.all([listBackups(folder), readProgress(folder), readHeld(db)]);
    return {
      backups: backups.map((backup) => present(backup, key)),
      hour,
      progress: progress && {
        ...{
          what: progress.what,
          name: progress.name,
          step: progress.step,
          failed: progress.failed && { code: progress.failed.code, text: t(language, progress.failed.code, { about: progress.failed.about }) },
        },
        share: progress.total > 0 ? Math.min(1, progress.done / progress.total) : null,
      },
      held: held && { jobs: held.jobs, snapshot_at: toBerlinIso(held.snapshotAt) },
    };
  },
  makeBackup: async (_, { service }) => begin(service(backupService), 'backup', ''),
  restoreBackup: async ({ body: { name } }, context) => {
    await requireProof(context);
    const backups = context.service(backupService);
    if (!(await listBackups(backups.folder)).some((backup) => backup.name === name)) throw problem('no_backup');
    await begin(backups, 'restore', name);
  },
  endHeldJobs: async ({ body: { how } }, context) => {
    await requireProof(context);
    return { jobs: await context.service(jobService).endHeld(how, context.db) };
  },
});

async function begin({ folder, run }: Backups, what: 'backup' | 'restore', name: string): Promise<void> {
  if (!run) throw problem('not_built');
  const progress = await readProgress(folder);
  if (progress && progress.failed === null) throw problem('under_way');
  await noteBeginning(folder, what, name);
  run(what, name === '' ? [] : [name]);
}

function present({ name, manifest }: Backup, key: string | null): BackupRow {
  const { kind, snapshot_at, tables, files, stored_bytes, program, schema } = manifest;
  const isKnown = schema.every(({ number, checksum }) => knownMigrations.some((one) => one.number === number && one.checksum === checksum));
  return {
    ...{ name, kind, at: toBerlinIso(new Date(snapshot_at)), bytes: stored_bytes, version: program.version },
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.length,
    is_encrypted: manifest.key !== null,
    is_restorable: isKnown && (manifest.key === null || (key !== null && manifest.key === keyId(key))),
  };
}
