import { expect, test } from 'vitest';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, colourProblems, hydrated, languageProblems, useBrowser } from '../../../support/browser.ts';

const open = useBrowser();

test('a production is copied without its works, gets a press area, and the overview says what that lacks', async () => {
  const page = await asEditor(open, '/cms-hub/productions', 'manager');
  const call = async (path: string) => (await page.request.get(path)).json();
  const { results } = await call('/de/api/productions/?page_size=100');
  let source = 0;
  for (const { id } of results) {
    const { credits, works } = await call(`/de/api/productions/${id}/`);
    if (credits.length > 0 && works.length > 0) source = id;
    if (source) break;
  }
  await page.goto(`/cms-hub/productions/${source}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Duplizieren' }).click();
  await page.waitForURL(/copy=\d+/);
  await page.getByRole('checkbox', { name: 'Werke' }).uncheck();
  expect(await accessibilityProblems(page), 'copy').toEqual([]);
  await page.getByRole('textbox', { name: 'Titel, deutsch', exact: true }).fill('Wiederaufnahme zum Schluss');
  await page.getByRole('checkbox', { name: 'Pressebereich' }).check();
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await page.waitForURL(/productions\/\d+$/);
  const id = Number(/productions\/(\d+)/.exec(page.url())?.[1]);
  const [before, after] = [await call(`/de/api/cms-production-pages/${source}/`), await call(`/de/api/cms-production-pages/${id}/`)];
  expect([after.credits.length, after.works.length]).toEqual([before.credits.length, 0]);

  await page.goto('/cms-hub/productions');
  await hydrated(page);
  await page.getByRole('link', { name: 'Pressematerial' }).click();
  await page.getByRole('heading', { name: 'Pressematerial' }).waitFor();
  const line = page.getByRole('listitem').filter({ hasText: 'Wiederaufnahme zum Schluss' });
  await line.getByText('deutscher Text · englischer Text · Bilder').waitFor();
  await line.getByText('Noch nie').waitFor();
  expect([await accessibilityProblems(page), await colourProblems(page), await languageProblems(page)], 'overview').toEqual([[], [], []]);
  await page.getByLabel('Anzeigen').selectOption('without');
  await page.waitForURL(/show=without/);
  await expect.poll(() => line.count()).toBe(0);
});
