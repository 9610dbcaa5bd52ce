import { dirname } from 'node:path';
import { FileStore } from '../archive/file-store.server.ts';
import { listBackups } from '../archive/list-backups.server.ts';
import { readManifest } from '../archive/manifest-file.server.ts';
import { verifyBackup } from '../archive/verify.server.ts';
import { refusalOf } from '../backup-error.ts';
import type { BackupSite } from '../backup-site.ts';
import { makeBackup } from '../make-backup.server.ts';
import { noteProgress } from '../process/progress-file.server.ts';
import { openBackupDatabase } from './open-database.server.ts';
import { type BackupConfig, backupSiteOf, pathOf, type Streams } from './site-of.server.ts';

const usage = `Usage: npm run backup                    makes a backup and prints its folder
       npm run backup -- list            names those that there are, the newest first
       npm run backup -- check BACKUP    reads all of one, by its name or folder, and says whether it is whole
They are in DATA_DIR/backups, or where BACKUP_DIR says. The site may run meanwhile.`;

/** `npm run backup`. Exit status: 0 made or whole, 1 not (why is said), 2 not understood. */
export async function backupCommand(args: string[], config: BackupConfig, { stdout, stderr }: Streams = process): Promise<number> {
  const [command, name, ...rest] = args;
  const known = backupSiteOf(config, {});
  if (command === 'list' && !name) return list(known.folder, stdout);
  if (command === 'check' && name && rest.length === 0) {
    try {
      stdout.write(`${await check(known, name)}\n`);
      return 0;
    } catch (error) {
      stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return 1;
    }
  }
  if (command) {
    stderr.write(`${usage}\n`);
    return 2;
  }
  return make(config, { stdout, stderr });
}

async function make(config: BackupConfig, { stdout, stderr }: Streams): Promise<number> {
  const noted = noteProgress(backupSiteOf(config, {}).folder, 'backup', '');
  try {
    const database = await openBackupDatabase(config, (line) => stderr.write(`${line}\n`));
    try {
      stderr.write(`Database: ${database.name}\n`);
      const { path, manifest } = await makeBackup(backupSiteOf(config, database.address), {
        ...{ kind: 'manual', madeBy: 'npm run backup' },
        onProgress: (done, total) => noted.report('backup', done, total),
      });
      await noted.end(null);
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      stderr.write(`${rows} rows of ${manifest.tables.length} tables, ${manifest.files.length} files${manifest.key ? ', encrypted' : ''}\n`);
      stdout.write(`${path}\n`);
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await noted.end(refusalOf(error));
    stderr.write(`No backup was made. ${reason}\n`);
    return 1;
  }
}

async function check({ folder, key }: BackupSite, name: string): Promise<string> {
  const path = pathOf(folder, name);
  const manifest = await readManifest(path, key);
  await verifyBackup(path, new FileStore(dirname(path), manifest.key ? key : null), manifest, manifest.key ? key : null);
  return `${path} is whole: as of ${manifest.snapshot_at}, version ${manifest.program.version}.`;
}

async function list(folder: string, stdout: Streams['stdout']): Promise<number> {
  const backups = await listBackups(folder);
  for (const { name, manifest } of backups) {
    stdout.write(`${name}  ${(manifest.stored_bytes / 1_000_000).toFixed(1)} MB, ${manifest.files.length} files, by ${manifest.made_by}\n`);
  }
  stdout.write(`${backups.length} in ${folder}\n`);
  return 0;
}
