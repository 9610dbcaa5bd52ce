import type pg from 'pg';
import { connect, createPool } from '#db/database.server.ts';
import { releaseHeldJobs } from '#features/jobs/index.server.ts';
import { BackupError } from '../backup-error.ts';
import type { BackupSite } from '../backup-site.ts';
import { type MadeBackup, makeBackup } from '../make-backup.server.ts';
import { type RestoreOrder, restoreBackup } from '../restore/restore-backup.server.ts';

type Filling = Pick<RestoreOrder, 'madeBy' | 'trySite' | 'onProgress'>;

/**
 * Brings a backup made just now, with its waiting jobs, into an empty database; rejects with a BackupError, also where the new one has
 * other rows.
 */
export async function fillFrom(made: MadeBackup, target: BackupSite, { madeBy, ...order }: Filling): Promise<void> {
  await restoreBackup(target, { path: made.path, name: made.name, madeBy, isCopy: false, discardsPresent: true, ...order });
  await releaseJobs(target.address);
  const again = await makeBackup(target, { kind: 'manual', madeBy });
  if (newest(made) === newest(again)) requireSameRows(made.manifest.tables, again.manifest.tables); // else migrations have written some anew
}

const newest = ({ manifest }: MadeBackup) => manifest.schema.at(-1)?.number;

/** Nothing was done since: what waited goes on. */
async function releaseJobs(address: pg.ClientConfig): Promise<void> {
  const db = connect(createPool(address, 2));
  try {
    await releaseHeldJobs(db);
  } finally {
    await db.destroy();
  }
}

/** Written by the move itself. */
const own: ReadonlySet<string> = new Set(['restoration', 'held_job', 'schema_migration']);

type Rows = readonly { name: string; rows: number; sha256: string }[];
function requireSameRows(before: Rows, after: Rows): void {
  const differing = before.filter(({ name, sha256 }) => !own.has(name) && after.find((table) => table.name === name)?.sha256 !== sha256);
  if (differing.length > 0) throw new BackupError(`Rows differ in ${differing.map(({ name }) => name).join(', ')}.`);
}
