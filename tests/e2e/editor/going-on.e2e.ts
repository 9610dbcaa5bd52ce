import { expect, test } from 'vitest';
import { layer } from '../../support/browser/consent.ts';
import { newPageWith } from '../../support/browser/editor-page.ts';
import { useBrowser } from '../../support/browser.ts';

const open = useBrowser();
const windowSize = { reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } } as const;

test('Enter at the end of a question leads to its answer, and from the last line of a block to a new text', async () => {
  const page = await open('about:blank', windowSize);
  const path = await newPageWith(page, [
    { id: 'fragen', type: 'faq', fields: {}, children: [{ id: 'frage', type: 'faqitem', fields: { question: { de: 'Wo parke ich' } } }] },
    { id: 'titel', type: 'headline', fields: { headline_level: 2, content: { de: 'Danach' } } },
  ]);
  await page.goto(`${path}?edit`);
  await page.locator('[data-block="frage"] [data-text="question"]').click();
  await page.keyboard.press('End');
  await page.keyboard.type('?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Im Hof.');
  await expect.poll(() => page.locator('[data-block="frage"] [data-rich="content"]').innerText()).toBe('Im Hof.');
  expect(await page.locator('#content [data-block]').count()).toBe(3);
  await page.getByRole('heading', { name: 'Danach' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#content [data-block]').count()).toBe(4);
});

test('the question about services waits while a page is edited, and is asked when that ends', async () => {
  const page = await open('about:blank', { ...windowSize, isUndecided: true });
  await page.goto(`${await newPageWith(page, [{ id: 'titel', type: 'headline', fields: { headline_level: 2, content: { de: 'Titel' } } }])}?edit`);
  await page.getByRole('heading', { name: 'Titel' }).waitFor();
  await page.locator(layer).waitFor({ state: 'attached' });
  await page.locator(layer).waitFor({ state: 'hidden' });
  const room = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--notice-height'));
  await expect.poll(room).toContain('6.75rem'); // what floats above the page stands above the toolbar
  await page.getByRole('button', { name: 'Fertig: Bearbeiten beenden' }).click();
  await page.locator(layer).waitFor();
});

test('a reason against publishing leads to its block where one sees it, and a page put online no longer says that it is offline', async () => {
  const page = await open('about:blank', windowSize);
  const links = Array.from({ length: 9 }, (_, index) => ({ id: `weg-${index}`, type: 'link', fields: { link: { de: '/de/programm' } } }));
  await page.goto(`${await newPageWith(page, links, { isOnline: false })}?edit`);
  const note = page.getByText('Diese Seite ist nicht online');
  await note.waitFor();
  await page.getByRole('button', { name: 'Veröffentlichen …' }).click();
  const draft = page.getByRole('dialog', { name: 'Entwurf' });
  await draft.getByRole('button', { name: 'Seite online stellen' }).click();
  await note.waitFor({ state: 'detached' });
  await draft
    .getByRole('button', { name: /^Link – Was auf dem Link steht/ })
    .nth(8)
    .click();
  await page.getByRole('dialog', { name: 'Link bearbeiten' }).waitFor();
  const dock = await page.locator('#editor-dock').boundingBox();
  await expect
    .poll(async () => {
      const box = await page.locator('[data-block="weg-8"]').boundingBox();
      return box && dock && box.y > 0 && box.y + box.height < dock.y;
    })
    .toBe(true);
});

test('who ends editing and begins again at once finds what was just written, and is asked nothing', async () => {
  const page = await open('about:blank', windowSize);
  const path = await newPageWith(page, [{ id: 'titel', type: 'headline', fields: { headline_level: 2, content: { de: 'Titel' } } }]);
  await page.route('**/commands/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800)); // a slow line: it is still being saved when the button is there again
    await route.continue();
  });
  await page.goto(`${path}?edit`);
  const heading = page.getByRole('heading', { name: /^Titel/ });
  const atItsEnd = async (letters: string) => {
    await heading.click();
    await page.keyboard.press('End');
    await page.keyboard.type(letters);
  };
  await atItsEnd(' und mehr');
  for (const letters of [' noch', ' einmal']) {
    await page.getByRole('button', { name: 'Fertig: Bearbeiten beenden' }).click();
    const button = page.getByRole('button', { name: 'Seite bearbeiten' });
    await button.hover();
    await button.click();
    await page.getByRole('button', { name: 'Fertig: Bearbeiten beenden' }).waitFor();
    await expect.poll(() => heading.innerText()).toContain('und mehr');
    await atItsEnd(letters);
  }
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  expect(await heading.innerText()).toBe('Titel und mehr noch einmal');
  expect(await page.getByText('Jemand anders hat').count()).toBe(0);
});
