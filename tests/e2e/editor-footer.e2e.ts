import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { publishFooter, removeBlocksOf, signInEditor } from '../support/browser/editor-page.ts';
import { misfits } from '../support/browser/geometry.ts';
import { accessibilityProblems, accompanied, useBrowser } from '../support/browser.ts';
import { ownSite } from '../support/own-site.ts';

// The footer's own blocks: edited where it stands, from any page, and seen by visitors on all of them.
const open = useBrowser();
const blocks = (page: Page) => page.locator('#footer-blocks');
const footer = { content_type: 'footer', object_id: 1 } as const;
/** Whose footer it is that a test changes: what it leaves there would stand on every page of the files that follow. */
let editor: Page | undefined;
afterEach(async () => {
  if (editor) await removeBlocksOf(editor, footer);
});

const words = 'Nach dem Konzert fährt die letzte Fähre um 23.40 Uhr.';

test('the footer is edited where it stands, on a page without blocks as well, and published by language for every page', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  await signInEditor(page);
  editor = page;
  await page.goto('/de/presse');
  await accompanied(page);
  await page.getByRole('button', { name: 'Fußzeile bearbeiten' }).press('Enter');
  await page.getByText('Diese Bausteine gehören zur Fußzeile').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  await expect.poll(focused).toBe('Werkzeuge der Redaktion');
  expect(await accessibilityProblems(page), 'an empty footer').toEqual([]);
  await blocks(page).getByRole('button', { name: 'Text', exact: true }).press('Enter');
  await page.getByText('Text eingefügt').waitFor({ state: 'attached' });
  await expect.poll(() => blocks(page).getByRole('textbox', { name: 'Text, Text' }).getAttribute('contenteditable')).toBe('true');
  await page.keyboard.type(words);
  await page.keyboard.press('Escape');
  expect(await accessibilityProblems(page), 'the footer being edited').toEqual([]);
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  const visitor = await open('/de/programm');
  expect(await blocks(visitor).textContent()).toBe('');
  await page.getByRole('button', { name: 'Veröffentlichen …' }).press('Enter');
  await page.getByRole('button', { name: 'Auf Deutsch veröffentlichen' }).press('Enter');
  await page.getByText('Alles ist veröffentlicht.').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Bearbeiten beenden/ }).press('Enter');
  await expect.poll(focused).toBe('Fußzeile bearbeiten');
  await expect.poll(() => blocks(page).textContent()).toBe(words);
  expect(await page.locator('[data-block]').count()).toBe(0);
  await page.goto('/de/presse?edit');
  await page.getByRole('button', { name: 'Veröffentlichen …' }).waitFor();
  await page.getByRole('button', { name: 'Fußzeile bearbeiten' }).click();
  await page.getByText('Diese Bausteine gehören zur Fußzeile').waitFor();
  expect(await page.locator('#content [data-block]').count()).toBe(0);
  expect(await blocks(page).locator('[data-block]').count()).toBe(1);

  for (const path of ['/de/programm', '/de', '/de/gibt-es-nicht', '/en/events']) {
    await visitor.goto(path);
    expect(await blocks(visitor).textContent(), path).toBe(words);
    expect(
      await blocks(visitor)
        .locator('p')
        .evaluate((text) => text.closest('[lang]')?.getAttribute('lang')),
      path,
    ).toBe('de');
  }
  expect(await accessibilityProblems(visitor), 'a visitor’s page').toEqual([]);
  for (const width of [360, 768, 1366, 1920]) {
    await visitor.setViewportSize({ width, height: 900 });
    expect(await misfits(visitor), `${width} px`).toEqual([]);
  }
});

test('a visitor loads script for the footer’s blocks only where one of them needs it', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  await signInEditor(page);
  editor = page;
  /** `until`: of what comes late, a file that is waited for. */
  const scriptsOf = async (until?: string) => {
    const visitor = await open('about:blank', { isFirstVisit: true });
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(request.url()));
    await visitor.goto('/de/presse');
    await accompanied(visitor);
    await visitor.waitForLoadState('networkidle');
    const names = () => asked.flatMap((url) => /\/([\w-]+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? []).toSorted();
    if (until) await expect.poll(names).toContain(until);
    return names();
  };
  const without = await scriptsOf();
  expect(without).not.toContain('open-all');
  await publishFooter(page, { id: 'f1', type: 'quote', fields: { content: { de: 'Alles fließt.' } } });
  expect(await scriptsOf(), 'a quotation').toEqual(without);
  const question = {
    id: 'f3',
    type: 'faqitem',
    fields: { question: { de: 'Wann?' }, content: { de: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Heute.' }] }] } } },
  };
  await publishFooter(page, { id: 'f2', type: 'faq', fields: {}, children: [question, { ...question, id: 'f4' }] });
  // On a busy machine the page before may stand in for a while.
  await expect.poll(async () => (await fetch(`${ownSite().url}/de/presse`)).text()).toContain('Wann?');
  await scriptsOf('open-all');
});
