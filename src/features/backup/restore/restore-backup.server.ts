import { dirname } from 'node:path';
import type pg from 'pg';
import { FileStore } from '../archive/file-store.server.ts';
import type { Manifest } from '../archive/manifest.ts';
import { readManifest } from '../archive/manifest-file.server.ts';
import { verifyBackup } from '../archive/verify.server.ts';
import { BackupError, refusalOf, toBackupError } from '../backup-error.ts';
import type { BackupSite } from '../backup-site.ts';
import { exclusively, openConnection } from '../connection.server.ts';
import { quote } from '../dump/catalog.server.ts';
import { type MadeBackup, makeAlone } from '../make-backup.server.ts';
import { schemaOf } from './compatible.ts';
import { buildDraft, knownMigrations } from './draft-schema.server.ts';
import { settleFiles, stageFiles } from './restored-files.server.ts';
import { draftSchema, dropSchemas, formerSchema, readSchemas, type Schemas } from './schemas.server.ts';
import { readRestoration } from './settle-restore.server.ts';
import { swapBack, swapIn } from './swap.server.ts';

export const restoreSteps = ['verify', 'load', 'files', 'try', 'replace'] as const;
export type RestoreStep = (typeof restoreSteps)[number];

export type RestoreOrder = {
  /** Folder of the backup, and the name by which it is known. */
  path: string;
  name: string;
  madeBy: string;
  /** For trying things out: nothing is ever sent from it, and persons are made up. */
  isCopy: boolean;
  /** Without a restore point: what is there is lost. */
  discardsPresent: boolean;
  /** Rejects where the site does not work on the database at this address, with this search path. */
  trySite: (address: pg.ClientConfig, searchPath: string) => Promise<void>;
  /** Of a step that has begun or gone on; `total` 0: nobody knows. */
  onProgress?: (step: RestoreStep, done: number, total: number) => void;
};

export type Restored = { manifest: Manifest; restorePoint: MadeBackup | null; leftOut: string[]; files: number };

/**
 * Restores a backup, which takes its place in one moment, after a restore point was made; rejects with a BackupError, and the site is then
 * as it was.
 */
export async function restoreBackup(site: BackupSite, order: RestoreOrder): Promise<Restored> {
  try {
    return await exclusively(site.address, () => restoreAlone(site, order));
  } catch (error) {
    throw toBackupError(error, site.folder);
  }
}

async function restoreAlone(site: BackupSite, order: RestoreOrder): Promise<Restored> {
  const { address, dataDir } = site;
  const report = order.onProgress ?? (() => {});
  const manifest = await readManifest(order.path, site.key);
  const key = manifest.key ? site.key : null;
  const store = new FileStore(dirname(order.path), key);
  schemaOf(manifest, knownMigrations);
  const schemas = await withClient(address, readSchemas);
  const isInUse = async (restoration: string) => (await withClient(address, readRestoration))?.key === restoration;
  await settleFiles(dataDir, isInUse);

  const files = order.isCopy ? manifest.files.filter(({ path }) => path.startsWith('media/') || path.startsWith('html/')) : manifest.files;
  const tableBytes = manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const fileBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const counting = (step: RestoreStep, total: number) => {
    let done = 0;
    report(step, 0, total);
    return (bytes: number) => {
      done += bytes;
      report(step, done, total);
    };
  };
  await verifyBackup(order.path, store, manifest, key, counting('verify', tableBytes + manifest.files.reduce((sum, { bytes }) => sum + bytes, 0)));

  let restorePoint: MadeBackup | null = null;
  try {
    const source = { folder: order.path, key, manifest };
    const leftOut = await buildDraft(address, schemas, { ...source, name: order.name, isCopy: order.isCopy, report: counting('load', tableBytes) });
    const restoration = await withClient(address, readRestoration, quote(draftSchema));
    const staged = await stageFiles(dataDir, restoration?.key ?? '', store, files, counting('files', fileBytes));
    report('try', 0, 0);
    await tryRestored(order, address, quote(draftSchema));
    report('replace', 0, 0);
    const savePresent = async () => {
      if (!order.discardsPresent) restorePoint = await makeAlone(site, { kind: 'restore_point', madeBy: order.madeBy, keep: order.name });
    };
    await swapIn(address, schemas, { snapshotAt: manifest.snapshot_at, folder: site.folder, savePresent });
    await orSwapBack(address, schemas, () => tryRestored(order, address, quote(schemas.live)));
    await settleFiles(dataDir, isInUse);
    await dropSchemas(address, formerSchema);
    return { manifest, restorePoint, leftOut, files: staged };
  } catch (error) {
    await dropSchemas(address, draftSchema).catch(() => {});
    await settleFiles(dataDir, isInUse).catch(() => {});
    throw error;
  }
}

async function tryRestored({ trySite }: RestoreOrder, address: pg.ClientConfig, searchPath: string): Promise<void> {
  try {
    await trySite(address, searchPath);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The site does not work with this backup: ${message}`, { cause: error, refusal: { code: 'site_fails', about: message } });
  }
}

async function orSwapBack(address: pg.ClientConfig, schemas: Schemas, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await swapBack(address, schemas);
    throw new BackupError(`${message} What was there before is in use again.`, { cause: error, refusal: refusalOf(error) });
  }
}

async function withClient<T>(address: pg.ClientConfig, work: (client: pg.Client) => Promise<T>, searchPath?: string): Promise<T> {
  const { client, close } = await openConnection(address, searchPath);
  try {
    return await work(client);
  } finally {
    await close();
  }
}
