import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
// @ts-expect-error plain JavaScript: bin/ uses it too
import { freePort } from '../../../bin/testing/free-port.mjs';
import { adaptExample, readExample } from '../server/example-proxy.ts';

const programs = { patroni: '/usr/bin/patroni', etcd: '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy', postgres: '/usr/lib/postgresql/15/bin/postgres' };
/** What Debian's packages lack here for a cluster; nothing of it is tried then. */
export const missingForCluster = Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));

const password = 'nobody outside this machine';
/** Longer than Patroni takes by its own limits (ttl 30 s, three loops of 10 s). */
const patience = 120_000;

type Node = { name: string; port: number; api: number; data: string; config: string; process: ChildProcess | null };
export type PatroniCluster = {
  /** What the site is told: leads to whichever is the primary, through HAProxy. */
  url: string;
  versions: string;
  primary(): Promise<string>;
  standby(): Promise<string>;
  /** As if its machine lost power: neither Patroni nor PostgreSQL says goodbye. */
  kill(name: string): void;
  /** Starts one that was killed; resolves when it follows the primary. */
  restart(name: string): Promise<void>;
  /** Has the one that stands by take over, while the primary lives. */
  switchOver(): Promise<void>;
  setSynchronous(isSynchronous: boolean): Promise<void>;
  /** Stops what receives at the standby. */
  freezeReplication(): Promise<void>;
  /** Ends what was stopped; what waits for it in the kernel's buffer is lost with it. */
  endReplication(): Promise<void>;
  stop(): Promise<void>;
};

/** PostgreSQL refuses to run as root. */
function accountOfPostgres(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > end) throw new Error(`In vain after ${patience / 1_000} s: ${what}`);
    await pause(200);
  }
}

