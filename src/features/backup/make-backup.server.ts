import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keyId } from './archive/encryption.server.ts';
import { FileStore } from './archive/file-store.server.ts';
import { forgetFailure, noteFailure } from './archive/last-failure.server.ts';
import { draftPrefix, listBackups, removeExpired } from './archive/list-backups.server.ts';
import type { BackupKind, Manifest } from './archive/manifest.ts';
import { writeManifest } from './archive/manifest-file.server.ts';
import { toBackupError } from './backup-error.ts';
import type { BackupSite } from './backup-site.ts';
import { exclusively, openConnection } from './connection.server.ts';
import { dumpTables } from './dump/dump-tables.server.ts';
import { copyErasures } from './dump/erasures.server.ts';
import { storeFiles } from './dump/store-files.server.ts';
import { storeObjects } from './dump/store-objects.server.ts';

/** `keep`: a backup that stays, even if its time is over by now. */
export type Order = { kind: BackupKind; madeBy: string; keep?: string; onProgress?: (tables: number, of: number) => void };
export type MadeBackup = { name: string; path: string; manifest: Manifest };

/** Makes a backup, which appears whole or not at all; rejects with a BackupError where it cannot be made or another one is under way. */
export async function makeBackup(site: BackupSite, order: Order): Promise<MadeBackup> {
  try {
    return await exclusively(site.address, () => makeAlone(site, order));
  } catch (error) {
    throw toBackupError(error, site.folder);
  }
}

/** The same for who holds the lock of backups already. */
export async function makeAlone(site: BackupSite, order: Order): Promise<MadeBackup> {
  try {
    const made = await make(site, order);
    await forgetFailure(site.folder);
    await removeExpired(site.folder, site.key, order.keep);
    return made;
  } catch (error) {
    const backupError = toBackupError(error, site.folder);
    await noteFailure(site.folder, new Date(), backupError.message);
    throw backupError;
  }
}

async function make({ address, dataDir, folder, key, bucket }: BackupSite, { kind, madeBy, onProgress }: Order): Promise<MadeBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${kind.replace('_', '-')}`;
  const draft = join(folder, `${draftPrefix}${name}`);
  await mkdir(draft, { mode: 0o700 });
  try {
    const connection = await openConnection(address);
    const dump = await dumpTables(connection, draft, key, onProgress).finally(() => connection.close());
    const [latest] = await listBackups(folder);
    const store = new FileStore(folder, key);
    const known = latest?.manifest.files ?? [];
    const files = await storeFiles(dataDir, store, known);
    if (bucket) files.push(...(await storeObjects(bucket, store, known, files)));
    const { snapshotAt, ...rows } = dump;
    const manifest: Manifest = {
      format: 1,
      kind,
      made_by: madeBy,
      snapshot_at: snapshotAt.toISOString(),
      finished_at: new Date().toISOString(),
      program: { version: await programVersion() },
      ...rows,
      files,
      has_object_store: bucket !== null,
      key: key ? keyId(key) : null,
      stored_bytes: await sizeOf(draft),
    };
    await writeManifest(draft, manifest, key);
    await copyErasures(address, folder);
    const path = join(folder, name);
    await rename(draft, path);
    return { name, path, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Commands and server run in the folder of the program. */
const programVersion = async (): Promise<string> => String(JSON.parse(await readFile('package.json', 'utf8')).version);

async function sizeOf(folder: string): Promise<number> {
  const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
