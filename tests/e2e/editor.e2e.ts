import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { samples } from '../../src/editor/paste/samples.ts';
import { newPage, removeBlocksOf, signInEditor } from '../support/browser/editor-page.ts';
import { accessibilityProblems, accompanied, useBrowser } from '../support/browser.ts';

const open = useBrowser();

/** With the steps in between that a hand makes. */
async function carry(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error('There is nothing to carry.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
}

const kinds = (page: Page) => page.locator('#content [data-block]').evaluateAll((blocks) => blocks.map(({ tagName }) => tagName));

test('what edit mode needs is asked for as the pointer comes to the button, and once', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  const path = await newPage(page);
  await page.goto(path);
  const asked: string[] = [];
  page.on('request', (request) => /\/container\/(\?|$)|\/resources\/|\/pageeditor-api\/user$/.test(request.url()) && asked.push(request.method()));
  const button = page.getByRole('button', { name: 'Seite bearbeiten' });
  await button.hover();
  await expect.poll(() => asked.sort()).toEqual(['GET', 'GET', 'POST']);
  await button.click();
  await page.getByText('Hier steht noch nichts.').waitFor();
  expect(asked.sort()).toEqual(['GET', 'GET', 'POST']); // what the draft is shown with is a POST, as the draft may be long
});

test('what could not be asked as the pointer came is asked by the press', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', mayFail: /ERR_FAILED/ });
  const path = await newPage(page);
  await page.goto(path);
  let isFailing = true;
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/container/'));
  await page.route('**/pageeditor-api/container/**', (route) => (isFailing ? route.abort() : route.continue()));
  const button = page.getByRole('button', { name: 'Seite bearbeiten' });
  await button.hover();
  await failed;
  isFailing = false;
  await button.click();
  await page.getByText('Hier steht noch nichts.').waitFor();
});

test('a headline, a text and a picture are typed, moved, undone and published where they stand; a visitor sees them', { tags: 'core' }, async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  const path = await newPage(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(path);
  await accompanied(page);
  await page.getByRole('button', { name: 'Seite bearbeiten' }).click();
  await page.getByText('Hier steht noch nichts.').waitFor();
  expect(await accessibilityProblems(page), 'an empty page').toEqual([]);
  await page.getByRole('button', { name: 'Überschrift', exact: true }).click();
  await page.getByText('Überschrift eingefügt').waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await page.keyboard.type('Nachts am Kai');
  await page.keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: 'Text, Text' });
  await expect.poll(() => text.getAttribute('contenteditable')).toBe('true');
  await page.keyboard.type('Wenn das Licht ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('ausgeht');
  await page.keyboard.press('Escape');
  expect(await accessibilityProblems(page), 'a block as a thing').toEqual([]);
  await page.getByRole('button', { name: 'Bild einfügen' }).click();
  await page
    .getByRole('toolbar', { name: /Baustein Bild/ })
    .getByRole('button', { name: 'Bearbeiten' })
    .click();
  const form = page.getByRole('dialog', { name: 'Bild bearbeiten' });
  await form.getByRole('button', { name: /^Aus der Mediathek wählen/ }).click();
  await page.getByRole('grid').getByRole('row').first().click();
  await form.getByLabel('Was das Bild hier zeigt').fill('Der Kai bei Nacht');
  await expect.poll(() => page.locator('#content img').getAttribute('alt')).toBe('Der Kai bei Nacht');
  expect(await accessibilityProblems(page), 'the form of a picture').toEqual([]);
  await form.getByRole('button', { name: 'Schließen' }).click();
  expect(await kinds(page)).toEqual(['HGROUP', 'DIV', 'FIGURE']);
  await page
    .getByRole('toolbar', { name: /Baustein Bild/ })
    .getByRole('button', { name: 'Nach oben' })
    .click();
  await page.getByText('Bild von Position 3 auf 2 verschoben').waitFor({ state: 'attached' });
  expect(await kinds(page)).toEqual(['HGROUP', 'FIGURE', 'DIV']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => kinds(page)).toEqual(['HGROUP', 'DIV', 'FIGURE']);
  await page.getByRole('button', { name: 'Veröffentlichen …' }).click();
  const draft = page.getByRole('dialog', { name: 'Entwurf' });
  await draft.getByText('Veröffentlicht wird zum ersten Mal: 3 Bausteine neu.').first().waitFor();
  expect(await accessibilityProblems(page), 'publishing').toEqual([]);
  await draft.getByRole('button', { name: 'Auf Deutsch veröffentlichen' }).click();
  await draft.getByText('Alles ist veröffentlicht.').first().waitFor();
  await draft.getByText('Veröffentlicht', { exact: true }).waitFor(); // within the dialog, where it can be reached
  await draft.getByRole('tab', { name: 'Verlauf' }).click();
  await draft.getByText('Name für den jetzigen Stand').waitFor();
  expect(await accessibilityProblems(page), 'history').toEqual([]);
  await draft.getByRole('button', { name: 'Schließen', exact: true }).click();
  await page.getByRole('button', { name: /Bearbeiten beenden/ }).click();
  await page.getByRole('button', { name: 'Seite bearbeiten' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(scripts.filter((url) => /\/edit-mode-/.test(url))).not.toEqual([]);
  const visitor = await open(path, { isFirstVisit: true });
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(request.url()));
  await visitor.reload();
  await accompanied(visitor);
  expect(await visitor.getByRole('heading', { name: 'Nachts am Kai' }).count()).toBe(1);
  expect(await visitor.locator('#content strong').textContent()).toBe('ausgeht');
  expect(await visitor.getByRole('img', { name: 'Der Kai bei Nacht' }).count()).toBe(1);
  expect([await visitor.locator('[data-block], [data-field]').count(), asked.filter((url) => /edit|staff|signed-in/.test(url))]).toEqual([0, []]);
});

