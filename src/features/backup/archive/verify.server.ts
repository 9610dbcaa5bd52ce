import { join } from 'node:path';
import { Writable } from 'node:stream';
import { BackupError } from '../backup-error.ts';
import type { FileStore } from './file-store.server.ts';
import type { Manifest, StoredTable } from './manifest.ts';
import type { Measured } from './measure.server.ts';
import { readStored, tableFile } from './stored-file.server.ts';

/** Reads all of a backup and compares it with its manifest; rejects where anything is missing, cut or altered. Changes nothing. */
export async function verifyBackup(
  path: string,
  store: FileStore,
  { tables, jobs, files }: Manifest,
  key: string | null,
  report: (bytes: number) => void = () => {},
): Promise<void> {
  for (const table of [...tables, ...(jobs ? [jobs] : [])]) {
    await asWhole(table.name, async () => requireSame(table, await readStored(join(path, tableFile(table.name)), { key, isCompressed: true }, nowhere())));
    report(table.bytes);
  }
  for (const sha256 of new Set(files.map((file) => file.sha256))) {
    const name = files.find((file) => file.sha256 === sha256)?.path ?? sha256;
    await asWhole(name, async () => {
      const read = await store.read(sha256, nowhere());
      if (read.sha256 !== sha256) throw new Error('its bytes are others');
      report(read.bytes);
    });
  }
}

/** Throws where what was read of a table is not what was stored. */
export function requireSame(table: StoredTable, read: Measured): void {
  if (read.sha256 !== table.sha256 || read.bytes !== table.bytes || read.lines !== table.rows) throw new Error('its rows are others');
}

async function asWhole(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The backup is damaged: ${name} (${reason}). Nothing was changed; take another backup.`, {
      ...{ cause: error, refusal: { code: 'damaged', about: name } },
    });
  }
}

const nowhere = (): Writable => new Writable({ write: (_, __, done) => done() });
