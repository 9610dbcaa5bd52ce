import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Folder } from './asset-schema.ts';
import { maxFolderDepth } from './limits.ts';

type Node = { id: number; parent: number | null };

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

/** A folder and all that lie in it; itself alone where there is none. */
export async function foldersBelow(db: Database, id: number): Promise<number[]> {
  return within(await db.selectFrom('asset_folder').select(['id', 'parent']).execute(), id);
}

function within(all: readonly Node[], id: number): number[] {
  return [id, ...all.filter(({ parent }) => parent === id).flatMap((folder) => within(all, folder.id))];
}

/** Rejects with `no_such_folder`. */
export async function requireFolder(db: Database, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  // Kept as it is until the transaction ends: nobody deletes it from under what is put into it.
  if (!(await db.selectFrom('asset_folder').select('id').where('id', '=', id).forKeyShare().executeTakeFirst())) throw problem('no_such_folder');
}

/** Makes a folder; answers its id. In a transaction. Rejects with `folder_taken`, `no_such_folder` and `wrong_folder`. */
export async function insertFolder(db: Database, { parent, name }: { parent: number | null; name: string }): Promise<number> {
  await requirePlace(db, null, parent);
  return refusing(async () => (await db.insertInto('asset_folder').values({ parent, name }).returning('id').executeTakeFirstOrThrow()).id);
}

/** Renames it or puts it elsewhere. In a transaction. Rejects with `not_found`, `stale` and what `insertFolder` does. */
export async function updateFolder(
  db: Database,
  id: number,
  ifMatch: number | undefined,
  { parent, name }: { parent?: number | null | undefined; name?: string | undefined },
): Promise<void> {
  await lockFolder(db, id, ifMatch);
  if (parent !== undefined) await requirePlace(db, id, parent);
  const set = { ...(parent !== undefined && { parent }), ...(name !== undefined && { name }) };
  if (Object.keys(set).length > 0) await refusing(() => db.updateTable('asset_folder').set(set).where('id', '=', id).execute());
}

/** Deletes an empty folder. In a transaction. Rejects with `not_found`, `stale` and `folder_not_empty`. */
export async function removeFolder(db: Database, id: number, ifMatch: number | undefined): Promise<void> {
  await lockFolder(db, id, ifMatch);
  const child = await db.selectFrom('asset_folder').select('id').where('parent', '=', id).executeTakeFirst();
  const asset = await db.selectFrom('asset').select('id').where('folder_id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
  if (child || asset) throw problem('folder_not_empty');
  await db.updateTable('asset').set({ folder_id: null }).where('folder_id', '=', id).execute();
  await db.deleteFrom('asset_folder').where('id', '=', id).execute();
}

async function lockFolder(db: Database, id: number, ifMatch: number | undefined): Promise<void> {
  const folder = await db.selectFrom('asset_folder').select('revision').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!folder) throw problem('not_found');
  if (folder.revision !== ifMatch) throw problem('stale', { data: { revision: folder.revision } });
}

/** Whether a folder may lie there: not in itself, and not too deep. All folders are locked, or two moves at once could make a circle. */
async function requirePlace(db: Database, id: number | null, parent: number | null): Promise<void> {
  const all = await db.selectFrom('asset_folder').select(['id', 'parent']).orderBy('id').forUpdate().execute();
  if (parent === null) return;
  const byId = new Map(all.map((folder) => [folder.id, folder]));
  if (!byId.has(parent)) throw problem('no_such_folder');
  const below = id === null ? [] : within(all, id);
  const heightOf = (folder: number): number => 1 + Math.max(0, ...all.filter((one) => one.parent === folder).map((one) => heightOf(one.id)));
  let depth = id === null ? 1 : heightOf(id);
  for (let at = byId.get(parent); at; at = at.parent === null ? undefined : byId.get(at.parent)) depth++;
  if (below.includes(parent) || depth > maxFolderDepth) throw problem('wrong_folder');
}

/** Two folders of one name are refused by the database, whoever comes first. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') throw problem('folder_taken');
    throw error;
  }
}
