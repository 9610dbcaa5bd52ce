import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { mediaContract } from './contract.ts';
import { assetList, assetRow } from './library/asset-rows.server.ts';
import type { Asset, Folder } from './library/asset-schema.ts';
import { binAssets, lockAsset, renameTag, restoreAssets, tagList, updateAsset, updateAssets } from './library/change.server.ts';
import { folderList, insertFolder, removeFolder, updateFolder } from './library/folders.server.ts';
import { presentAsset } from './library/present.server.ts';
import { countUses, usesOfAsset } from './library/uses.server.ts';
import { mediaService } from './open-media.server.ts';
import { replaceFile, takeUpload } from './upload/take-upload.server.ts';

export const mediaOperations = implement(mediaContract, {
  assets: async ({ query }, context) => {
    const { db, language, now } = context;
    const { count, rows } = await assetList(db, query, now);
    if (query.page > 1 && rows.length === 0) return problem('page_not_found');
    const uses = await countUses(
      db,
      rows.map(({ id }) => id),
    );
    const results = rows.map((row) => presentAsset(row, uses.get(row.id) ?? 0, { language, now }));
    return { count, ...pageLinks(mediaContract.assets.path, language, query, count), results };
  },

  asset: async ({ parameters: { id } }, context) => (await stored(context, id)) ?? problem('not_found'),

  uses: async ({ parameters: { id } }, context) => {
    const there = await context.db.selectFrom('asset').select('id').where('id', '=', id).executeTakeFirst();
    return there ? usesOf(context, id) : problem('not_found');
  },

  createAsset: async ({ body }, context) => {
    const { id, is_duplicate } = await takeUpload(taking(context), body);
    if (!is_duplicate) await renderSoon(context, id);
    return { asset: await written(context, id), is_duplicate };
  },

  replaceAsset: async ({ parameters: { id }, body: { upload } }, context) => {
    await replaceFile(taking(context), id, context.ifMatch, upload);
    await renderSoon(context, id);
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
    if (in_use.length > 0) return problem('in_use', { data: await usesOf(context, id) });
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
  return { db, user, dataDir: service(mediaService).dataDir };
}

/** Jobs look by themselves whether there is a picture. */
const renderSoon = ({ db, service }: RequestContext, id: number) => service(mediaService).renderSoon(db, id);

const usesOf = ({ db, language, service }: RequestContext, id: number) => usesOfAsset({ db, language, registry: service(mediaService).registry }, id);

async function stored({ db, language, now }: RequestContext, id: number): Promise<Asset | null> {
  const row = await assetRow(db, id);
  return row ? presentAsset(row, (await countUses(db, [id])).get(id) ?? 0, { language, now }) : null;
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
