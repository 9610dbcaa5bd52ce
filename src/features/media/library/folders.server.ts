import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { maxFolderDepth } from './limits.ts';
import {
  anyAssetIn,
  anyChildOf,
  deleteFolder,
  insertFolderRow,
  lockAllFolders,
  lockFolderRow,
  setFolder,
  shareFolder,
  takeBinnedOut,
  within,
} from './queries/folders.server.ts';

/** Rejects with `no_such_folder`. */
export async function requireFolder(db: Database, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  // Kept as it is until the transaction ends: nobody deletes it from under what is put into it.
  if (!(await shareFolder(db, id))) throw problem('no_such_folder');
}

/** Makes a folder; answers its id. In a transaction. Rejects with `folder_taken`, `no_such_folder` and `wrong_folder`. */
export async function insertFolder(db: Database, { parent, name }: { parent: number | null; name: string }): Promise<number> {
  await requirePlace(db, null, parent);
  return refusing(async () => (await insertFolderRow(db, parent, name)).id);
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
  if (Object.keys(set).length > 0) await refusing(() => setFolder(db, id, set));
}

/** Deletes an empty folder. In a transaction. Rejects with `not_found`, `stale` and `folder_not_empty`. */
export async function removeFolder(db: Database, id: number, ifMatch: number | undefined): Promise<void> {
  await lockFolder(db, id, ifMatch);
  const child = await anyChildOf(db, id);
  const asset = await anyAssetIn(db, id);
  if (child || asset) throw problem('folder_not_empty');
  await takeBinnedOut(db, id);
  await deleteFolder(db, id);
}

async function lockFolder(db: Database, id: number, ifMatch: number | undefined): Promise<void> {
  const folder = await lockFolderRow(db, id);
  if (!folder) throw problem('not_found');
  if (folder.revision !== ifMatch) throw problem('stale', { data: { revision: folder.revision } });
}

/** Whether a folder may lie there: not in itself, and not too deep. All folders are locked, or two moves at once could make a circle. */
async function requirePlace(db: Database, id: number | null, parent: number | null): Promise<void> {
  const all = await lockAllFolders(db);
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
