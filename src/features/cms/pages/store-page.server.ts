import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { freePaths, saveRedirect } from '#features/redirects/index.server.ts';
import type { Localised } from '#i18n/localised.ts';
import type { PageChange } from '../contract.ts';
import { descendantsOf, movesOf, wrongPathOf } from './page-moves.ts';
import { pathTaken } from './path-taken.server.ts';
import { storeDeletedPage } from './queries/page-bin.server.ts';
import {
  childOfPage,
  deleteContainers,
  deletePageRow,
  insertPageRow,
  lockTree,
  pagesWithState,
  referenceExists,
  revisionOfPage,
  setColumns,
  setUrls,
} from './queries/pages.server.ts';

type LocalisedColumn = 'urls' | 'title' | 'headline' | 'meta_title' | 'meta_description' | 'og_title' | 'og_description';
const localisedColumns: readonly LocalisedColumn[] = ['urls', 'title', 'headline', 'meta_title', 'meta_description', 'og_title', 'og_description'];

/** Makes a page; answers its id. To be called in a transaction. Rejects with what `cmsFailures` name. */
export async function insertPage(db: Database, page: PageChange & { urls: Localised; title: Localised }): Promise<number> {
  await lockTree(db);
  const type = page.content_type ?? 'page';
  requirePaths(type, page.urls);
  await requireReferences(db, page);
  const { id } = await refusing(db, (tried) =>
    insertPageRow(tried, { ...columnsOf(page), urls: JSON.stringify(page.urls), title: JSON.stringify(page.title) }),
  );
  if (type === 'page') await freePaths(db, Object.values(page.urls));
  return id;
}

/**
 * Changes a page. Where it gets another path, the pages below it move along, and each old path leads to its new one in
 * one hop. Rejects with `not_found`, `stale` and what `cmsFailures` name.
 */
export async function updatePage(db: Database, id: number, ifMatch: number | undefined, change: PageChange): Promise<void> {
  await lockTree(db);
  const all = await pagesWithState(db);
  const page = all.find((one) => one.id === id);
  if (!page) throw problem('not_found');
  if (page.revision !== ifMatch) throw problem('stale', { data: { revision: page.revision, changes: null } });
  const content_type = change.content_type ?? page.content_type;
  requirePaths(content_type, change.urls ?? page.urls);
  await requireReferences(db, change);
  if (change.parent === id || descendantsOf(id, all).some((below) => below.id === change.parent)) throw problem('wrong_parent');
  const moves = change.urls && content_type === 'page' ? movesOf(page, change.urls, all) : [];
  const further = Map.groupBy(
    moves.filter((move) => move.id !== id),
    (move) => move.id,
  );
  await refusing(db, async (tried) => {
    await setColumns(tried, id, columnsOf(change));
    for (const [moved, of] of further) {
      const urls = { ...all.find((one) => one.id === moved)?.urls, ...Object.fromEntries(of.map(({ language, to }) => [language, to])) };
      await setUrls(tried, moved, urls);
    }
  });
  // First: a page that comes back to an old path of its own stands in nobody's way.
  await freePaths(db, [...Object.values(content_type === 'page' ? (change.urls ?? {}) : {}), ...moves.map(({ to }) => to)]);
  // Of a page that was never seen nobody has the old address.
  const wasSeen = new Set(all.filter(({ is_online }) => is_online).map((one) => one.id));
  for (const { from, to } of moves.filter((move) => wasSeen.has(move.id))) await saveRedirect(db, { old_path: from, new_path: to });
}

/** Deletes a page with its containers, into the bin. Rejects with `not_found`, `stale`, `has_children`. */
export async function deletePage(db: Database, id: number, ifMatch: number | undefined, by: { now: Date; userId: number | null }): Promise<void> {
  await lockTree(db);
  const page = await revisionOfPage(db, id);
  if (!page) throw problem('not_found');
  if (page.revision !== ifMatch) throw problem('stale', { data: { revision: page.revision, changes: null } });
  if (await childOfPage(db, id)) throw problem('has_children');
  await storeDeletedPage(db, id, by);
  await deleteContainers(db, id);
  await deletePageRow(db, id);
}

function requirePaths(type: 'page' | 'link', urls: Localised): void {
  const wrong = type === 'page' ? wrongPathOf(urls) : 'de' in urls ? undefined : 'de';
  if (wrong) throw problem('wrong_path', { data: { language: wrong } });
}

async function requireReferences(db: Database, { parent, og_image_id: image }: PageChange): Promise<void> {
  const exists = async (table: 'page' | 'asset', id: number | null | undefined) =>
    id === null || id === undefined || (await referenceExists(db, id, table)) !== undefined;
  if (!(await exists('page', parent)) || !(await exists('asset', image))) throw problem('no_such_object');
}

/** Two pages at one address are refused by the database, whoever comes first. */
async function refusing<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await work(db);
  } catch (error) {
    throw pathTaken(error) ?? error;
  }
}

/** Texts per language are written as JSON; what is left out stays. */
function columnsOf(change: PageChange): object {
  return Object.fromEntries(
    Object.entries(change).flatMap(([name, value]) => {
      if (value === undefined) return [];
      return [[name, localisedColumns.some((column) => column === name) ? JSON.stringify(value) : value]];
    }),
  );
}
