import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Account, databaseAccount } from './account.server.ts';
import { type Binaries, findBinaries } from './binaries.server.ts';
import { type ClusterPaths, noteHome, prepareClusterPaths } from './cluster-paths.server.ts';
import { giveLeaseBack, isAlive, takeLease } from './leases.server.ts';
import { findFormerBinaries } from './upgrade/former-binaries.server.ts';
import { finishUpgrade, type MoveUp, majorOf, removeDrafts, type Server, upgradeCluster } from './upgrade/upgrade-cluster.server.ts';

/** The user and maintenance database of the embedded cluster; the socket folder is open to its owner alone. */
export const clusterUser = 'foyer';

const patience = { start: 60_000, stop: 30_000, poll: 20 };

export type Cluster = {
  home: string;
  socket: string;
  ensureRunning(): Promise<void>;
  /** The last process that uses it stops PostgreSQL. */
  close(): Promise<void>;
};

/** Starts the embedded PostgreSQL of DATA_DIR, or joins the one that runs there; throws NoEmbeddedPostgres where this machine has none. */
export async function openCluster(dataDir: string, say: (line: string) => void = () => {}, moveUp?: (address: pg.ClientConfig) => MoveUp): Promise<Cluster> {
  const account = databaseAccount();
  const folder = resolve(dataDir); // initdb and PostgreSQL run in another working directory
  const paths = prepareClusterPaths(folder, account);
  const binaries = findBinaries(account, paths.binaries);
  let starting: Promise<void> | null = null;
  let isClosed = false;
  const ensureRunning = () => {
    if (isClosed) return Promise.resolve(); // a query that came too late starts nothing
    starting ??= start(binaries, paths, account).finally(() => {
      starting = null;
    });
    return starting;
  };
  const close = async () => {
    isClosed = true;
    await starting?.catch(() => {});
    if (giveLeaseBack(paths.leases)) await stop(paths);
  };
  takeLease(paths.leases);
  try {
    finishUpgrade(paths);
    if (!existsSync(paths.data)) {
      say('Creating the database …');
      await createCluster(binaries, paths, account);
    }
    noteHome(folder, paths);
    await requireMajor({ binaries, paths, account, say }, moveUp);
    await ensureRunning();
  } catch (error) {
    await close();
    throw error;
  }
  return { home: paths.home, socket: paths.socket, ensureRunning, close };
}

type Opening = { binaries: Binaries; paths: ClusterPaths; account: Account | null; say: (line: string) => void };

async function requireMajor({ binaries, paths, account, say }: Opening, moveUp?: (address: pg.ClientConfig) => MoveUp): Promise<void> {
  const from = majorOf(paths.data);
  const to = binaries.major;
  if (from === null || from === to) return;
  if (from > to) throw new Error(`The database was written by PostgreSQL ${from}; this version of the program has ${to}. Start the newer version again.`);
  if (postmasterOf(paths) !== null)
    throw new Error(`The site of before still runs, on PostgreSQL ${from}. Stop it first: then the database is moved to ${to}.`);
  if (!moveUp) throw new Error(`The database was written by PostgreSQL ${from}. Start the site once (npm start): it moves the database to ${to}.`);
  const former = findFormerBinaries(from, account, paths.binaries);
  const serverOf = (its: Binaries): Server => ({
    start: (data) => start(its, { ...paths, data }, account),
    stop: async (data) => {
      await stop({ data });
      if (postmasterOf({ data }) !== null) throw new Error(`The PostgreSQL of ${data} does not stop.`);
    },
  });
  const create = (data: string) => initialise(binaries, data, account);
  const move = moveUp({ host: paths.socket, user: clusterUser, database: 'postgres' });
  await upgradeCluster({ paths, from, to, former: serverOf(former), present: serverOf(binaries), create, move, say });
}

async function initialise(binaries: Binaries, data: string, account: Account | null): Promise<void> {
  const flags = ['--username', clusterUser, '--auth', 'trust', '--encoding', 'UTF8', '--locale-provider', 'builtin', '--locale', 'C.UTF-8'];
  await promisify(execFile)(binaries.initdb, ['--pgdata', data, ...flags], { cwd: '/', ...(account ?? {}) });
}

async function createCluster(binaries: Binaries, paths: ClusterPaths, account: Account | null): Promise<void> {
  // Made beside its place and moved in whole, so that an interrupted start leaves nothing half made.
  removeDrafts(paths);
  const draft = join(paths.home, `data.${process.pid}`);
  await initialise(binaries, draft, account);
  try {
    renameSync(draft, paths.data);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(paths.data)) throw error; // otherwise another command was faster
  }
}

/** Thrown where PostgreSQL has been started again and again in vain; says what its log says. */
export class DatabaseDoesNotStart extends Error {}

const lastLines = (log: string): string => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-3).join('\n');

/** Again and again: a server that was just killed may refuse connections for two seconds. */
async function start(binaries: Binaries, paths: ClusterPaths, account: Account | null): Promise<void> {
  const deadline = Date.now() + patience.start;
  let child = postmasterOf(paths) === null ? spawnServer(binaries, paths, account) : null; // at once: what else starts keeps this process busy
  while (!(await answers(paths))) {
    if (Date.now() > deadline) throw new DatabaseDoesNotStart(`The database does not start. Its log, ${paths.log}, ends with:\n${lastLines(paths.log)}`);
    if (!child || child.exitCode !== null || child.signalCode !== null) child = spawnServer(binaries, paths, account);
    await pause(patience.poll);
  }
}

function spawnServer(binaries: Binaries, paths: ClusterPaths, account: Account | null): ChildProcess {
  const log = openSync(paths.log, 'a', 0o600);
  if (account) chownSync(paths.log, account.uid, account.gid);
  const settings = { listen_addresses: '', unix_socket_directories: paths.socket, max_connections: '60', jit: 'off', log_checkpoints: 'off' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', paths.data, ...flags], { cwd: '/', detached: true, stdio: ['ignore', log, log], ...(account ?? {}) });
  child.unref();
  closeSync(log);
  return child;
}

async function answers(paths: ClusterPaths): Promise<boolean> {
  const client = new pg.Client({ host: paths.socket, user: clusterUser, database: 'postgres', connectionTimeoutMillis: 5_000 });
  client.on('error', () => {}); // a server that goes down while we ask is simply not answering
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function stop(paths: Pick<ClusterPaths, 'data'>): Promise<void> {
  const pid = postmasterOf(paths);
  if (pid === null) return;
  process.kill(pid, 'SIGINT'); // "fast": open transactions are rolled back, everything acknowledged is on disk
  const deadline = Date.now() + patience.stop;
  while (isAlive(pid) && Date.now() < deadline) await pause(patience.poll);
}

export function postmasterOf(paths: Pick<ClusterPaths, 'data'>): number | null {
  try {
    const pid = Number(readFileSync(join(paths.data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    return pid > 0 && isAlive(pid) ? pid : null;
  } catch {
    return null;
  }
}
