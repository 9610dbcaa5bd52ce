import { basename, resolve } from 'node:path';
import { openServer } from '#db/database.server.ts';
import { refusalOf } from '../backup-error.ts';
import { noteProgress } from '../process/progress-file.server.ts';
import { type RestoreOrder, type RestoreStep, restoreBackup } from '../restore/restore-backup.server.ts';
import { progressLine } from './progress-line.server.ts';
import { words } from './restore-words.ts';
import { type BackupConfig, backupSiteOf, pathOf, type Streams } from './site-of.server.ts';

const usage = `Usage: npm run restore -- BACKUP [--to PLACE] [--as-copy] [--discard]
BACKUP is a name that “npm run backup -- list” tells, or the folder of a backup.
  --to PLACE   into another folder of data, or another database (postgres://…), instead of those of this site
  --as-copy    for trying things out: persons are made up, nothing is ever sent from it
  --discard    without a restore point of what is there now: where that cannot be read any more
The site may run meanwhile: it goes on with what is restored. What waited to be sent is held until “npm run release-jobs”.`;

export type TrySite = (config: BackupConfig) => RestoreOrder['trySite'];

/** `npm run restore`. Exit status: 0 restored, 1 not (why is said, and nothing was changed), 2 not understood. */
export async function restoreCommand(args: string[], given: BackupConfig, trySite: TrySite, { stdout, stderr }: Streams = process): Promise<number> {
  const order = parse(args);
  if (!order) {
    stderr.write(`${usage}\n`);
    return 2;
  }
  const config = order.to === null ? given : { ...given, ...configOf(order.to, given) };
  const path = pathOf(backupSiteOf(given, {}).folder, order.backup);
  const progress = progressLine(stderr, words);
  const noted = noteProgress(backupSiteOf(config, {}).folder, 'restore', basename(path));
  const onProgress = (step: RestoreStep, done: number, total: number) => {
    progress.show(step, done, total);
    noted.report(step, done, total);
  };
  try {
    const server = await openServer({ dataDir: config.dataDir, url: config.databaseUrl, say: (line) => stderr.write(`${line}\n`) });
    try {
      stderr.write(`Database: ${server.name}\n`);
      const { manifest, restorePoint, leftOut, files } = await restoreBackup(backupSiteOf(config, server.address), {
        ...{ path, name: basename(path), madeBy: 'npm run restore', isCopy: order.isCopy, discardsPresent: order.discards },
        ...{ trySite: trySite(config), onProgress },
      });
      progress.end();
      await noted.end(null);
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      for (const name of leftOut) stderr.write(`Left out: ${name}, a table that is not of this program.\n`);
      stderr.write(`${rows} rows of ${manifest.tables.length - leftOut.length} tables, ${files} of ${manifest.files.length} files were missing.\n`);
      if (manifest.has_object_store) stderr.write('Files of the object store are not in a backup: they are as they are there.\n');
      if (!order.isCopy && manifest.jobs?.rows) stderr.write(`${manifest.jobs.rows} jobs are held: npm run release-jobs\n`);
      if (restorePoint) stderr.write(`Back to what was there before: npm run restore -- ${restorePoint.name}\n`);
      stdout.write(`Restored: the state of ${manifest.snapshot_at}\n`);
      return 0;
    } finally {
      await server.close();
    }
  } catch (error) {
    progress.end();
    const reason = error instanceof Error ? error.message : String(error);
    await noted.end(refusalOf(error));
    stderr.write(`Nothing was restored. ${reason}\n`);
    return 1;
  }
}

type Parsed = { backup: string; to: string | null; isCopy: boolean; discards: boolean };

function parse(args: readonly string[]): Parsed | null {
  const parsed: Parsed = { backup: '', to: null, isCopy: false, discards: false };
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--as-copy') parsed.isCopy = true;
    else if (arg === '--discard') parsed.discards = true;
    else if (arg === '--to') {
      parsed.to = rest.shift() ?? '';
      if (!parsed.to) return null;
    } else if (arg.startsWith('-') || parsed.backup) return null;
    else parsed.backup = arg;
  }
  return parsed.backup ? parsed : null;
}

/** Another place has backups of its own, or the restore point of one site would be among those of another. */
function configOf(to: string, { dataDir, backup }: BackupConfig): Partial<BackupConfig> {
  if (/^postgres(ql)?:\/\//.test(to)) return { dataDir, databaseUrl: to };
  const folder = resolve(to);
  return { dataDir: folder, databaseUrl: undefined, ...(backup && { backup: { ...backup, folder: resolve(folder, 'backups') } }) };
}
