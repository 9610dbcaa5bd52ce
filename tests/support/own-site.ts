import { expect, inject } from 'vitest';
import type { SiteOfWorker } from './run/demo-sites.ts';

/** One for each worker, so that journeys side by side cannot disturb each other. */
export function ownSite(): SiteOfWorker {
  const site = inject('sites')[workerIndex()];
  if (!site) throw new Error(`There is no site for worker ${process.env.VITEST_POOL_ID}.`);
  return site;
}

const workerIndex = (): number => Number(process.env.VITEST_POOL_ID) - 1;

/** At the same addresses. */
export async function restoreOwnSite(): Promise<void> {
  const response = await fetch(`${inject('restoring')}/${workerIndex()}`);
  if (!response.ok) throw new Error(await response.text());
}

/** Waits until none of these paths is answered as before a change that the site knows of: for some seconds what was kept may stand in for what is being made. */
export async function untilFresh(...paths: string[]): Promise<void> {
  for (const path of paths) await expect.poll(async () => isFresh(await fetch(ownSite().url + path)), { message: path, timeout: 20_000 }).toBe(true);
}

const isFresh = (response: Response) => response.ok && response.headers.get('x-cache') !== 'stale';