test('what stands on a page is put in order: from the line between blocks, by hand, several at once, and in the outline', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  const path = await newPage(page);
  await page.goto(`${path}?edit`);
  await page.getByText('Hier steht noch nichts.').waitFor();
  for (const kind of ['Überschrift', 'Zitat', 'Überschrift']) {
    await page.getByRole('button', { name: `${kind} einfügen` }).click();
    await page.getByText(`${kind} eingefügt`).waitFor({ state: 'attached' });
    await page.keyboard.type(kind);
    await page.keyboard.press('Escape');
  }
  const order = () => page.locator('#content [data-block]').evaluateAll((blocks) => blocks.map(({ tagName }) => tagName).join(' '));
  expect(await order()).toBe('HGROUP FIGURE HGROUP');
  await page.getByRole('button', { name: 'Werkzeuge einklappen' }).click();
  expect(await page.getByRole('button', { name: 'Zitat einfügen' }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Werkzeuge', exact: true }).click();
  const boxes = await Promise.all([0, 1].map((index) => page.locator('#content [data-block]').nth(index).boundingBox()));
  const [above, below] = boxes;
  if (!above || !below) throw new Error('The blocks are not drawn.');
  const gap = { x: above.x + 40, y: (above.y + above.height + below.y) / 2 };
  await page.mouse.move(gap.x, gap.y);
  await page.getByRole('button', { name: 'Hier einen Baustein einfügen' }).click();
  await page.getByRole('searchbox', { name: 'Baustein suchen' }).fill('link');
  expect(await accessibilityProblems(page), 'the list of blocks').toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('Link eingefügt').waitFor({ state: 'attached' });
  await expect.poll(() => order()).toMatch(/^HGROUP (?!FIGURE)\S+ FIGURE HGROUP$/);
  const before = await order();
  const handle = page.getByRole('button', { name: 'Link verschieben' });
  const top = { x: above.x + 60, y: above.y - 4 };
  await carry(page, handle, top);
  await page.getByText('Ganz am Anfang').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await order()).toBe(before);
  await carry(page, handle, top);
  await page.mouse.up();
  await page.getByText('Link von Position 2 auf 1 verschoben').waitFor({ state: 'attached' });
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('toolbar', { name: '2 Bausteine' }).waitFor();
  expect(await accessibilityProblems(page), 'several').toEqual([]);
  await page.keyboard.press('Delete');
  await expect.poll(() => order()).toBe('FIGURE HGROUP');
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
  await expect.poll(() => order()).toMatch(/^\S+ HGROUP FIGURE HGROUP$/);
  await page.getByRole('button', { name: 'Gliederung' }).click();
  const outline = page.getByRole('dialog', { name: 'Gliederung' });
  await outline.getByRole('row', { name: /Zitat/ }).click();
  expect(await accessibilityProblems(page), 'the outline').toEqual([]);
  const isSmall = () => page.locator('#content > [data-small]').count();
  const small = outline.getByRole('switch', { name: 'Bausteine klein zeigen' });
  await small.press('Space');
  await expect.poll(isSmall).toBe(1);
  await small.press('Space');
  await expect.poll(isSmall).toBe(0);
  await outline.getByRole('row', { name: /Zitat/ }).click();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect.poll(() => order()).toMatch(/^\S+ HGROUP HGROUP FIGURE$/);
  await page.keyboard.press('Enter');
  await page.getByRole('toolbar', { name: /Baustein Zitat/ }).waitFor();
  await outline.getByRole('button', { name: 'Schließen' }).click();
  const atFirst = await order();
  await page.getByRole('group', { name: /Baustein Zitat/ }).focus();
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, samples.googleDocs);
  await page.getByText('5 Bausteine aus der Zwischenablage eingefügt').waitFor({ state: 'attached' });
  expect(await page.locator('#content').getByRole('heading').allTextContents()).toEqual(expect.arrayContaining(['Programm', 'Besetzung']));
  await page.keyboard.press('Control+z');
  await expect.poll(() => order()).toBe(atFirst);
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 400 });
    canvas.getContext('2d')?.fillRect(0, 0, 300 + (Date.now() % 300), 200);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([blob ?? ''], 'kai.png', { type: 'image/png' }));
    const { left, top } = document.querySelector('#content [data-block]')?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const at = { dataTransfer, bubbles: true, cancelable: true, clientX: left + 20, clientY: top - 5 };
    for (const type of ['dragover', 'drop']) document.querySelector('#content')?.dispatchEvent(new DragEvent(type, at));
  });
  await page.locator('#content img').waitFor();
  await page.locator('#content').getByText('Zitat', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('toolbar', { name: /Baustein Zitat/ }).waitFor();
  for (let round = 0; round < 20; round += 1) for (const arrow of ['Up', 'Down']) await page.keyboard.press(`Alt+Shift+Arrow${arrow}`);
  const whole = () => page.locator('#content [data-block]').evaluateAll((blocks) => blocks.map((block) => [block.tagName, block.textContent]));
  const last = await whole();
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(whole).toEqual(last);
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('Control+z');
  await page.getByText('Hier steht noch nichts.').waitFor();
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('Control+y');
  await expect.poll(whole).toEqual(last);
  await page.getByText('Gespeichert', { exact: true }).waitFor();
});

