import { join } from 'node:path';
import type { Database } from '#db/database.server.ts';
import { imageVersion } from '../image-url.ts';
import { countUses } from '../library/queries/uses.server.ts';
import { diskStorage } from '../storage/disk-storage.server.ts';
import type { MediaStorage } from '../storage/media-storage.ts';
import { openUploadStore } from '../upload-store/open-upload-store.server.ts';
import type { UploadStore } from '../upload-store/upload-store.ts';
import { deleteAssets, longBinned, releaseCleanUpLock, storedFiles, takeCleanUpLock } from './queries.server.ts';
import { namesIn, removeOld } from './remove-old.server.ts';

/** Days for which what is deleted can be had back. */
const binDays = 30;
/** What nothing refers to may belong to a write that is under way: it is left alone for an hour, in milliseconds. */
const graceTime = 3_600_000;

export type CleanedUp = { assets: number; originals: number; renditions: number; uploads: number };

/**
 * Deletes for good what has lain in the bin for 30 days and is not used again, files that no asset has, renditions of what
 * looks otherwise by now, and uploads a day after their last byte. Answers how many of each; null where another
 * process is at it.
 */
export async function cleanUpMedia(
  db: Database,
  dataDir: string,
  now: Date,
  storage: MediaStorage = diskStorage(dataDir),
  uploadStore: UploadStore = openUploadStore({ dataDir }),
): Promise<CleanedUp | null> {
  return db.connection().execute(async (connection) => {
    const rows = await takeCleanUpLock(connection);
    if (!rows[0]?.isOurs) return null;
    try {
      const assets = await emptyBin(connection, now);
      const [originals, renditions] = await sweepFiles(connection, dataDir, storage, now);
      const uploads = await uploadStore.removeOld(now);
      return { assets, originals, renditions, uploads };
    } finally {
      await releaseCleanUpLock(connection);
    }
  });
}

async function emptyBin(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - binDays * 86_400_000);
  return db.transaction().execute(async (transaction) => {
    const old = await longBinned(transaction, before);
    const ids = old.map(({ id }) => id);
    const used = await countUses(transaction, ids);
    const gone = ids.filter((id) => !used.has(id));
    if (gone.length > 0) await deleteAssets(transaction, gone);
    return gone.length;
  });
}

async function sweepFiles(db: Database, dataDir: string, storage: MediaStorage, now: Date): Promise<[originals: number, renditions: number]> {
  // The folders first: what comes while we ask the database is not looked at.
  const variants = join(dataDir, 'media', 'variants');
  const folders = await namesIn(variants);
  const files: { file: string; changed: Date }[] = [];
  for await (const stored of storage.list()) files.push(stored);
  const rows = await storedFiles(db);
  const known = new Set(rows.map(({ file }) => file));
  const old = files.filter(({ file, changed }) => !known.has(file) && now.getTime() - changed.getTime() >= graceTime);
  for (const { file } of old) await storage.remove(file);
  const shown = new Set(rows.map((row) => `${row.file.split('.')[0]}-${imageVersion(row)}`));
  return [old.length, await removeOld(variants, folders, shown, now, graceTime)];
}
