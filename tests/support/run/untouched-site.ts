import { afterAll, expect } from 'vitest';
import { restoreOwnSite } from '../own-site.ts';

// Journeys of the back office change what every page shows (menus, alerts, dates): whichever file the same worker runs
// next finds the demo as it was filled. Read anew before each file, which may ask its site while it is read itself.
const worker = globalThis as { isSiteChanged?: boolean };
if (worker.isSiteChanged) await restoreOwnSite();
worker.isSiteChanged = false;

afterAll(() => {
  worker.isSiteChanged = (expect.getState().testPath ?? '').includes('/e2e/back-office/');
});
