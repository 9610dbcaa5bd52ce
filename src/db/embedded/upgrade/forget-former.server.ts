import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { databaseAccount } from '../account.server.ts';
import { prepareClusterPaths } from '../cluster-paths.server.ts';

/** Answers the versions whose clusters it has removed. */
export function forgetFormerClusters(dataDir: string): number[] {
  const { home } = prepareClusterPaths(resolve(dataDir), databaseAccount());
  const majors = readdirSync(home).flatMap((name) => /^data\.of-(\d+)$/.exec(name)?.slice(1).map(Number) ?? []);
  for (const major of majors) rmSync(join(home, `data.of-${major}`), { recursive: true, force: true });
  return majors;
}
