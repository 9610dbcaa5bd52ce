import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { accessibilityProblems, colourProblems, hydrated, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

// The media library as staff work with it: what only a browser can show.
const open = useBrowser();

async function library(path = '/cms-hub/media'): Promise<Page> {
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  const { origin } = new URL(ownSite().url);
  await page.request.get('/api/csrf-token/');
  const token = (await page.context().cookies(origin)).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const data = { email: 'editor@ostkai.example', password: 'ostkai-demo-editor' };
  expect((await page.request.post('/api/user-login/', { data, headers: { 'X-CSRFToken': token, Origin: origin } })).status()).toBe(200);
  await page.goto(path);
  return hydrated(page);
}
const picture = (red: number) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 80, b: 120 } } })
    .jpeg()
    .toBuffer();
const upload = async (page: Page, ...files: { name: string; buffer: Buffer }[]) =>
  page.locator('input[type=file][multiple]').setInputFiles(files.map((file) => ({ mimeType: 'image/jpeg', ...file })));
const line = (page: Page, name: string) => page.getByRole('region', { name: 'Dateien auf dem Weg' }).getByRole('listitem').filter({ hasText: name });

test('upload, refusal in words, duplicate offered; describe; crop; bin and back', async () => {
  const page = await library();
  const red = await picture(Math.floor(Math.random() * 256)); // a second try is no duplicate of the first
  await upload(page, { name: 'probe.jpg', buffer: red }, { name: 'kaputt.jpg', buffer: Buffer.from('no picture') });
  await line(page, 'probe.jpg').getByText('In der Mediathek').waitFor();
  await line(page, 'kaputt.jpg')
    .getByText(/Dieses Dateiformat kann die Mediathek nicht verwenden/)
    .waitFor();
  await upload(page, { name: 'noch-einmal.jpg', buffer: red });
  await line(page, 'noch-einmal.jpg').getByText('Gibt es schon in der Mediathek').waitFor();
  await line(page, 'noch-einmal.jpg').getByRole('button', { name: 'Zeigen' }).click();
  await page.getByRole('heading', { level: 2, name: 'probe.jpg' }).waitFor();
  expect(await accessibilityProblems(page), 'details').toEqual([]);
  // Described in both languages.
  await page.getByLabel('Titel, Deutsch').fill('Probe im Studio');
  await page.getByLabel('Alternativtext, Deutsch').fill('Ein leerer Notenständer');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'Probe im Studio' }).waitFor();
  await expect.poll(() => page.getByLabel('Alternativtext, Deutsch').inputValue()).toBe('Ein leerer Notenständer');
  // Cut by the keyboard: the frame moves, the preview follows, and it is kept.
  await page.getByRole('button', { name: 'Person 4:5', exact: true }).click();
  const frame = page.getByRole('button', { name: /^Ausschnitt Person 4:5/ });
  await frame.focus();
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', '-']) await page.keyboard.press(key);
  const place = await frame.getAttribute('aria-label');
  expect(place).not.toMatch(/ab 23 % von links/);
  await page.getByRole('button', { name: 'Ausschnitte speichern' }).click();
  await page.getByText('Die Ausschnitte sind gespeichert.').waitFor();
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Person 4:5', exact: true }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Ausschnitt Person 4:5/ }).getAttribute('aria-label')).toBe(place);
  // Nowhere used: into the bin, and back at once.
  await page.getByRole('button', { name: 'In den Papierkorb' }).click();
  await page.getByText('„Probe im Studio“ liegt im Papierkorb.').waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByText('„Probe im Studio“ ist zurück.').waitFor();
});

test('what is in use is not deleted and says where; replaced, its page shows the new picture', async () => {
  const page = await library();
  const assets = await (await page.request.get('/de/api/media/?use=used&kind=image&page_size=100')).json();
  const uses = async (id: number) => (await (await page.request.get(`/de/api/media/${id}/uses/`)).json()).uses;
  let found: { id: number; url: string; title: string } | undefined;
  for (const { id } of assets.results) {
    const use = (await uses(id)).find(
      ({ url, is_published, kind }: { url: string | null; is_published: boolean; kind: string }) => url && is_published && kind !== 'setting',
    );
    if (use) {
      found = { id, url: use.url, title: use.title };
      break;
    }
  }
  if (!found) throw new Error('The demo has pictures on pages.');
  await page.goto(`/cms-hub/media?item=${found.id}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'In den Papierkorb' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'wird noch verwendet' });
  await refusal.getByText(found.title).first().waitFor();
  const before = await (await page.request.get(found.url)).text();
  const shown = (html: string) => new RegExp(`/media/${found.id}-([0-9a-f]{8})/`).exec(html)?.[1];
  expect(shown(before)).toBeDefined();
  await page.locator('input[data-replace]').setInputFiles({ name: 'neu.jpg', mimeType: 'image/jpeg', buffer: await picture(200) });
  await page.getByText(/ist ersetzt\. Alle Stellen zeigen die neue Datei/).waitFor();
  await expect.poll(async () => shown(await (await page.request.get(found.url)).text())).not.toBe(shown(before));
});

test('the keyboard goes through the tiles, opens and chooses; axe finds nothing, in either theme, at 360 px as at 1366', async () => {
  const page = await library();
  expect(await accessibilityProblems(page), '1366 px').toEqual([]);
  const tiles = page.getByRole('grid', { name: 'Medien' }).getByRole('row');
  await tiles.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect.poll(() => tiles.nth(1).getAttribute('aria-selected')).toBe('true');
  await page.getByRole('region', { name: '1 gewählt' }).getByRole('button', { name: 'Auswahl aufheben' }).click();
  await tiles.nth(2).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/item=\d+/);
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('Wellen');
  await page.waitForURL(/q=Wellen/);
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await page.getByRole('button', { name: 'Dunkle Ansicht' }).click();
  expect(await colourProblems(page), 'dark').toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await colourProblems(page), '360 px').toEqual([]);
});
