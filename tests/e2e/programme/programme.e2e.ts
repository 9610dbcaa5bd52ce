import { describe, expect, test } from 'vitest';
import { answering, hold, hydrated, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

const open = useBrowser();
const cards = 'article[id^="event-"]';

describe('filters', () => {
  test('a choice takes effect at once, is in the URL, has a chip, and choosing it again clears it', { tags: 'core' }, async () => {
    const page = await hydrated(await open('/de/programm'));
    const before = await page.getByRole('status').first().textContent();
    await page.getByText('Ort', { exact: true }).first().click();
    const option = page.getByRole('radio', { name: /Kammersaal/ });
    await option.check();
    await page.waitForURL(/room=\d+/);
    await page.getByRole('link', { name: 'Kammersaal entfernen' }).waitFor();
    await page.waitForFunction((text) => document.querySelector('[role=status]')?.textContent !== text, before);
    expect(await page.locator(cards).first().textContent()).toContain('Kammersaal');
    await option.click();
    await page.waitForURL((url) => url.search === '');
  });

  test('the counts tell how many there will be, and an option that would give nothing cannot be chosen', async () => {
    const page = await hydrated(await open('/de/programm'));
    await page.getByText('Art', { exact: true }).first().click();
    const label = page.locator('details[open] label').nth(1);
    const count = Number(await label.locator('span').textContent());
    await label.locator('input').check();
    await page.waitForURL(/type=\d+/);
    await page.waitForFunction((n) => document.querySelector('[role=status]')?.textContent?.startsWith(String(n)), count);
    await page.locator('summary', { hasText: 'Reihe' }).click();
    await page.locator('details[open] input:disabled').first().waitFor();
  });

  test('remove all appears with two filters and removes both', async () => {
    const page = await hydrated(await open('/de/programm'));
    const { room, type } = await (await fetch(`${ownSite().url}/de/api/event-filters/`)).json();
    const both = `/de/programm?room=${room[0].id}&type=${type[0].id}`;
    await page.goto(`/de/programm?room=${room[0].id}`);
    expect(await page.getByRole('link', { name: 'Alle entfernen' }).count()).toBe(0);
    await page.goto(both);
    await hydrated(page);
    await page.getByRole('link', { name: 'Alle entfernen' }).click();
    await page.waitForURL((url) => url.search === '');
  });

  test('a selection without result says so and can be reset', async () => {
    const page = await hydrated(await open('/en/events?date=31-12-2099'));
    await page.getByText('Please delete one of the filters or try a different combination.').waitFor();
    await page.getByRole('link', { name: 'Reset filters' }).click();
    await page.waitForURL((url) => url.search === '');
    await page.locator(cards).first().waitFor();
  });

  test('the calendar offers only days with events, by keyboard too, and begins the list on the chosen day', { tags: 'core' }, async () => {
    const page = await hydrated(await open('/de/programm'));
    await page.locator('summary', { hasText: 'Datum' }).press('Enter');
    const grid = page.getByRole('grid');
    await grid.waitFor();
    expect(await grid.getByRole('columnheader', { includeHidden: true }).first().textContent()).toBe('Mo');
    await page.getByRole('button', { name: 'Nächster Monat' }).first().press('Enter');
    const day = grid.locator('[role=button]:not([aria-disabled])').first();
    await day.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/date=\d\d-\d\d-\d{4}/);
    const chosen = new URL(page.url()).searchParams.get('date')?.split('-').reverse().join('-');
    await page.waitForFunction((day) => document.querySelector('h3 time')?.getAttribute('datetime') === day, chosen);
    expect(await grid.locator('[aria-selected=true]').count()).toBe(1);
    await page.locator('details[open]').getByRole('button', { name: 'Ab heute' }).press('Enter');
    await page.waitForURL((url) => url.search === '');
    await page.getByRole('button', { name: 'Ab heute' }).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.closest('[role=grid]')?.tagName)).toBe('TABLE');
  });

  test('by keyboard: arrows are one step of the history, Space clears what is chosen', async () => {
    const page = await hydrated(await open('/de/programm'));
    await page.locator('summary', { hasText: 'Ort' }).press('Enter');
    const first = page.locator('details[open] input:enabled').nth(1);
    await first.check();
    await page.waitForURL(/room=\d+/);
    await page.waitForFunction(() => document.querySelectorAll('main search ul a[aria-label]').length === 1);
    const chosen = page.url();
    await first.press('ArrowDown');
    await page.waitForURL((url) => url.search !== '' && url.href !== chosen);
    await page.locator('details[open] input:checked').press('Space');
    await page.waitForURL((url) => url.search === '');
    expect(await page.locator('details[open] input:checked').getAttribute('value')).toBe('');
    await page.goBack(); // to before the first choice
    await page.waitForFunction(() => document.querySelector('main div[aria-busy=false]'));
    expect(new URL(page.url()).search).toBe('');
  });

  test('an option tried the moment the one before has its address takes its place, and stays chosen when the list of that one comes', async () => {
    const { room } = await (await fetch(`${ownSite().url}/de/api/event-filters/`)).json();
    const page = await hydrated(await open('/de/programm'));
    await page.locator('summary', { hasText: 'Ort' }).press('Enter');
    const option = (index: number) => page.locator(`details[open] input[value="${room[index].id}"]`);
    await option(1).waitFor();
    const release = await hold(page, new RegExp(`/page-data/.*room=${room[1].id}`));
    const next = await option(1).elementHandle();
    await page.evaluate((option) => {
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        push(...entry);
        history.pushState = push;
        queueMicrotask(() => option instanceof HTMLElement && option.click()); // before anything is drawn
      };
    }, next);
    await option(0).click();
    await page.waitForFunction((name) => document.title.includes(name), room[0].name);
    expect(await option(1).isChecked()).toBe(true);
    await release();
    await page.waitForURL(`**?room=${room[1].id}`);
    await page.goBack();
    expect(new URL(page.url()).search).toBe('');
  });

  test('who removes a filter by keyboard goes on at the next chip, then at the heading', async () => {
    const { room, type } = await (await fetch(`${ownSite().url}/de/api/event-filters/`)).json();
    const both = `/de/programm?room=${room[0].id}&type=${type[0].id}`;
    const page = await hydrated(await open(both));
    const isFocused = (selector: string) => page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
    const chip = 'a[aria-label$=" entfernen"]'; // before script answers to it, it leads to another document, which begins at its top
    await answering(page, chip);
    await page.getByRole('link', { name: `${room[0].name} entfernen` }).press('Enter');
    await page.waitForURL((url) => !url.searchParams.has('room'));
    await isFocused(`a[aria-label="${type[0].name} entfernen"]`);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '');
    await isFocused('main h1');
    await page.goto(both);
    await answering(page, chip);
    await page.getByRole('link', { name: 'Alle entfernen' }).press('Enter');
    await page.waitForURL((url) => url.search === '');
    await isFocused('main h1');
    await page.goto('/de/programm?date=31-12-2099');
    await answering(page, 'main [aria-busy] a[href="/de/programm"]');
    await page.getByRole('link', { name: 'Filter zurücksetzen' }).press('Enter');
    await page.waitForURL((url) => url.search === '');
    await isFocused('main h1');
  });

  test('calendar and options that could not be loaded can be asked for again', async () => {
    const page = await hydrated(await open('/de/programm'));
    const failed = /\/api\/(calendar|event-filters)\//;
    await page.route(failed, (route) => route.fulfill({ status: 502, body: '' }));
    for (const [name, loaded] of [
      ['Datum', '[role=grid]'],
      ['Ort', 'input[value="1"]'],
    ] as const) {
      await page.locator('summary', { hasText: name }).click();
      const again = page.locator('details[open]').getByRole('button', { name: 'Noch einmal versuchen' });
      await again.waitFor();
      await page.unroute(failed);
      await again.press('Enter');
      await page.locator(`details[open] ${loaded}`).waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
      await page.route(failed, (route) => route.fulfill({ status: 502, body: '' }));
    }
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole('button', { name: 'Kalender' }).click();
    const again = page.getByRole('dialog').getByRole('button', { name: 'Noch einmal versuchen' });
    await again.waitFor();
    await page.unroute(failed);
    await again.press('Enter');
    await page.getByRole('dialog').getByRole('grid').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Kalender');
  });

  test('Escape closes an open filter and gives the focus back', async () => {
    const page = await hydrated(await open('/de/programm'));
    await page.locator('summary', { hasText: 'Ort' }).press('Enter');
    await page.getByRole('radio', { name: /Kammersaal/ }).focus();
    await page.keyboard.press('Escape');
    expect(await page.locator('details[open]').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  });

  test('on a small screen two buttons open calendar and filter in one modal', async () => {
    const page = await hydrated(await open('/de/programm', { viewport: { width: 360, height: 780 } }));
    await page.getByRole('button', { name: 'Filter' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('summary', { hasText: 'Ort' }).click();
    await dialog.getByRole('radio', { name: /Studio/ }).check();
    await page.waitForURL(/room=\d+/);
    await dialog.getByRole('button', { name: 'Kalender' }).click();
    await dialog.getByRole('grid').waitFor();
    await dialog.getByRole('button', { name: /Veranstaltungen? zeigen/ }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator(cards).first().textContent()).toContain('Studio');
    await page.getByRole('button', { name: 'Filter' }).click();
    await dialog.getByRole('button', { name: 'Filter zurücksetzen' }).press('Enter');
    await page.waitForURL((url) => url.search === '');
    await dialog.getByRole('button', { name: 'Filter zurücksetzen' }).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/zeigen$/);
  });
});

describe('errors', () => {
  test.each([
    ['date=31-02-2026', 'Datum'],
    ['room=saal', 'Ort'],
    ['page=0', 'Seite'],
  ])('?%s goes to the error page with status 400', async (query, name) => {
    const page = await open('/de/programm');
    const response = await page.goto(`/de/programm?${query}`);
    expect(response?.status()).toBe(400);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(name);
  });

  test('a filter whose list cannot be loaded leads to the error page, which begins at its heading', async () => {
    const page = await hydrated(await open('/de/programm'));
    await page.locator('summary', { hasText: 'Ort' }).press('Enter');
    await page.getByRole('radio', { name: /Kammersaal/ }).waitFor();
    await page.route(/\/page-data\//, (route) => route.fulfill({ status: 502, body: '' }));
    await page.evaluate(() => scrollTo(0, 600));
    await page.getByRole('radio', { name: /Kammersaal/ }).click();
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a page beyond the end is a 404', async () => {
    const page = await open('/de/programm');
    expect((await page.goto('/de/programm?page=9999'))?.status()).toBe(404);
  });
});
