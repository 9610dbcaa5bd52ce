import { problem } from '#api/problem.server.ts';
import type { User } from '#api/user.ts';
import type { Database } from '#db/database.server.ts';
import { linkCaptions } from '../library/companions.server.ts';
import { requireFolder } from '../library/folders.server.ts';
import { lockAsset } from '../library/queries/assets.server.ts';
import type { MediaStorage } from '../storage/media-storage.ts';
import type { UploadStore } from '../upload-store/upload-store.ts';
import { inspect } from './inspect.server.ts';
import { deletePreviewOf, replaceAssetFile, sameContent } from './queries/assets.server.ts';
import { columnsOf, type Found, fileName, hashOf, storeAsset, storeFile } from './store-asset.server.ts';
import { isUploadOf } from './uploads.server.ts';

type Taking = { db: Database; uploads: UploadStore; storage: MediaStorage; user: User };

/** As `storeAsset` does; the upload stays until it is dropped for its age, so that nothing is lost. */
export async function takeUpload(
  taking: Taking,
  { upload, folder_id = null, captions_of }: { upload: string; folder_id?: number | null | undefined; captions_of?: { id: number; lang: string } | undefined },
) {
  await requireFolder(taking.db, folder_id);
  return withUpload(taking, upload, async (path, found) => {
    if (captions_of && found.kind !== 'captions') throw problem('wrong_captions');
    const stored = await storeAsset(taking, path, found, { folder_id, created_by: taking.user.id });
    if (captions_of) await linkCaptions(taking.db, stored.id, { of: captions_of.id, lang: captions_of.lang });
    return stored;
  });
}

/** Gives an asset another file of the same kind; its texts and all its uses stay. In a transaction. Rejects with what `replaceAsset` declares. */
export async function replaceFile(taking: Taking, id: number, ifMatch: number | undefined, upload: string): Promise<void> {
  const { db, storage } = taking;
  const asset = await lockAsset(db, id, ifMatch);
  if (asset.deleted_at) throw problem('in_bin');
  const { found, hash, file } = await withUpload(taking, upload, async (path, found) => {
    if (found.kind !== asset.kind) throw problem('other_kind');
    const hash = await hashOf(path);
    const known = await sameContent(db, hash);
    if (known !== null) throw problem('duplicate', { data: { id: known } });
    return { found, hash, file: await storeFile(storage, path, hash, found) };
  });
  // Crops were drawn on another picture: of one with other proportions they would cut off heads.
  const isSameShape = Math.abs(found.width / found.height / (asset.width / asset.height) - 1) < 0.01;
  await replaceAssetFile(db, id, {
    ...columnsOf(found, hash),
    file,
    preview_failed: false,
    ...(found.kind === 'image' && !isSameShape && { crops: '{}', focal_x: 0.5, focal_y: 0.5 }),
  });
  await deletePreviewOf(db, id); // made from the file before
}

/** With the upload as a file, looked into. Rejects with `upload_missing`, `upload_unfinished` and what `inspect` does. */
async function withUpload<T>({ db, uploads, user }: Taking, id: string, work: (path: string, found: Found) => Promise<T>): Promise<T> {
  const upload = isUploadOf(id, user) ? await uploads.find(id) : null;
  if (!upload) throw problem('upload_missing');
  if (upload.offset !== upload.size) throw problem('upload_unfinished');
  return uploads.withFile(id, async (path) => work(path, { ...(await inspect(db, path)), name: fileName(upload.metadata?.filename) }));
}
