import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPaths } from '../cluster-paths.server.ts';
import { isAlive } from '../leases.server.ts';

/** Both servers listen at the same address, one after the other. */
export type MoveUp = {
  save(): Promise<void>;
  /** Compares as well: resolves when every row is the same. */
  load(): Promise<void>;
};

export type Server = { start(data: string): Promise<void>; stop(data: string): Promise<void> };

type Upgrade = {
  paths: ClusterPaths;
  from: number;
  to: number;
  former: Server;
  present: Server;
  create(data: string): Promise<void>;
  move: MoveUp;
  say(line: string): void;
};

export function majorOf(data: string): number | null {
  const file = join(data, 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : null;
}

const readyFolder = (paths: Pick<ClusterPaths, 'home'>) => join(paths.home, 'data.ready');
const formerFolder = (paths: Pick<ClusterPaths, 'home'>, major: number) => join(paths.home, `data.of-${major}`);

/** Moves a cluster to another major version; the old one stays as it was until the new one is compared, and beside it afterwards. */
export async function upgradeCluster(upgrade: Upgrade): Promise<void> {
  const letGo = holdPaths(upgrade.paths);
  try {
    await upgradeAlone(upgrade);
  } finally {
    letGo();
  }
}

async function upgradeAlone({ paths, from, to, former, present, create, move, say }: Upgrade): Promise<void> {
  removeDrafts(paths);
  const draft = join(paths.home, `data.${process.pid}`);
  say(`The database was written by PostgreSQL ${from}. It is moved to PostgreSQL ${to}, which takes about a minute for each gigabyte …`);
  try {
    await during(former, paths.data, move.save);
    say('Everything is stored. The new database is filled and compared …');
    await create(draft);
    await during(present, draft, move.load);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database could not be moved to PostgreSQL ${to}; it is as it was, of PostgreSQL ${from}. ${reason}`, { cause: error });
  }
  renameSync(draft, readyFolder(paths));
  finishUpgrade(paths);
  say(`All rows are the same. The database of before is in ${formerFolder(paths, from)} until npm run upgrade:forget.`);
}

/** Of processes that start at once one moves it. */
function holdPaths({ home }: Pick<ClusterPaths, 'home'>): () => void {
  const file = join(home, 'upgrade.pid');
  if (existsSync(file) && !isAlive(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    throw new Error('Another process moves the database to a newer PostgreSQL. Start this one again when that is done.', { cause: error });
  }
  return () => rmSync(file, { force: true });
}

async function during(server: Server, data: string, work: () => Promise<void>): Promise<void> {
  await server.start(data);
  try {
    await work();
  } finally {
    await server.stop(data);
  }
}

/** At the end of an upgrade, or at the next start where that was interrupted. */
export function finishUpgrade(paths: Pick<ClusterPaths, 'home' | 'data'>): void {
  const ready = readyFolder(paths);
  if (!existsSync(ready)) return;
  const major = majorOf(paths.data);
  if (major !== null) renameSync(paths.data, formerFolder(paths, major));
  renameSync(ready, paths.data);
}

export function removeDrafts(paths: Pick<ClusterPaths, 'home'>): void {
  for (const pid of readdirSync(paths.home).map((name) => Number(/^data\.(\d+)$/.exec(name)?.[1])))
    if (pid && !isAlive(pid)) rmSync(join(paths.home, `data.${pid}`), { recursive: true, force: true });
}
