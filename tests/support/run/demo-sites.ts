import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
// @ts-expect-error plain JavaScript: bin/ uses it too
import { freePort } from '../../../bin/testing/free-port.mjs';
import { startBoxOffice } from '../../../box-office/testing/start.ts';
import { lightPictures, startSite } from '../site.ts';
import { onInterrupt } from './on-interrupt.ts';

export type SiteOfWorker = {
  url: string;
  dataDir: string;
  /** Its box office and the token of that one's `/admin`: `clientOf(ownSite().boxOffice)` switches faults and moves its clock. */
  boxOffice: { url: string; token: string };
};

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker; a journey takes its own (`ownSite`). */
    sites: SiteOfWorker[];
    /** Asked with the number of a site, it answers once that one is the untouched demo again. */
    restoring: string;
  }
}

type RunningDemo = { site: SiteOfWorker; stop(): Promise<void> };

/** One of each for every worker, on a free port. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = mkdtempSync(join(tmpdir(), 'foyer-e2e-kept-'));
  const filled = await filledFolder(template);
  const running = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => startDemo(filled)));
  const restoring = await restorer(running, (site) => startDemo(filled, site));
  project.provide(
    'sites',
    running.map(({ site }) => site),
  );
  project.provide('restoring', `http://127.0.0.1:${(restoring.address() as AddressInfo).port}`); // a server that listens on a port has one
  const stop = async () => {
    restoring.close();
    await Promise.all(running.map((demo) => demo.stop()));
    rmSync(template, { recursive: true, force: true });
  };
  onInterrupt(stop);
  return stop;
}

async function restorer(running: RunningDemo[], restart: (site: SiteOfWorker) => Promise<RunningDemo>): Promise<Server> {
  const restore = async (index: number) => {
    const demo = running[index];
    if (!demo) throw new Error(`There is no site ${index}.`);
    await demo.stop();
    running[index] = await restart(demo.site);
  };
  const server = createServer((request, response) => {
    restore(Number(request.url?.slice(1))).then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Ten seconds to fill, so it is copied; pictures that one site has rendered are there for all. */
async function filledFolder(template: string): Promise<string> {
  const [filled, pictures] = [join(template, 'filled'), join(template, 'pictures')];
  for (const folder of [pictures, join(filled, 'media')]) mkdirSync(folder, { recursive: true });
  symlinkSync(pictures, join(filled, 'media', 'variants'));
  for (const folder of [template, filled]) chmodSync(folder, 0o755); // PostgreSQL's account passes through them
  await (await start(filled)).stop();
  return filled;
}

/** Or in the place and at the addresses of one that has been stopped. */
async function startDemo(filled: string, known?: SiteOfWorker): Promise<RunningDemo> {
  const dataDir = known?.dataDir ?? mkdtempSync(join(tmpdir(), 'foyer-e2e-'));
  mkdirSync(dataDir, { recursive: true });
  execFileSync('cp', ['-a', `${filled}/.`, dataDir]); // with the owners of all files: the database has its own
  const demo = await start(dataDir, known);
  const stop = async () => {
    await demo.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...demo, stop };
}

async function start(dataDir: string, known?: SiteOfWorker): Promise<RunningDemo> {
  const address = known?.url ?? `http://localhost:${await freePort()}`; // the box office has to know who embeds it
  const at = known && { port: Number(new URL(known.boxOffice.url).port), token: known.boxOffice.token };
  const boxOffice = await startBoxOffice({ dataDir: join(dataDir, 'box-office'), env: { BOX_OFFICE_SITE_URL: address }, quiet: true, ...at });
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
