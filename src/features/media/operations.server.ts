import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { mediaContract } from './contract.ts';
import type { Asset, Folder } from './library/asset-schema.ts';
import { binAssets, renameTag, restoreAssets, updateAsset, updateAssets } from './library/change.server.ts';
import { insertFolder, removeFolder, updateFolder } from './library/folders.server.ts';
import { presentAsset } from './library/present.server.ts';
import { assetList, assetRow } from './library/queries/asset-rows.server.ts';
import { assetExists, lockAsset, tagList } from './library/queries/assets.server.ts';
import { captionsOf, companionsOf } from './library/queries/companions.server.ts';
import { folderList } from './library/queries/folders.server.ts';
import { countUses, usesOfAsset } from './library/queries/uses.server.ts';
import { mediaService } from './open-media.server.ts';
import { StorageUnavailable } from './storage/media-storage.ts';
import { replaceFile, takeUpload } from './upload/take-upload.server.ts';

export const mediaOperations = implement(mediaContract, {
  assets: async ({ query }, context) => {
    const { db } = context;
    const { count, rows } = await assetList(db, query, context.now);
    if (query.page > 1 && rows.length === 0) return problem('page_not_found');
    const uses = await countUses(
      db,
      rows.map(({ id }) => id),
    );
    const results = rows.map((row) => presentAsset(row, uses.get(row.id) ?? 0, readerOf(context)));
    return { count, ...pageLinks(mediaContract.assets.path, context.language, query, count), results };
  },

  asset: async ({ parameters: { id } }, context) => (await stored(context, id)) ?? problem('not_found'),

  storage: async (_, { service }) => ({ state: await service(mediaService).readState() }),

  uses: async ({ parameters: { id } }, context) => {
    const there = await assetExists(context.db, id);
    return there ? usesOf(context, id) : problem('not_found');
  },

  createAsset: async ({ body }, context) => {
    const { id, is_duplicate } = await orUnavailable(context, takeUpload(taking(context), body));
    if (!is_duplicate) await makeSoon(context, id);
    return { asset: await written(context, id), is_duplicate };
  },

  replaceAsset: async ({ parameters: { id }, body: { upload } }, context) => {
    await orUnavailable(context, replaceFile(taking(context), id, context.ifMatch, upload));
    await makeSoon(context, id);
    return written(context, id);
  },

  changeAsset: async ({ parameters: { id }, body }, context) => {
    await updateAsset(context.db, id, context.ifMatch, body);
    if (body.focal || body.crops) await renderSoon(context, id);
    return written(context, id);
  },

  deleteAsset: async ({ parameters: { id } }, context) => {
    const { db, now, user, ifMatch } = context;
    const { deleted_at } = await lockAsset(db, id, ifMatch);
    if (deleted_at) return problem('in_bin');
    const { in_use } = await binAssets(db, [id], { now, userId: user?.id ?? null });
    if (in_use.length > 0) return problem('in_use', { data: await usesWithCompanions(context, id) });
    return written(context, id);
  },

  restoreAsset: async ({ parameters: { id } }, context) => {
    const { deleted_at } = await lockAsset(context.db, id, context.ifMatch);
    if (!deleted_at) return problem('not_in_bin');
    await restoreAssets(context.db, [id]);
    return written(context, id);
  },

  changeAssets: async ({ body }, { db }) => ({ changed: await updateAssets(db, body) }),
  deleteAssets: async ({ body: { ids } }, { db, now, user }) => binAssets(db, ids, { now, userId: user?.id ?? null }),
  restoreAssets: async ({ body: { ids } }, { db }) => ({ restored: await restoreAssets(db, ids) }),

  folders: async (_, { db }) => folderList(db),
  createFolder: async ({ body }, { db }) => folderOf(db, await insertFolder(db, body)),
  changeFolder: async ({ parameters: { id }, body }, { db, ifMatch }) => {
    await updateFolder(db, id, ifMatch, body);
    return folderOf(db, id);
  },
  deleteFolder: async ({ parameters: { id } }, { db, ifMatch }) => removeFolder(db, id, ifMatch),

  tags: async (_, { db }) => tagList(db),
  renameTag: async ({ body: { from, to } }, { db }) => {
    await renameTag(db, from, to);
    return tagList(db);
  },
});

function taking({ db, user, service }: RequestContext) {
  if (!user) throw new Error('The access of these calls lets nobody in who is not signed in.');
  const { uploads, storage } = service(mediaService);
  return { db, user, uploads, storage };
}

/** What is away may be asked again with the same key: the upload is still there. */
async function orUnavailable<T>({ service }: RequestContext, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof StorageUnavailable)) throw error;
    service(mediaService).report(error);
    throw problem('storage_unavailable', { retryAfter: 60 });
  });
}

/** Jobs look by themselves whether there is a picture, or one to be made. */
async function makeSoon(context: RequestContext, id: number): Promise<void> {
  await renderSoon(context, id);
  await context.service(mediaService).previewSoon(context.db, id);
}

const renderSoon = ({ db, service }: RequestContext, id: number) => service(mediaService).renderSoon(db, id);

const usesOf = ({ db, language, service }: RequestContext, id: number) => usesOfAsset({ db, language, registry: service(mediaService).registry }, id);

/** Its own uses, and those of what belongs to it and would go with it. */
async function usesWithCompanions(context: RequestContext, id: number) {
  const ids = [id, ...(await companionsOf(context.db, [id])).map((companion) => companion.id)];
  const all = await Promise.all(ids.map((one) => usesOf(context, one)));
  return { count: all.reduce((sum, { count }) => sum + count, 0), uses: all.flatMap(({ uses }) => uses) };
}

const readerOf = ({ language, now, service }: RequestContext) => ({ language, now, previews: service(mediaService).previews });

async function stored(context: RequestContext, id: number): Promise<Asset | null> {
  const { db } = context;
  const row = await assetRow(db, id);
  if (!row) return null;
  const [uses, captions] = [await countUses(db, [id]), await captionsOf(db, id)];
  return { ...presentAsset(row, uses.get(id) ?? 0, readerOf(context)), ...((row.kind === 'video' || row.kind === 'audio') && { captions }) };
}

/** As it is after a write that has locked it. */
async function written(context: RequestContext, id: number): Promise<Asset> {
  const asset = await stored(context, id);
  if (!asset) throw problem('not_found');
  return asset;
}

async function folderOf(db: RequestContext['db'], id: number): Promise<Folder> {
  const folder = (await folderList(db)).find((one) => one.id === id);
  if (!folder) throw problem('not_found');
  return folder;
}
