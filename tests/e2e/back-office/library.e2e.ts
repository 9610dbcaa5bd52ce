import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { newPageWith } from '../../support/browser/editor-page.ts';
import { asEditor } from '../../support/browser/staff.ts';
import { accessibilityProblems, colourProblems, hydrated, useBrowser } from '../../support/browser.ts';

const open = useBrowser();

const library = (path = '/cms-hub/media') => asEditor(open, path);
const picture = (red: number) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 80, b: 120 } } })
    .jpeg()
    .toBuffer();
const upload = async (page: Page, ...files: { name: string; buffer: Buffer }[]) =>
  page.locator('input[type=file][multiple]').setInputFiles(files.map((file) => ({ mimeType: 'image/jpeg', ...file })));
const line = (page: Page, name: string) => page.getByRole('region', { name: 'Dateien auf dem Weg' }).getByRole('listitem').filter({ hasText: name });

test('upload, refusal in words, duplicate offered; describe; crop; bin and back', { tags: 'core' }, async () => {
  const page = await library();
  const red = await picture(Math.floor(Math.random() * 200)); // a second try is no duplicate of the first, nor of what replaces a picture below
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
  await page.getByLabel('Titel, Deutsch').fill('Probe im Studio');
  await page.getByLabel('Alternativtext, Deutsch').fill('Ein leerer Notenständer');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'Probe im Studio' }).waitFor();
  await expect.poll(() => page.getByLabel('Alternativtext, Deutsch').inputValue()).toBe('Ein leerer Notenständer');
  await page.getByRole('button', { name: 'Person 4:5', exact: true }).click();
  const frame = page.getByRole('button', { name: /^Ausschnitt Person 4:5/ });
  await frame.focus();
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', '-']) await page.keyboard.press(key);
  const byKeys = await frame.getAttribute('aria-label');
  expect(byKeys).not.toMatch(/ab 23 % von links/);
  const box = await frame.boundingBox();
  if (!box) throw new Error('The frame is not drawn.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 20, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  const place = await frame.getAttribute('aria-label');
  expect(Number(/ab (\d+) % von links/.exec(place ?? '')?.[1])).toBeLessThan(Number(/ab (\d+) % von links/.exec(byKeys ?? '')?.[1]));
  await page.getByRole('button', { name: 'Ausschnitte speichern' }).click();
  await page.getByText('Die Ausschnitte sind gespeichert.').waitFor();
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Person 4:5', exact: true }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Ausschnitt Person 4:5/ }).getAttribute('aria-label')).toBe(place);
  await page.getByRole('button', { name: 'In den Papierkorb' }).click();
  await page.getByText('„Probe im Studio“ liegt im Papierkorb.').waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByText('„Probe im Studio“ ist zurück.').waitFor();
});

/** In three parts; no two are the same. */
function recording(): { name: string; path: string } {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-recording-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const sound = Buffer.alloc(17_000_000, 0x80);
  sound.writeDoubleLE(Math.random(), 0);
  const head = Buffer.from('RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\0\0\0\0', 'latin1');
  head.writeUInt32LE(head.length - 8 + sound.length, 4);
  head.writeUInt32LE(sound.length, head.length - 4);
  const name = `probe-${Math.random().toString(36).slice(2)}.wav`;
  writeFileSync(join(folder, name), Buffer.concat([head, sound]));
  return { name, path: join(folder, name) };
}

/** Answers what cuts it, and where each part began. */
async function holdSecondPart(page: Page) {
  const offsets: string[] = [];
  let cut: (route: Route) => void = () => {};
  const held = new Promise<Route>((resolve) => {
    cut = resolve;
  });
  const pattern = /\/api\/media-uploads\/\d+-/;
  await page.route(pattern, (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    offsets.push(route.request().headers()['upload-offset'] ?? '');
    return offsets.length === 2 ? cut(route) : route.continue();
  });
  return { held, offsets, release: () => page.unroute(pattern) };
}

