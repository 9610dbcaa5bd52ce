import { inject } from 'vitest';
import type { SiteOfWorker } from './site.ts';

/** The site of the calling file. Each worker has one to itself: journeys side by side cannot disturb each other. */
export function ownSite(): SiteOfWorker {
  const site = inject('sites')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!site) throw new Error(`There is no site for worker ${process.env.VITEST_POOL_ID}.`);
  return site;
}
