import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { typingPause } from '../../../src/features/search/limits.ts';
import { hydrated, useBrowser } from '../../support/browser.ts';

// V §4 "Search form", in both of its variants, and the page of results.
const open = useBrowser();
const room = { de: 'kammersaal', en: 'chamber' } as const;

const field = (page: Page) => page.getByRole('combobox', { name: /Suchbegriff|Search term/ });
const options = (page: Page) => page.getByRole('option');
const clear = (page: Page) => page.getByRole('button', { name: 'Suchbegriff löschen' });
const focusIn = (page: Page, selector: string) => page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
const text = (page: Page) => field(page).inputValue();

const searchPage = async (path = '/de/search', options?: BrowserContextOptions) => hydrated(await open(path, options));

async function typed(page: Page, words: string): Promise<Page> {
  await field(page).fill(words);
  await options(page).first().waitFor();
  return page;
}

/** Some browsers give a link no focus when it is pressed: then the press blurs the field. */
const withoutFocus = (page: Page) =>
  options(page)
    .first()
    .evaluate((option) => {
      option.removeAttribute('href');
      option.removeAttribute('tabindex');
    });

function asked(page: Page): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/autocomplete/')) queries.push(url.searchParams.get('query') ?? '');
  });
  return queries;
}

describe('suggestions', () => {
  test('open while there is text, are counted for screen readers, and close when it is emptied', async () => {
    const page = await typed(await searchPage(), room.de);
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');
    expect(await options(page).count()).toBeLessThanOrEqual(8);
    const status = page.locator('search').getByRole('status');
    expect(await status.textContent()).toBe(`${await options(page).count()} Vorschläge`);
    await field(page).fill('');
    await options(page).first().waitFor({ state: 'detached' });
    expect([await field(page).getAttribute('aria-expanded'), await status.textContent()]).toEqual(['false', '']);
  });

  test('are asked for in lower case, after a pause in typing, and never for empty text', async () => {
    const page = await open('about:blank');
    await page.clock.install();
    await page.goto('/de/search');
    await hydrated(page);
    const queries = asked(page);
    await page.clock.pauseAt(Date.now() + 60_000); // however long a machine takes for ten letters, no pause passes between them
    await field(page).pressSequentially('KAMMERSAAL');
    await page.clock.runFor(typingPause - 1);
    expect(queries).toEqual([]);
    await page.clock.resume();
    await options(page).first().waitFor();
    await field(page).fill('   ');
    await options(page).first().waitFor({ state: 'detached' });
    await typed(page, 'Studio');
    expect(queries).toEqual(['kammersaal', 'studio']);
  });

  test('an answer that comes late is dropped', async () => {
    const page = await searchPage();
    const [held, arrived, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(/query=late/, async (route) => {
      arrived.resolve();
      await held.promise;
      await route.fulfill({ json: [{ id: 1, type: 'event', text: 'Late', url: '/' }] }).catch(() => undefined);
      answered.resolve();
    });
    await field(page).fill('late');
    await arrived.promise;
    await typed(page, 'studio');
    held.resolve();
    await answered.promise;
    // What is asked after it, by the same way, is answered after it.
    await page.evaluate(() => fetch('/de/api/search/?query=late').then((response) => response.text()));
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect(await options(page).allTextContents()).not.toContain('Late');
  });

  test('a failure is reported once, without what was typed, and shows the visitor nothing', async () => {
    const page = await searchPage();
    const reports: unknown[] = [];
    page.on('request', (request) => request.url().endsWith('/dashboard-error-log/') && reports.push(request.postDataJSON()));
    await page.route(/autocomplete/, (route) => route.fulfill({ status: 429, json: { code: 'too_many', message: '' } }));
    const taken = page.waitForResponse(/dashboard-error-log/);
    await field(page).fill('kam');
    expect((await taken).status()).toBe(204);
    const failed = page.waitForResponse(/autocomplete/);
    await field(page).fill(room.de);
    await failed;
    expect(reports).toEqual([{ url: '/de/api/search/autocomplete/', kind: 'call', status: 429 }]);
    expect(await options(page).count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    await field(page).press('Enter');
    await page.waitForURL(/q=kammersaal/);
  });

  test('ArrowDown moves the focus to the first; Up, Home, End and typing lead where they should', async () => {
    const page = await typed(await searchPage(), room.de);
    await field(page).press('ArrowDown');
    await focusIn(page, '[role=option]:first-child');
    expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('End');
    await focusIn(page, '[role=option]:last-child');
    await page.keyboard.press('ArrowDown');
    await focusIn(page, '[role=option]:last-child');
    await page.keyboard.press('Home');
    await focusIn(page, '[role=option]:first-child');
    await page.keyboard.press('ArrowUp');
    await focusIn(page, '[role=combobox]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await focusIn(page, '[role=combobox]');
    expect(await text(page)).toBe(`${room.de}x`);
  });

  test('Escape closes them and keeps the text, then empties it', async () => {
    const page = await typed(await searchPage(), room.de);
    await field(page).press('ArrowDown');
    await page.keyboard.press('Escape');
    await options(page).first().waitFor({ state: 'detached' });
    await focusIn(page, '[role=combobox]');
    expect(await text(page)).toBe(room.de);
    await page.keyboard.press('ArrowDown');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await text(page)).toBe('');
  });

  test('choosing one sets the text and submits, by a slow press and by keyboard', { tags: 'core' }, async () => {
    const page = await typed(await searchPage(), room.de);
    const first = options(page).first();
    const name = (await first.locator('span[lang], span').last().textContent()) ?? '';
    await withoutFocus(page);
    // The press lasts longer than any delay after a blur.
    await first.click({ delay: 600 });
    await page.waitForURL((url) => url.searchParams.get('q') === name);
    expect([await text(page), await options(page).count()]).toEqual([name, 0]);
    await typed(page, 'studio');
    await field(page).press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => ![name, null].includes(url.searchParams.get('q')));
    expect(await text(page)).toBe(new URL(page.url()).searchParams.get('q'));
    await focusIn(page, '[role=combobox]');
  });

  test('Tab reaches one of them and they stay open; leaving the form closes them', async () => {
    const page = await searchPage();
    await page.clock.install();
    await typed(page, room.de);
    for (const step of ['[type=button]', '[type=submit]', '[role=option]']) {
      await page.keyboard.press('Tab');
      await focusIn(page, step);
    }
    await page.clock.fastForward(1000);
    expect(await options(page).count()).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await options(page).first().waitFor({ state: 'detached' });
  });

  test('the panel is at most 21rem high and appears in 0.56 s', { tags: 'moving' }, async () => {
    const page = await typed(await searchPage(), 'a');
    const list = page.getByRole('listbox');
    const shown = await list.evaluate((element) => ({ height: element.clientHeight, seconds: getComputedStyle(element).animationDuration }));
    expect(shown.height).toBeLessThanOrEqual(21 * 16);
    expect(shown.seconds).toBe('0.56s');
  });
});

describe('form', () => {
  test('the clear button shows only with text, empties it and gives the focus back', async () => {
    const page = await searchPage();
    expect(await clear(page).count()).toBe(0);
    await typed(page, room.de);
    await clear(page).click();
    expect([await text(page), await clear(page).count(), await options(page).count()]).toEqual(['', 0, 0]);
    await focusIn(page, '[role=combobox]');
  });

  test('submitting closes the suggestions, keeps a category and begins with its first page', async () => {
    const page = await typed(await searchPage('/de/search/events/2?q=saal'), room.de);
    await field(page).press('Enter');
    await page.waitForURL((url) => url.pathname === '/de/search/events' && url.search === '?q=kammersaal');
    expect(await options(page).count()).toBe(0);
  });
});

describe('in the header', () => {
  const header = (page: Page) => page.getByRole('banner');
  const opener = (page: Page) => header(page).getByRole('button', { name: /^(Suche|Suche öffnen|Search|Open search)$/ });
  const opened = async (path = '/de') => {
    const page = await hydrated(await open(path));
    await opener(page).click();
    await focusIn(page, 'header [role=combobox]');
    return page;
  };

  test('is collapsed until its button is clicked, which opens it and focuses the field', async () => {
    const page = await hydrated(await open('/de'));
    expect(await field(page).count()).toBe(0);
    const loaded = page.waitForRequest(/search-form/);
    await opener(page).click();
    await loaded;
    await focusIn(page, 'header [role=combobox]');
    expect(await field(page).isVisible()).toBe(true);
  });

  test('a second click with text submits, without text does nothing', async () => {
    const page = await opened();
    const submit = header(page).getByRole('button', { name: 'Suchen' });
    await submit.click();
    expect(new URL(page.url()).pathname).toBe('/de');
    await field(page).fill(room.de);
    await submit.click({ delay: 600 });
    await page.waitForURL((url) => url.pathname === '/de/search' && url.search === '?q=kammersaal');
  });

  test('collapses after a blur and closes the suggestions; its button opens it again', async () => {
    const page = await typed(await opened(), room.de);
    await page.locator('main').click({ position: { x: 4, y: 4 } }); // the suggestions may reach over the headline
    await options(page).first().waitFor({ state: 'detached' });
    await field(page).waitFor({ state: 'hidden' });
    await opener(page).click();
    await focusIn(page, 'header [role=combobox]');
    expect(await text(page)).toBe(room.de);
  });

  test('Escape closes the suggestions, then the form, and gives the focus to the button', async () => {
    const page = await typed(await opened(), room.de);
    await page.keyboard.press('Escape');
    await options(page).first().waitFor({ state: 'detached' });
    expect(await field(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'hidden' });
    await focusIn(page, 'header [type=submit]');
  });

  test('a slow press on a suggestion is not lost', async () => {
    const page = await typed(await opened(), room.de);
    await withoutFocus(page);
    await options(page).first().click({ delay: 600 });
    await page.waitForURL(/\/de\/search\?q=/);
  });

  test('keeps the category of the page', async () => {
    const page = await hydrated(await open('/de/search/events?q=saal'));
    await opener(page).click();
    await focusIn(page, 'header [role=combobox]');
    await header(page).getByRole('combobox').fill('studio');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/de/search/events' && url.search === '?q=studio');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('main [role=combobox]')?.value === 'studio');
  });

  test('below 85.375em a link leads to the page', async () => {
    const page = await hydrated(await open('/de', { viewport: { width: 1365, height: 900 } }));
    await header(page).getByRole('link', { name: 'Suche' }).click();
    await page.waitForURL(/\/de\/search$/);
    expect(await opener(page).count()).toBe(0);
  });

  test('without script its button leads to the page', async () => {
    const page = await open('/de', { javaScriptEnabled: false });
    await opener(page).click();
    await page.waitForURL(/\/de\/search\??$/);
  });
});
