import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asEditor } from '../support/browser/staff.ts';
import { hold, useBrowser } from '../support/browser.ts';
import { ownSite } from '../support/own-site.ts';

// What of the editor's ten tests (docs/editor-tests.md) needs a tab that dies and two tabs that do not know of each other.
const open = useBrowser();

async function editedPage(): Promise<{ page: Page; path: string }> {
  const page = await asEditor(open, '/cms-hub');
  const { origin } = new URL(ownSite().url);
  const token = (await page.context().cookies(origin)).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const path = `/de/faults-${crypto.randomUUID().slice(0, 8)}`;
  const made = await page.request.post('/de/pageeditor-api/pages/', {
    data: { urls: { de: path }, title: { de: 'Störungen' }, is_online: true },
    headers: { 'X-CSRFToken': token, Origin: origin, 'Idempotency-Key': crypto.randomUUID().replaceAll('-', '') },
  });
  expect(made.status()).toBe(200);
  await page.goto(`${path}?edit`);
  await page.getByText('Hier steht noch nichts.').waitFor();
  return { page, path };
}

async function intoHeadline(page: Page): Promise<void> {
  const headline = page.locator('#content').getByRole('heading', { level: 2 });
  await headline.click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await page.keyboard.press('End');
}

const saved = (page: Page) => page.getByText('Gespeichert', { exact: true }).waitFor();
const headline = (page: Page) => page.locator('#content').getByRole('heading', { level: 2 }).innerText();

test('what is typed while saves fail, come late and come twice is there when the tab has died', async () => {
  const { page, path } = await editedPage();
  let saves = 0;
  await page.route('**/commands/', async (route) => {
    saves += 1;
    if (saves <= 2) return route.fulfill({ status: 503 });
    if (saves === 3) await route.fetch(); // done, and sent once more below
    await route.continue();
  });
  await page.getByRole('button', { name: 'Überschrift', exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  const words: string[] = [];
  const alert = page.getByRole('alert').getByText('Das Speichern ist nicht gelungen.').waitFor();
  for (let count = 0; saves < 4; count += 1) {
    words.push(`Wort${count}`);
    await page.keyboard.type(count === 0 ? 'Wort0' : ` Wort${count}`, { delay: 25 });
  }
  await alert;
  await page.unroute('**/commands/');
  await page.route('**/commands/', () => {});
  await page.keyboard.type(' und das Letzte');
  const next = await page.context().newPage();
  await page.close();
  await next.goto(`${path}?edit`);
  await expect.poll(() => headline(next)).toBe(`${words.join(' ')} und das Letzte`);
  await saved(next);
});

test('two tabs write in other fields and both stay; in one field both texts stand, and the choice is kept', async () => {
  const { page: one, path } = await editedPage();
  await one.getByRole('button', { name: 'Überschrift', exact: true }).click();
  await expect.poll(() => one.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await one.keyboard.type('Kai');
  await saved(one);
  const other = await asEditor(open, `${path}?edit`);
  await expect.poll(() => headline(other)).toBe('Kai');
  // Neither hears of the other by itself meanwhile: only the answer to a save tells.
  for (const page of [one, other]) await page.route('**/presence/', (route) => route.fulfill({ status: 503 }));
  await one.getByRole('button', { name: 'Zitat einfügen' }).click();
  await one.keyboard.type('Am Wasser');
  await saved(one);
  await intoHeadline(other);
  await other.keyboard.type(' bei Nacht');
  await other.locator('#content').getByText('Am Wasser').waitFor();
  expect(await headline(other)).toBe('Kai bei Nacht');
  await saved(other);
  await intoHeadline(one);
  await one.keyboard.type(' am Morgen');
  const note = one.getByRole('status').filter({ hasText: 'Kai bei Nacht' });
  await note.getByText('Kai am Morgen').waitFor();
  await note.getByRole('button', { name: 'Meinen behalten' }).click();
  await saved(one);
  expect(await headline(one)).toBe('Kai am Morgen');
  await one.reload();
  await expect.poll(() => headline(one)).toBe('Kai am Morgen');
  expect(await one.locator('#content').getByText('Am Wasser').count()).toBe(1);
});

/** A new formatted text that has the focus, and whose editor comes when it is let. */
async function unsentText() {
  const { page } = await editedPage();
  const release = await hold(page, /\/rich-text-editor-[^/]*\.js/);
  await page.getByRole('button', { name: 'Text', exact: true }).press('Enter');
  await page.getByText('Text eingefügt').waitFor({ state: 'attached' });
  const text = page.getByRole('textbox', { name: 'Text, Text' });
  await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);
  return { page, release, text };
}

test('what is typed while the editor of a formatted text is on its way stands in it; the way out leads to the button that edits', async () => {
  const { page, release, text } = await unsentText();
  await page.keyboard.type('Abends\nWenn das Lichr');
  await page.keyboard.press('Backspace');
  expect(await text.getAttribute('contenteditable')).toBeNull();
  await release();
  await page.keyboard.type('t ausgeht');
  await expect.poll(() => text.locator('p').allTextContents()).toEqual(['Abends', 'Wenn das Licht ausgeht']);
  await page.keyboard.press('Escape');
  await saved(page);
  await page.getByRole('button', { name: /Bearbeiten beenden/ }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Seite bearbeiten');
});

test('keys that move and remove, pressed while that editor is on its way, do so in their order and scroll nothing', async () => {
  const { page, release, text } = await unsentText();
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.type('ende');
  await page.keyboard.press('Home');
  await page.keyboard.type('Wox');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('chenx');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.type('.');
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await release();
  await expect.poll(() => text.locator('p').allTextContents()).toEqual(['Wochenende.']);
  await page.keyboard.type(' Ja.');
  await expect.poll(() => text.locator('p').allTextContents()).toEqual(['Wochenende. Ja.']);
});

test('shortcuts and what is pasted while that editor is on its way are done in their order, and take back nothing else', async () => {
  const { page, release, text } = await unsentText();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('am Kai'));
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Heute');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' Abend falsch');
  await page.keyboard.press('Control+Backspace');
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Einlass');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+i');
  await release();
  await expect.poll(() => text.innerHTML()).toContain('<strong>Heute</strong> Abend am Kai\n<em>Einlass</em>');
  await saved(page);
  const again = await unsentText();
  await again.page.keyboard.type('Zu früh');
  await again.page.keyboard.press('Control+z');
  await again.page.keyboard.type('Wort');
  await again.page.keyboard.press('Control+a');
  await again.page.keyboard.press('Control+k');
  await again.release();
  await again.page
    .getByRole('combobox', { name: /Link|Ziel/ })
    .first()
    .waitFor();
  expect(await again.text.innerText()).toBe('Wort');
});