test('what stands on pages of articles and events is edited there in the same way, and says to what it belongs', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  await signInEditor(page);
  const first = async (list: string): Promise<string> => (await (await page.request.get(`/de/api/${list}/`)).json()).results[0].link.url;
  await page.goto(`${await first('articles')}?edit`);
  await page.getByText('Diese Texte gehören zum Artikel').waitFor();
  await page.locator('#content [data-field]').first().click();
  await page.getByRole('button', { name: 'Veröffentlichen …' }).waitFor();
  await page.getByRole('button', { name: /Bearbeiten beenden/ }).click();
  await page.getByRole('button', { name: 'Seite bearbeiten' }).waitFor();
  await page.goto(`${new URL(page.url()).pathname}?edit&noToolbar`);
  await expect.poll(() => page.evaluate(() => document.documentElement.classList.contains('edit'))).toBe(true);
  expect(await page.getByRole('region', { name: 'Werkzeuge der Redaktion' }).count()).toBe(0);
  const event = await first('events');
  await page.goto(event);
  await page.getByRole('button', { name: 'Seite bearbeiten' }).click();
  await page.getByText('Diese Bausteine gehören zu diesem einen Termin').waitFor();
  await page.getByRole('button', { name: 'Überschrift', exact: true }).click();
  await page.getByText('Überschrift eingefügt').waitFor({ state: 'attached' });
  await page.keyboard.type('Nach der Pause');
  await page.keyboard.press('Escape');
  expect(await accessibilityProblems(page), 'an event').toEqual([]);
  await page.getByRole('button', { name: 'Veröffentlichen …' }).click();
  await page.getByRole('button', { name: 'Auf Deutsch veröffentlichen' }).click();
  await page.getByText('Alles ist veröffentlicht.').first().waitFor();
  const visitor = await open(event, { isFirstVisit: true, javaScriptEnabled: false });
  const heading = (of: Page) => of.locator('#content').getByRole('heading', { name: 'Nach der Pause' });
  const look = (of: Page) => heading(of).evaluate((element) => getComputedStyle(element).fontSize);
  expect(await look(visitor)).toBe(await look(page));
  expect(await look(visitor)).not.toBe(await visitor.locator('body').evaluate((element) => getComputedStyle(element).fontSize));
  await removeBlocksOf(page, { content_type: 'event', object_id: Number(event.split('/').at(-1)) });
});
