import type { Database } from '#db/database.server.ts';
import { redirectRules } from '#features/redirects/index.server.ts';
import type { DescribedAddress } from '../contract.ts';
import { pathOf, readPath } from './address-parts.ts';
import { overviewTarget } from './overviews.ts';
import { type TargetRow, targetRows } from './queries/target-rows.server.ts';
import { presentTarget, type Reader } from './target-rows.server.ts';

export type ResolvedAddress = Omit<DescribedAddress, 'anchors'>;

const missing: ResolvedAddress = { state: 'missing', target: null, moved_to: null };

/** What each of these addresses of the site leads to: one statement for all, beside the redirect rules. */
export async function resolveAddresses(db: Database, addresses: Iterable<string>, reader: Reader): Promise<Map<string, ResolvedAddress>> {
  const rules = new Map((await redirectRules(db)).map(({ old_path, new_path }) => [old_path, new_path]));
  const asked = [...new Set(addresses)].map((address) => {
    const path = pathOf(address);
    const moved = rules.get(path);
    return { address, path: moved ? pathOf(moved) : path, moved_to: moved ?? null };
  });
  // What PostgreSQL cannot store is no page's path.
  const paths = asked.map(({ path }) => path).filter((path) => !/[\0\ud800-\udfff]/u.test(path));
  const named = paths.flatMap((path) => {
    const parts = readPath(path);
    return parts && 'row' in parts ? [parts.row] : [];
  });
  const rows = paths.length === 0 ? [] : await targetRows(db, named, paths);
  return new Map(asked.map(({ address, path, moved_to }) => [address, { ...resolve(path, rows, reader), moved_to }]));
}

function resolve(path: string, rows: readonly TargetRow[], reader: Reader): ResolvedAddress {
  const parts = readPath(path);
  const page = rows.find(({ kind, urls }) => kind === 'page' && (urls?.de === path || urls?.en === path));
  const row = parts && 'row' in parts ? rows.find(({ kind, id }) => kind === parts.row.kind && id === parts.row.id) : page;
  if (parts && 'route' in parts) {
    // Such a page is there, whatever a row of the tree says of it.
    const target = page ? { ...presentTarget(page, reader), state: 'public' as const } : overviewTarget(parts.route, reader.language);
    return { state: 'public', target, moved_to: null };
  }
  if (row) {
    const target = presentTarget(row, reader);
    return { state: target.state, target, moved_to: null };
  }
  return parts && 'isServed' in parts ? { state: 'public', target: null, moved_to: null } : missing;
}
