import { matchRoutes } from 'react-router';
import { pageDataPath } from '#ui/static/page-data.ts';
import { serverLoader } from '#ui/static/server-loader.ts';
import { pages } from '../route-table.ts';

const fromServer = serverLoader(false);

/** Code and server parts of a page, not of one made for one visitor; the browser caches them with their tag, so that the move counts the view. */
export async function prefetch(address: string): Promise<void> {
  const rows = pages.flatMap((row) => row.paths.map((path) => ({ path, row })));
  const row = matchRoutes(rows, address)?.at(-1)?.route.row;
  if (!row || row.handle.traits.personal) return;
  const { loader } = await row.load();
  if (loader === fromServer) await fetch(pageDataPath + address, { headers: { Purpose: 'prefetch' }, priority: 'low' });
}