/** etcd, two PostgreSQLs under Patroni with its usual limits, and HAProxy before them as deploy/ has it: as somebody's machines would run them. */
export async function startPatroniCluster(): Promise<PatroniCluster> {
  const account = accountOfPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'foyer-patroni-'));
  chmodSync(folder, 0o755);
  const [etcdPort, etcdPeer, entry]: number[] = await Promise.all([freePort(), freePort(), freePort()]);
  const others: ChildProcess[] = [];
  const run = (name: string, program: string, args: string[], as: { uid?: number; gid?: number } = {}) => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    return spawn(program, args, { ...as, cwd: '/', env: { PATH: process.env.PATH, HOME: folder }, stdio: ['ignore', log, log] });
  };

  const etcdAt = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${etcdPeer}`];
  const etcdArgs = [
    '--data-dir',
    join(folder, 'etcd'),
    '--listen-client-urls',
    etcdAt[0],
    '--advertise-client-urls',
    etcdAt[0],
    '--listen-peer-urls',
    etcdAt[1],
  ];
  others.push(run('etcd', programs.etcd, etcdArgs.map(String)));
  await until('etcd listens', () => isListening(etcdPort ?? 0));

  const nodes = await Promise.all(['one', 'two'].map((name) => prepareNode(folder, name, etcdPort ?? 0, account)));
  const node = (name: string) => {
    const found = nodes.find((one) => one.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  const start = (one: Node) => {
    one.process = run(one.name, programs.patroni, [one.config], account);
  };
  const has = async (one: Node, role: string) => (await fetch(`http://127.0.0.1:${one.api}/${role}`)).status === 200;
  const find = async (role: string) => {
    let found = '';
    await until(`one is ${role}`, async () => {
      for (const one of nodes) if (await has(one, role).catch(() => false)) found = one.name;
      return found !== '';
    });
    return found;
  };
  const killAll = () => {
    for (const one of nodes) {
      one.process?.kill('SIGKILL');
      if (existsSync(join(one.data, 'postmaster.pid'))) killPostgres(one.data);
    }
    for (const other of others) other.kill('SIGKILL');
  };
  const stop = async () => {
    process.off('exit', killAll);
    killAll();
    await pause(500); // until the last of their processes has ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  };
  process.once('exit', killAll); // of a run that is interrupted
  for (const one of nodes) {
    start(one);
    await until(`${one.name} runs`, () => has(one, one === nodes[0] ? 'primary' : 'sync'));
  }
  await makeDatabase(nodes[0]?.port ?? 0);

  writeFileSync(
    join(folder, 'haproxy.cfg'),
    adaptExample(readExample('haproxy/postgres.cfg'), [
      ['bind 127.0.0.1:5000', `bind 127.0.0.1:${entry}`],
      ['check port 8008 ', ''],
      ['server one 10.0.0.11:5432', `server one 127.0.0.1:${nodes[0]?.port} check port ${nodes[0]?.api}`],
      ['server two 10.0.0.12:5432', `server two 127.0.0.1:${nodes[1]?.port} check port ${nodes[1]?.api}`],
    ]),
  );
  others.push(run('haproxy', programs.haproxy, ['-db', '-f', join(folder, 'haproxy.cfg')]));
  await until('HAProxy leads to the primary', async () => {
    const client = new pg.Client(`postgres://foyer:${encodeURIComponent(password)}@127.0.0.1:${entry}/foyer`);
    await client.connect();
    await client.end();
    return true;
  });

  let isSynchronous = true;
  const set = async (body: object) => {
    const { api } = node(await find('primary'));
    const answer = await fetch(`http://127.0.0.1:${api}/config`, { method: 'PATCH', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const receivers = () => nodes.flatMap(({ data }) => (existsSync(join(data, 'postmaster.pid')) ? childrenOf(data, 'walreceiver') : []));
  return {
    url: `postgres://foyer:${encodeURIComponent(password)}@127.0.0.1:${entry}/foyer`,
    versions: Object.values({
      postgres: execFileSync(programs.postgres, ['--version'], { encoding: 'utf8' }).replace(/^postgres \(PostgreSQL\) (\S+).*/s, 'PostgreSQL $1'),
      patroni: execFileSync(programs.patroni, ['--version'], { encoding: 'utf8' }).trim().replace('patroni', 'Patroni'),
      etcd: execFileSync(programs.etcd, ['--version'], { encoding: 'utf8' }).replace(/^etcd Version: (\S+).*/s, 'etcd $1'),
    }).join(', '),
    primary: () => find('primary'),
    standby: () => find('replica'),
    kill: (name) => {
      const { process: patroni, data } = node(name);
      patroni?.kill('SIGKILL');
      killPostgres(data);
    },
    restart: async (name) => {
      start(node(name));
      await until(`${name} follows`, () => has(node(name), isSynchronous ? 'sync' : 'replica'));
    },
    switchOver: async () => {
      const [leader, candidate] = [await find('primary'), await find('sync')];
      const body = JSON.stringify({ leader, candidate });
      const answer = await fetch(`http://127.0.0.1:${node(leader).api}/switchover`, { method: 'POST', body });
      if (!answer.ok) throw new Error(await answer.text());
      await until('the other one is the primary', async () => (await find('primary')) === candidate);
    },
    setSynchronous: async (asked) => {
      isSynchronous = asked;
      await set({ synchronous_mode: asked });
      await until(asked ? 'it waits for the standby' : 'it does not wait', async () => (await has(node(await find('replica')), 'sync')) === asked);
    },
    freezeReplication: async () => {
      for (const pid of receivers()) process.kill(pid, 'SIGSTOP');
    },
    endReplication: async () => {
      for (const pid of receivers()) for (const signal of ['SIGTERM', 'SIGCONT'] as const) process.kill(pid, signal);
    },
    stop,
  };
}

async function prepareNode(folder: string, name: string, etcd: number, account: { uid?: number; gid?: number }): Promise<Node> {
  const home = join(folder, name);
  mkdirSync(home);
  const [port, api]: number[] = await Promise.all([freePort(), freePort()]);
  const config = join(home, 'patroni.yml');
  const data = join(home, 'data');
  const text = adaptExample(readExample('patroni/patroni.yml'), [
    ['name: one', `name: ${name}`],
    ['10.0.0.11:8008', `127.0.0.1:${api}`],
    ['[10.0.0.11:2379, 10.0.0.12:2379, 10.0.0.13:2379]', `['127.0.0.1:${etcd}']`],
    ['10.0.0.11:5432', `127.0.0.1:${port}`],
    ['/var/lib/postgresql/15/main', data],
    ['/var/lib/postgresql/patroni.pgpass', join(home, 'pgpass')],
    [/CHANGE-ME-\d/, `'${password}'`],
    ['10.0.0.0/24', '127.0.0.1/32'],
    ['local all all peer', 'local all all trust'],
    ['        max_connections: 100', `        max_connections: 100\n        unix_socket_directories: ''`],
  ]);
  writeFileSync(config, text);
  if (account.uid !== undefined && account.gid !== undefined) for (const path of [home, config]) chownSync(path, account.uid, account.gid);
  return { name, port: port ?? 0, api: api ?? 0, data, config, process: null };
}

async function makeDatabase(port: number): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  await client.connect();
  await client.query(`create role foyer login password '${password}'`);
  await client.query('create database foyer owner foyer');
  await client.end();
}

const postmasterOf = (data: string) => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);

function childrenOf(data: string, kind = ''): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(postmasterOf(data)), ...(kind ? ['-f', kind] : [])], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

function killPostgres(data: string): void {
  for (const pid of [postmasterOf(data), ...childrenOf(data)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it has ended by itself
    }
  }
}
