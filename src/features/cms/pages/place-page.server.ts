import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { descendantsOf } from './page-moves.ts';
import { lockTree, pagesInTree, setPosition } from './queries/pages.server.ts';

/** So far apart, a page can come between two others without either changing. */
const step = 10;

/**
 * Puts a page below another, or at the top of the tree, behind one that stands there or first; addresses stay as they are.
 * Rejects with `not_found`, `stale`, `wrong_parent`, `no_such_object`.
 */
export async function placePage(
  db: Database,
  id: number,
  ifMatch: number | undefined,
  { parent, after }: { parent: number | null; after: number | null },
): Promise<void> {
  await lockTree(db);
  const all = await pagesInTree(db);
  const page = all.find((one) => one.id === id);
  if (!page) throw problem('not_found');
  if (page.revision !== ifMatch) throw problem('stale', { data: { revision: page.revision, changes: null } });
  if (parent === id || descendantsOf(id, all).some((below) => below.id === parent)) throw problem('wrong_parent');
  const beside = all.filter((one) => one.parent === parent && one.id !== id);
  const index = after === null ? 0 : beside.findIndex((one) => one.id === after) + 1;
  if ((parent !== null && !all.some((one) => one.id === parent)) || (after !== null && index === 0)) throw problem('no_such_object');
  const order = beside.toSpliced(index, 0, page);
  for (const [index, one] of order.entries()) {
    const sort = (index + 1) * step;
    if (one.sort === sort && one.parent === parent && one.id !== id) continue;
    await setPosition(db, one.id, sort, parent);
  }
}
