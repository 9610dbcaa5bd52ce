import type { Database } from '#db/database.server.ts';
import type { Folder } from '../asset-schema.ts';

export const folderList = (db: Database): Promise<Folder[]> =>
  db
    .selectFrom('asset_folder as folder')
    .select(['folder.id', 'folder.parent', 'folder.name', 'folder.revision'])
    .select((eb) =>
      eb
        .selectFrom('asset')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('asset.folder_id', '=', 'folder.id')
        .where('asset.deleted_at', 'is', null)
        .$castTo<{ count: number }>()
        .as('asset_count'),
    )
    .orderBy('folder.name')
    .orderBy('folder.id')
    .$narrowType<{ asset_count: number }>()
    .execute();

export const allFolders = (db: Database) => db.selectFrom('asset_folder').select(['id', 'parent']).execute();

export const shareFolder = (db: Database, id: number) => db.selectFrom('asset_folder').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();

export const insertFolderRow = (db: Database, parent: number | null, name: string) =>
  db.insertInto('asset_folder').values({ parent, name }).returning('id').executeTakeFirstOrThrow();

export const setFolder = (db: Database, id: number, set: { parent?: number | null; name?: string }) =>
  db.updateTable('asset_folder').set(set).where('id', '=', id).execute();

export const anyChildOf = (db: Database, id: number) => db.selectFrom('asset_folder').select('id').where('parent', '=', id).executeTakeFirst();

export const anyAssetIn = (db: Database, id: number) =>
  db.selectFrom('asset').select('id').where('folder_id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();

export const takeBinnedOut = (db: Database, id: number) => db.updateTable('asset').set({ folder_id: null }).where('folder_id', '=', id).execute();

export const deleteFolder = (db: Database, id: number) => db.deleteFrom('asset_folder').where('id', '=', id).execute();

export const lockFolderRow = (db: Database, id: number) => db.selectFrom('asset_folder').select('revision').where('id', '=', id).forUpdate().executeTakeFirst();

export const lockAllFolders = (db: Database) => db.selectFrom('asset_folder').select(['id', 'parent']).orderBy('id').forUpdate().execute();

type Node = { id: number; parent: number | null };

/** A folder and all that lie in it; itself alone where there is none. */
export async function foldersBelow(db: Database, id: number): Promise<number[]> {
  return within(await allFolders(db), id);
}

export function within(all: readonly Node[], id: number): number[] {
  return [id, ...all.filter(({ parent }) => parent === id).flatMap((folder) => within(all, folder.id))];
}
