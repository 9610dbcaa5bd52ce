import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accompanied, hydrated, useBrowser } from '../../support/browser.ts';

// Document and frame are drawn once: whatever becomes of a page, what stands around it is the same element as before.
const open = useBrowser();

const move = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 1, key: 'moved' }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

const around = ['html', 'head', 'body', 'body > header', 'main', 'body > footer', '#primary-menu a', '#footer a'];

async function mark(page: Page): Promise<void> {
  await page.evaluate((selectors) => Object.assign(window, { marked: selectors.map((selector) => document.querySelector(selector)) }), around);
  await page.getByRole('button', { name: 'Dunkle Ansicht' }).first().focus();
}

/** `except`: what the layout of the page one comes from does not have. */
const replaced = (page: Page, except: string[] = []): Promise<string[]> =>
  page.evaluate(
    ([selectors, missing]) => {
      const marked: unknown[] = Reflect.get(window, 'marked') ?? [];
      return selectors.filter((selector, index) => !missing.includes(selector) && (!marked[index] || marked[index] !== document.querySelector(selector)));
    },
    [around, except] as const,
  );

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a page that is not there, and the way on from it', async () => {
  const page = await accompanied(await open('/de/programm'));
  await mark(page);
  await move(page, '/de/programm/nichts/99999999');
  await heading(page).getByText('Nicht gefunden').waitFor();
  expect([await replaced(page), await focused(page)]).toEqual([[], 'H1']);
  await page.locator('main').getByRole('link', { name: 'Zum Programm' }).click();
  await heading(page).getByText('Programm').waitFor();
  expect(await replaced(page)).toEqual([]);
});

test('a page that fails without a network, and the retry; then the focus is not lost', async () => {
  const page = await accompanied(await open('/de'));
  await mark(page);
  await page.context().setOffline(true);
  await move(page, '/de/search?q=bach');
  const again = page.locator('main').getByRole('button', { name: 'Noch einmal versuchen' });
  await again.waitFor();
  expect(await replaced(page)).toEqual([]);
  await page.context().setOffline(false);
  await heading(page).getByText('Suche').waitFor();
  expect(await replaced(page)).toEqual([]);
  expect(['MAIN', 'H1', 'INPUT']).toContain(await focused(page));
});

test('a page that breaks without a move: the focus stays where it is in the header', async () => {
  const page = await open('about:blank');
  await page.addInitScript(() => {
    console.error = () => {}; // React says there what has failed
  });
  await page.goto('/de/programm');
  await accompanied(page);
  await mark(page);
  // The cards of the list's next page cannot be drawn, without any move.
  await page.route(/\/api\/events\//, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, results: answer.results.map((card: object) => ({ ...card, link: null })) } });
  });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await heading(page).getByText('unbekannter Fehler').waitFor();
  expect([await replaced(page), await focused(page)]).toEqual([[], 'BUTTON']);
});

test('out of the webshop and on', async () => {
  const page = await hydrated(await open('/webshop'));
  await accompanied(page);
  await mark(page);
  await page.getByRole('banner').locator('a[href="/de"]').first().click();
  await page.waitForURL(/\/de$/);
  await page.locator('main article').first().waitFor();
  expect(await replaced(page, ['body > footer', '#footer a'])).toEqual([]);
});
