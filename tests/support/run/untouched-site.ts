import { afterAll, expect } from 'vitest';
import { restoreOwnSite } from '../own-site.ts';

// Journeys change what every page shows: the next file of a worker finds the untouched demo.
const worker = globalThis as { isSiteChanged?: boolean };
if (worker.isSiteChanged) await restoreOwnSite();
worker.isSiteChanged = false;

afterAll(() => {
  worker.isSiteChanged = (expect.getState().testPath ?? '').includes('/e2e/back-office/');
});
