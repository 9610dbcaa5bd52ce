import { type OpenDatabase, openServer } from '#db/database.server.ts';
import { BackupError } from '../backup-error.ts';
import { openBackupDatabase } from '../cli/open-database.server.ts';
import { progressLine } from '../cli/progress-line.server.ts';
import type { TrySite } from '../cli/restore-command.server.ts';
import { words } from '../cli/restore-words.ts';
import { type BackupConfig, backupSiteOf, type Streams } from '../cli/site-of.server.ts';
import { openConnection } from '../connection.server.ts';
import { makeBackup } from '../make-backup.server.ts';
import { hasSite } from '../restore/schemas.server.ts';
import { fillFrom } from './fill-from.server.ts';

const usage = `Usage: npm run move-database -- PLACE
PLACE is an empty database (postgres://…), or “embedded” for one in DATA_DIR. Stop the site first. Files stay where they are, and
so does the database of before. Afterwards set DATABASE_URL to PLACE, or take it out, and start the site.`;

type Moving = { trySite: TrySite /** Where the site runs; null: it does not. */; running: string | null };

/** `npm run move-database`. Exit status: 0 moved, row by row the same, 1 not (why is said), 2 not understood. */
export async function moveDatabaseCommand(
  args: string[],
  config: BackupConfig,
  { trySite, running }: Moving,
  { stdout, stderr }: Streams = process,
): Promise<number> {
  const [place = '', ...rest] = args;
  const url = place === 'embedded' ? undefined : place;
  if (rest.length > 0 || !(url === undefined || /^postgres(ql)?:\/\//.test(url))) {
    stderr.write(`${usage}\n`);
    return 2;
  }
  const say = (line: string) => void stderr.write(`${line}\n`);
  const progress = progressLine(stderr, words);
  try {
    if (running) throw new BackupError(`The site runs at ${running}: what is written now would be lost. Stop it first.`);
    if (url === config.databaseUrl) throw new BackupError('The database is there already.');
    const source = await openBackupDatabase(config, say);
    const made = await makeBackup(backupSiteOf(config, source.address), { kind: 'manual', madeBy: 'npm run move-database' }).finally(() => source.close());
    const there = { ...config, databaseUrl: url };
    const target = await openServer({ dataDir: config.dataDir, url, say });
    try {
      await requireEmpty(target);
      await fillFrom(made, backupSiteOf(there, target.address), {
        madeBy: 'npm run move-database',
        ...{ trySite: trySite(there), onProgress: progress.show },
      });
      progress.end();
      stdout.write(`Moved to ${target.name}: all rows are the same. ${url ? 'Set DATABASE_URL to it' : 'Take DATABASE_URL out'}, then start the site.\n`);
      return 0;
    } finally {
      await target.close();
    }
  } catch (error) {
    progress.end();
    say(`The database was not moved: the site goes on with the one it has. ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

async function requireEmpty({ address, name }: Pick<OpenDatabase, 'address' | 'name'>): Promise<void> {
  const { client, close } = await openConnection(address);
  try {
    if (await hasSite(client)) throw new BackupError(`${name} has a site in it already. Name an empty database.`);
  } finally {
    await close();
  }
}
