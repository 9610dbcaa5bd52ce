import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
// @ts-expect-error plain JavaScript: bin/ uses it too
import { freePort } from '../../../bin/testing/free-port.mjs';

const program = '/usr/sbin/pgbouncer';
/** Debian's package; where it is not installed, nothing of it is tried. */
export const hasPgbouncer = existsSync(program);

/** Answers its address. */
export async function startPgbouncer(url: string, mode: 'transaction' | 'session'): Promise<{ url: string; stop(): Promise<void> }> {
  const { host, port, user, password, database } = new pg.Client(url);
  const folder = mkdtempSync(join(tmpdir(), 'foyer-pgbouncer-'));
  chmodSync(folder, 0o755);
  const own = await freePort();
  const settings = [
    `auth_type = any`,
    `pool_mode = ${mode}`,
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'ignore_startup_parameters = extra_float_digits,statement_timeout',
  ];
  const target = `host=${host} port=${port} dbname=${database} user=${user}${password ? ` password=${password}` : ''}`;
  writeFileSync(join(folder, 'pgbouncer.ini'), `[databases]\n${database} = ${target}\n[pgbouncer]\n${settings.join('\n')}\n`);
  const account = process.getuid?.() === 0 ? accountFor(host) : {}; // it refuses to run as root
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], { ...account, stdio: 'ignore' });
  const isListening = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(own, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
    });
  while (child.exitCode === null && !(await isListening())) await pause(20);
  return {
    url: `postgres://${user}@127.0.0.1:${own}/${database}`,
    stop: async () => {
      if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Nobody else may be let into the folder of a socket. */
function accountFor(host: string): { uid: number; gid: number } {
  if (host.startsWith('/')) {
    const { uid, gid } = statSync(host);
    return { uid, gid };
  }
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
