import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPageWith, signInEditor } from '../../support/browser/editor-page.ts';
import { accessibilityProblems, useBrowser } from '../../support/browser.ts';

const open = useBrowser();

const text = (words: string) => ({
  de: { type: 'doc', content: words.split('\n').map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })) },
});
const blocks = [
  { id: 'titel', type: 'headline', fields: { content: { de: 'Nachts am Kai' }, headline_level: 2 } },
  { id: 'lang', type: 'text', fields: { content: text('Wenn das Licht ausgeht.\nDann singt der Chor.') } },
];

/** The sign-in ends elsewhere, as after its time or in another window. */
const endSignIn = (page: Page) => page.context().clearCookies();

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Wieder anmelden' });
  await dialog.getByLabel('E-Mail-Adresse').fill('editor@ostkai.example');
  await dialog.getByRole('textbox', { name: 'Passwort' }).fill('ostkai-demo-editor');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

test('after a sign-in in the middle of typing the caret is where it was, in plain and formatted texts, and no letter is lost', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1366, height: 900 } });
  const path = await newPageWith(page, blocks);
  await page.goto(`${path}?edit`);
  const headline = page.locator('#content').getByRole('heading', { level: 2 });
  const paragraphs = page.locator('#content [data-rich] p');
  await paragraphs.nth(1).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.tiptap'))).toBe(true);
  await page.keyboard.press('Home');
  for (let step = 0; step < 'Dann '.length; step++) await page.keyboard.press('ArrowRight');
  await endSignIn(page);
  const refused = page.waitForResponse((response) => response.url().includes('/commands/') && response.status() === 401);
  let isRefused = false;
  void refused.then(() => (isRefused = true));
  let typed = '';
  for (let more = 0; more < 8; more += isRefused ? 1 : 0) {
    typed += 'o';
    await page.keyboard.type('o', { delay: 60 });
  }
  const dialog = page.getByRole('dialog', { name: 'Wieder anmelden' });
  await dialog.waitFor();
  expect(await dialog.getByLabel('E-Mail-Adresse').inputValue()).toBe('');
  expect(await accessibilityProblems(page), 'the question').toEqual([]);
  await signInAgain(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.tiptap'))).toBe(true);
  await page.keyboard.type(' ');
  await expect.poll(() => paragraphs.nth(1).textContent()).toBe(`Dann ${typed} singt der Chor.`);
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  await page.keyboard.press('Escape'); // the tools of formatted text stand over it
  await headline.click();
  await page.keyboard.press('Home');
  for (let step = 0; step < 'Nachts'.length; step++) await page.keyboard.press('ArrowRight');
  await endSignIn(page);
  await page.keyboard.type(' allein');
  await dialog.getByRole('button', { name: 'Später' }).click();
  await page.keyboard.type(' hier');
  await expect.poll(() => headline.innerText()).toBe('Nachts allein hier am Kai');
  await page.getByRole('button', { name: 'Wieder anmelden' }).click();
  await signInAgain(page);
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => headline.innerText()).toBe('Nachts allein hier am Kai');
  expect(await paragraphs.allTextContents()).toEqual(['Wenn das Licht ausgeht.', `Dann ${typed} singt der Chor.`]);
});

test('whoever has signed in in another window meanwhile goes on in this one without being asked again', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1366, height: 900 } });
  const path = await newPageWith(page, blocks);
  await page.goto(`${path}?edit`);
  const headline = page.locator('#content').getByRole('heading', { level: 2 });
  await headline.click();
  await page.keyboard.press('End');
  await endSignIn(page);
  await page.keyboard.type(' allein');
  const dialog = page.getByRole('dialog', { name: 'Wieder anmelden' });
  await dialog.waitFor();
  const other = await page.context().newPage();
  await other.goto('/de/');
  await signInEditor(other);
  await other.close();
  await page.evaluate(() => dispatchEvent(new Event('focus'))); // headless, every window has it always
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.type(' hier');
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => headline.innerText()).toBe('Nachts am Kai allein hier');
});
