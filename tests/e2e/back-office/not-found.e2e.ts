import { expect, test } from 'vitest';
import { asEditor } from '../../support/browser/staff.ts';
import { accessibilityProblems, hydrated, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

const open = useBrowser();

test('an address that visitors do not find is mended by a redirect with the target that is suggested, and visitors are led on', async () => {
  const run = Date.now();
  const missing = `/de/anfahrt-${run}`;
  const ask = () => fetch(`${ownSite().url}${missing}?von=plakat`, { redirect: 'manual', headers: { 'User-Agent': 'Mozilla/5.0 Firefox/145.0' } });
  expect((await ask()).status).toBe(404);
  const page = await asEditor(open, `/cms-hub/not-found?q=anfahrt-${run}`, 'manager');
  const row = page.getByRole('row', { name: missing });
  await row.getByRole('button', { name: 'Ignorieren' }).click();
  await page.getByText('Dazu gibt es keine Adresse.').waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await row.getByRole('button', { name: 'Weiterleitung anlegen' }).click();
  await page.waitForURL(/redirects\/new/);
  await hydrated(page);
  expect(await page.getByLabel('Alte Adresse').inputValue()).toBe(missing);
  expect(await page.getByLabel('Neue Adresse').inputValue()).toBe('/de/besuch/anfahrt');
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await page.waitForURL(/redirects\/\d+/);
  const answer = await ask();
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/de/besuch/anfahrt?von=plakat']);
  await page.goto(`/cms-hub/not-found?q=anfahrt-${run}`);
  await page.getByText('Dazu gibt es keine Adresse.').waitFor();
  await page.goto('/cms-hub/redirects');
  await hydrated(page);
  await page.getByLabel('Adresse', { exact: true }).fill(`${ownSite().url}${missing}?x=1`);
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await page.getByText('Nach 1 Schritt antwortet eine Seite').waitFor();
});

test.each([
  ['/cms-hub/not-found', 'de', 'light'],
  ['/cms-hub/not-found', 'en', 'dark'],
  ['/cms-hub/redirects', 'de', 'dark'],
  ['/cms-hub/redirects', 'en', 'light'],
  ['/cms-hub/opening-hours', 'de', 'light'],
  ['/cms-hub/opening-hours', 'en', 'dark'],
] as const)('%s is accessible, in %s and %s', async (path, language, theme) => {
  await fetch(`${ownSite().url}/de/nirgends`);
  const page = await asEditor(open, `${path}?lang=${language}`, 'manager');
  await page.emulateMedia({ colorScheme: theme });
  if (path.endsWith('opening-hours')) await page.locator('dl dd').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});