test('an upload is paused by its button, goes on after a lost connection, and after the page was loaded anew', async () => {
  const page = await library();
  const send = async () => {
    const { name, path } = recording();
    const line_ = await holdSecondPart(page);
    await page.locator('input[type=file][multiple]').setInputFiles(path);
    const route = await line_.held;
    return { ...line_, name, path, route, at: line(page, name) };
  };
  const paused = await send();
  await paused.at.getByRole('button', { name: 'Anhalten' }).click();
  await paused.at.getByText(/^Angehalten bei \d+ %$/).waitFor();
  await paused.route.abort().catch(() => {});
  await paused.at.getByRole('button', { name: 'Fortsetzen' }).click();
  await paused.at.getByText('In der Mediathek').waitFor();
  expect(paused.offsets).toEqual(['0', '8000000', '8000000', '16000000']);
  await paused.release();

  const lost = await send();
  await page.context().setOffline(true);
  await lost.route.abort('internetdisconnected');
  await lost.at.getByText(/Sobald sie wieder da ist, geht es von selbst weiter/).waitFor();
  await page.context().setOffline(false);
  await lost.at.getByText('In der Mediathek').waitFor();
  expect(lost.offsets).toEqual(['0', '8000000', '8000000', '16000000']);
  await lost.release();

  const left = await send();
  await page.reload();
  await hydrated(page);
  await left.release();
  await left.at.getByText('Unterbrochen bei 47 %').waitFor();
  const again = await holdSecondPart(page);
  await left.at.locator('input[type=file]').setInputFiles(left.path);
  await (await again.held).continue();
  await left.at.getByText('In der Mediathek').waitFor();
  expect(again.offsets).toEqual(['8000000', '16000000']);
  await again.release();
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
  // Somebody has it published elsewhere since the screen was opened: the question counts that, too.
  const { published_count } = await (await page.request.get(`/de/api/media/${found.id}/uses/`)).json();
  const elsewhere = await open('about:blank');
  await newPageWith(elsewhere, [{ id: 'bild', type: 'image', fields: { image: { id: found.id, decorative: true } } }], { isPublished: true });
  await page.getByRole('button', { name: 'Ersetzen', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: /durch eine andere Datei ersetzen/ });
  await question.getByText(`Es steht an ${published_count + 1} veröffentlichten Stellen.`).waitFor();
  const choice = page.waitForEvent('filechooser');
  await question.getByRole('button', { name: 'Datei wählen' }).click();
  await (await choice).setFiles({ name: 'neu.jpg', mimeType: 'image/jpeg', buffer: await picture(200) });
  await page.getByText(/ist ersetzt\. Alle Stellen zeigen die neue Datei/).waitFor();
  await expect.poll(async () => shown(await (await page.request.get(found.url)).text())).not.toBe(shown(before));
});

test('a film gets captions; where no program makes a still of it, the screen says so', async () => {
  const page = await library();
  const { results } = await (await page.request.get('/de/api/media/?kind=video')).json();
  await page.goto(`/cms-hub/media?item=${results[0].id}`);
  await hydrated(page);
  await page.getByText('Auf diesem Server fehlt das Programm „ffmpeg“').waitFor();
  const captions = page.getByRole('region', { name: 'Untertitel' });
  const vtt = (text: string) => ({ name: 'probe.de.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) });
  await captions.locator('[data-captions=de]').setInputFiles(vtt('WEBVTT\n\n00:05.000 --> 00:01.000\nverkehrt\n'));
  await captions
    .getByRole('alert')
    .getByText(/kein gültiges WebVTT/)
    .waitFor();
  await captions.locator('[data-captions=de]').setInputFiles(vtt(`WEBVTT\n\n00:00.000 --> 00:02.000\nGuten Abend ${Math.random()}\n`));
  await captions.getByRole('link', { name: 'probe.de.vtt' }).waitFor();
  await expect.poll(() => page.locator('video track').getAttribute('srclang')).toBe('de');
  expect(await accessibilityProblems(page), 'a film').toEqual([]);
  await captions.getByRole('button', { name: 'Vom Film lösen: probe.de.vtt' }).click();
  await page.getByText('„probe.de.vtt“ liegt nun für sich in der Mediathek.').waitFor();
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
