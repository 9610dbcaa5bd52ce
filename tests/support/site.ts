import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { siteEnvironment, siteFlags } from '../../bin/prepare.mjs';
// @ts-expect-error plain JavaScript: bin/ uses it too
import { freePort } from '../../bin/testing/free-port.mjs';
import { startBoxOffice } from '../../box-office/testing/start.ts';
import { onInterrupt } from './run/on-interrupt.ts';

export type SiteOfWorker = {
  url: string;
  /** Its DATA_DIR. */
  dataDir: string;
  /** Its box office and the token of that one's `/admin`: `clientOf(ownSite().boxOffice)` switches faults and moves its clock. */
  boxOffice: { url: string; token: string };
};

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker; a journey takes its own (`ownSite`). */
    sites: SiteOfWorker[];
  }
}

/** Starts the built site, filled with the demo, on a free port, and its box office: one of each for every worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const pictures = mkdtempSync(join(tmpdir(), 'foyer-e2e-pictures-'));
  const folders = await filledFolders(project.config.maxWorkers, pictures);
  const started = await Promise.all(folders.map(startSiteWithBoxOffice));
  project.provide(
    'sites',
    started.map(({ site }) => site),
  );
  const stop = async () => {
    await Promise.all(started.map(({ stop }) => stop()));
    for (const folder of [...folders, pictures]) rmSync(folder, { recursive: true, force: true });
  };
  onInterrupt(stop);
  return stop;
}

/**
 * Folders in which a site and its box office hold the demo: filled by one, which takes ten seconds of a processor, and
 * copied for the others. `pictures`: where all of them keep what they have rendered; one that another has made is there for all.
 */
async function filledFolders(count: number, pictures: string): Promise<string[]> {
  const folders = Array.from({ length: count }, () => mkdtempSync(join(tmpdir(), 'foyer-e2e-')));
  const [first = '', ...others] = folders;
  mkdirSync(join(first, 'media'));
  symlinkSync(pictures, join(first, 'media', 'variants'));
  chmodSync(first, 0o755);
  await (await startSiteWithBoxOffice(first)).stop();
  for (const other of others) execFileSync('cp', ['-a', `${first}/.`, other]); // with the owners of all files: the database has its own
  return folders;
}

async function startSiteWithBoxOffice(dataDir: string): Promise<{ site: SiteOfWorker; stop(): Promise<void> }> {
  const address = `http://localhost:${await freePort()}`; // the box office has to know who embeds it
  const boxOffice = await startBoxOffice({ dataDir: join(dataDir, 'box-office'), env: { BOX_OFFICE_SITE_URL: address }, quiet: true });
  const env = {
    DATA_DIR: dataDir,
    PORT: new URL(address).port,
    BASE_URL: address,
    BOX_OFFICE_URL: boxOffice.url,
    BOX_OFFICE_TOKEN: boxOffice.token,
    BOX_OFFICE_POLL_SECONDS: '2', // journeys wait for what it sees
  };
  const { url, stop } = await startSite(env, lightPictures);
  return {
    site: { url, dataDir, boxOffice: { url: boxOffice.url, token: boxOffice.token } },
    stop: async () => {
      await stop();
      await boxOffice.stop();
    },
  };
}

export type RunningSite = { url: string; process: ChildProcess; stop(): Promise<void> };

/** Has a site compress its pictures lightly, where what they weigh is not the subject. */
export const lightPictures = ['--import', new URL('media/light-pictures.ts', import.meta.url).href];

/** The built server as a process, which makes no pictures of films, whatever the machine has; resolves when it has printed its address. */
export async function startSite(env: Record<string, string>, flags: readonly string[] = []): Promise<RunningSite> {
  const child = spawn(process.execPath, [...siteFlags, ...flags, 'dist/server/start.js'], {
    env: { ...process.env, ...siteEnvironment, PORT: '0', LOG_LEVEL: 'warn', BASE_URL: '', MEDIA_PROGRAMS: 'none', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const address = /Site\s+(http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.on('exit', (code) => reject(new Error(`The site ended with ${code}.\n${output}`)));
  });
  return {
    url,
    process: child,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
