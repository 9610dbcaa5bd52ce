import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { problem } from '#api/problem.server.ts';
import type { User } from '#api/user.ts';
import type { Database } from '#db/database.server.ts';
import { lockAsset } from '../library/change.server.ts';
import { requireFolder } from '../library/folders.server.ts';
import { type Inspected, inspect } from './inspect.server.ts';
import { uploadPath, uploadStore } from './uploads.server.ts';

type Taking = { db: Database; dataDir: string; user: User };
type Taken = Inspected & { name: string; hash: string; path: string };

/**
 * Puts an upload into the library; answers the asset's id. One that has the very same content already is answered instead,
 * wherever it lies. In a transaction: the file is on the disk for good before the row is written, and the upload is left
 * where it is until it is dropped for its age, so that nothing is lost however this ends.
 */
export async function takeUpload(taking: Taking, { upload, folder_id }: { upload: string; folder_id?: number | null | undefined }) {
  await requireFolder(taking.db, folder_id);
  const taken = await readUpload(taking, upload);
  const known = await sameContent(taking.db, taken.hash);
  if (known !== null) return { id: known, is_duplicate: true };
  const file = await keepFile(taking.dataDir, taken);
  const inserted = await taking.db
    .insertInto('asset')
    .values({ ...columnsOf(taken), file, folder_id: folder_id ?? null, created_by: taking.user.id })
    .onConflict((conflict) => conflict.doNothing()) // somebody else was sending the same
    .returning('id')
    .executeTakeFirst();
  return inserted ? { id: inserted.id, is_duplicate: false } : { id: await requireSame(taking.db, taken.hash), is_duplicate: true };
}

/** Gives an asset another file of the same kind; its texts and all its uses stay. In a transaction. Rejects with what `replaceAsset` declares. */
export async function replaceFile(taking: Taking, id: number, ifMatch: number | undefined, upload: string): Promise<void> {
  const asset = await lockAsset(taking.db, id, ifMatch);
  if (asset.deleted_at) throw problem('in_bin');
  const taken = await readUpload(taking, upload);
  if (taken.kind !== asset.kind) throw problem('other_kind');
  const known = await sameContent(taking.db, taken.hash);
  if (known !== null) throw problem('duplicate', { data: { id: known } });
  const file = await keepFile(taking.dataDir, taken);
  // Crops were drawn on another picture: of one with other proportions they would cut off heads.
  const isSameShape = Math.abs(taken.width / taken.height / (asset.width / asset.height) - 1) < 0.01;
  await taking.db
    .updateTable('asset')
    .set({ ...columnsOf(taken), file, ...(taken.kind === 'image' && !isSameShape && { crops: '{}', focal_x: 0.5, focal_y: 0.5 }) })
    .where('id', '=', id)
    .execute();
}

/** The upload, looked into. Rejects with `upload_missing`, `upload_unfinished` and what `inspect` does. */
async function readUpload({ db, dataDir, user }: Taking, upload: string): Promise<Taken> {
  const path = uploadPath(dataDir, upload, user);
  const state = path
    ? await uploadStore(dataDir)
        .getUpload(upload)
        .catch(() => null)
    : null;
  if (!path || !state) throw problem('upload_missing');
  if (state.offset !== state.size) throw problem('upload_unfinished');
  const inspected = await inspect(db, path);
  return { ...inspected, path, name: nameOf(state.metadata?.filename), hash: await hashOf(path) };
}

/** The last part of what a browser calls the file; shown, never opened. */
const nameOf = (given: string | null | undefined): string =>
  (given ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .split(/[/\\]/)
    .at(-1)
    ?.trim()
    .slice(-200) ?? '';

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

async function sameContent(db: Database, hash: string): Promise<number | null> {
  const row = await db.selectFrom('asset').select('id').where('content_hash', '=', hash).executeTakeFirst();
  return row?.id ?? null;
}

async function requireSame(db: Database, hash: string): Promise<number> {
  const id = await sameContent(db, hash);
  if (id === null) throw problem('upload_missing'); // what was in its way is gone again: the next try succeeds
  return id;
}

/** Stores the file under the name that its content gives it, with the disk's word that it is there; a second name for the same bytes where the disk can. */
async function keepFile(dataDir: string, { path, hash, extension }: Taken): Promise<string> {
  const file = `${hash.slice(0, 16)}.${extension}`;
  const target = join(dataDir, 'media', 'originals', file);
  await mkdir(dirname(target), { recursive: true });
  await synced(path);
  await link(path, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return utimes(target, new Date(), new Date()); // it may have been nobody's for long, and about to be cleared away
    await copyFile(path, target, constants.COPYFILE_EXCL).catch((failed: NodeJS.ErrnoException) => {
      if (failed.code !== 'EEXIST') throw failed;
    });
    await synced(target);
  });
  await synced(dirname(target));
  return file;
}

async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

const columnsOf = ({ kind, name, contentType, hash, size, width, height, color, animated = false, transparent = false, duration, pageCount }: Taken) => ({
  kind,
  name,
  content_type: contentType,
  content_hash: hash,
  size,
  width,
  height,
  animated,
  transparent,
  ...(color && { color }),
  duration: duration ?? null,
  page_count: pageCount ?? null,
});
