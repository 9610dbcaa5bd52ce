// A throwaway PostgreSQL from the machine's own programs: another version, another build, another collation than ours.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

/** On a free loopback port; answers its name, its address and how to end it. */
export async function startForeignPostgres(programs) {
  const account = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'foyer-foreign-'));
  chmodSync(folder, 0o755);
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const options = { cwd: '/', ...(account ?? {}) };
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'foyer', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], { ...options, stdio: 'ignore' });
  const port = await freePort();
  // As with ours (tests/support/postgres.ts).
  const forgetful = ['fsync', 'synchronous_commit', 'full_page_writes', 'wal_init_zero'].flatMap((setting) => ['-c', `${setting}=off`]);
  const settings = [...forgetful, '-c', `unix_socket_directories=${folder}`, '-c', 'listen_addresses=127.0.0.1', '-c', `port=${port}`];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], { ...options, stdio: 'ignore' });
  const isReady = () => spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']).status === 0;
  for (let tries = 0; tries < 300 && !isReady(); tries++) await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    name: execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    url: `postgres://foyer@127.0.0.1:${port}/postgres`,
    stop: () =>
      new Promise((resolve) => {
        const ended = () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        };
        if (server.exitCode !== null || server.signalCode !== null) return ended(); // it will not end again
        server.on('exit', ended);
        server.kill('SIGINT');
      }),
  };
}

/** PostgreSQL refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return null;
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
