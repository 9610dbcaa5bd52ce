import { matchRoutes } from 'react-router';
import { pageDataPath } from '#ui/static/page-data.ts';
import { serverLoader } from '#ui/static/server-loader.ts';
import { pages } from '../route-table.ts';

/** What the loader of a page is in the browser, where the server renders its parts. */
const fromServer = serverLoader(false);

/**
 * Fetches the code of a page and, where the server makes its parts, these: the browser keeps them with their tag, so that the
 * move asks only whether they are still true, and is counted as the view that fetching ahead is not. Nothing of pages that are
 * made for one visitor.
 */
export async function prefetch(address: string): Promise<void> {
  const rows = pages.flatMap((row) => row.paths.map((path) => ({ path, row })));
  const row = matchRoutes(rows, address)?.at(-1)?.route.row;
  if (!row || row.handle.traits.personal) return;
  const { loader } = await row.load();
  if (loader === fromServer) await fetch(pageDataPath + address, { headers: { Purpose: 'prefetch' }, priority: 'low' });
}
