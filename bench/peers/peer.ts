import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { install, root } from '../../bin/prepare.mjs';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { freePort } from '../../bin/testing/free-port.mjs';

/** A framework in a folder of its own beside this file, with its own lockfile: how it is built and started, as its documentation says. */
export type Peer = { name: string; folder: string; build: string[]; start(port: number): string[] };

export const peers: readonly Peer[] = [
  { name: 'Astro', folder: 'astro', build: ['node_modules/astro/bin/astro.mjs', 'build'], start: () => ['dist/server/entry.mjs'] },
  { name: 'TanStack Start', folder: 'tanstack-start', build: ['node_modules/vite/bin/vite.js', 'build'], start: () => ['serve.js'] },
  {
    name: 'Next',
    folder: 'next',
    build: ['node_modules/next/dist/bin/next', 'build'],
    start: (port) => ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)],
  },
];

export type RunningPeer = { name: string; url: string; pid: number; stop(): void };

/** Installs and builds it where that is still to do, and starts it. `data`: path of what its page shows. */
export async function startPeer({ name, folder, build, start }: Peer, data: string): Promise<RunningPeer> {
  const cwd = join(root, '.cache', 'peers', folder); // what they build and install is not among the sources
  mkdirSync(cwd, { recursive: true });
  cpSync(join(import.meta.dirname, folder), cwd, { recursive: true });
  install(cwd);
  const port: number = await freePort();
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const env = { ...process.env, ...quiet, NODE_ENV: 'production', PROGRAMME: data, HOST: '127.0.0.1', PORT: String(port) };
  const { status } = spawnSync(process.execPath, build, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${name} could not be built.`);
  const child = spawn(process.execPath, start(port), { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}/programm`;
  for (let tries = 0; !(await isThere(url)); tries++) {
    if (tries > 300 || child.exitCode !== null) throw new Error(`${name} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { name, url, pid: child.pid ?? 0, stop: () => child.kill() };
}

const isThere = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
