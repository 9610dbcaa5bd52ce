import { chromium, type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answering, hydrated, settled, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

const open = useBrowser();
const cards = 'dialog article[id^="event-"]';

/** The page once the sticky navigation, which comes to life last, answers to clicks. */
async function alive(page: Page): Promise<Page> {
  await answering(page, 'a[aria-haspopup=dialog]');
  return page;
}

/** Opens the overlay on a page and waits until it stands still with its events. */
async function withOverlay(path: string, name = 'Programm und Karten', options = {}): Promise<Page> {
  const page = await alive(await open(path, options));
  await page.getByRole('link', { name, exact: true }).click();
  await page.locator(cards).first().waitFor();
  await standingStill(page);
  return page;
}

// Only what time moves: pictures fade in with scrolling.
const standingStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .querySelector('dialog')
      ?.getAnimations({ subtree: true })
      .every(({ timeline }) => timeline !== document.timeline),
  );

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label') || document.activeElement?.id);

describe('the overlay', () => {
  test.each([
    ['/de', 'Programm und Karten'],
    ['/en', 'Programme and tickets'],
  ])('%s: opens titled with its own events', async (path, title) => {
    const page = await withOverlay(path, title);
    const dialog = page.getByRole('dialog', { name: title });
    expect(await dialog.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    expect(await dialog.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(0);
    expect(await page.locator(cards).count()).toBe(20);
  });

  test('slides in and out, and not where a visitor wants no movement', { tags: 'moving' }, async () => {
    const page = await alive(await open('/de'));
    await page.evaluate(() => {
      const ran: unknown[] = [];
      Object.assign(window, { ran });
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (!(target instanceof HTMLDialogElement)) return;
        const [move] = target.getAnimations().filter((animation) => (animation as CSSTransition).transitionProperty === propertyName); // only transitions move it
        ran.push([propertyName, move?.effect?.getTiming().duration]);
      });
    });
    const moves = () => page.evaluate(() => Reflect.get(window, 'ran'));
    await page.getByRole('link', { name: 'Programm und Karten', exact: true }).click();
    await expect.poll(moves).toContainEqual(['translate', 500]);
    await standingStill(page);
    await page.keyboard.press('Escape');
    await expect.poll(moves).toContainEqual(['translate', 380]);
    await page.waitForFunction(() => !document.querySelector('dialog')?.checkVisibility());

    const calm = await alive(await open('/de', { reducedMotion: 'reduce' }));
    await calm.getByRole('link', { name: 'Programm und Karten', exact: true }).click();
    await calm.waitForFunction(() => document.querySelector('dialog[open]'));
    const durations = await calm.evaluate(() =>
      document
        .querySelector('dialog')
        ?.getAnimations()
        .map((animation) => Number(animation.effect?.getTiming().duration)),
    );
    expect(durations?.every((duration) => duration < 1)).toBe(true);
  });

  test('keeps the focus, gives it back on Escape, on its button and on a click beside it', { tags: 'moving' }, async () => {
    const page = await withOverlay('/de', undefined, { viewport: { width: 1920, height: 1000 } });
    const dialog = page.getByRole('dialog');
    expect(await focused(page)).toBe('Schließen');
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'));
      expect(outside).toBe(false);
    }
    const closings = [() => page.keyboard.press('Escape'), () => dialog.getByRole('button', { name: 'Schließen' }).click(), () => page.mouse.click(100, 500)];
    for (const close of closings) {
      if (!(await dialog.isVisible())) await page.getByRole('link', { name: 'Programm und Karten', exact: true }).press('Enter');
      await dialog.waitFor();
      await standingStill(page);
      await close();
      await dialog.waitFor({ state: 'hidden' });
      expect(await focused(page)).toBe('Programm und Karten');
    }
  });

  test('narrows by place and kind; choosing the chosen one clears it', { tags: 'core' }, async () => {
    const page = await withOverlay('/de');
    const dialog = page.getByRole('dialog');
    const before = await dialog.getByRole('status').textContent();
    await dialog.locator('summary', { hasText: 'Ort' }).click();
    const hall = dialog.getByRole('radio', { name: /^Kammersaal/ });
    await hall.click();
    await page.waitForFunction((text) => !['', text].includes(document.querySelector('dialog [role=status]')?.textContent ?? ''), before);
    await dialog.locator('div[aria-busy=false]').waitFor();
    for (const card of await page.locator(cards).all()) expect(await card.textContent()).toContain('Kammersaal');
    expect(await hall.isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Kammersaal entfernen' }).waitFor();
    await hall.click();
    await page.waitForFunction((text) => document.querySelector('dialog [role=status]')?.textContent === text, before);
  });

  test('of a house with 28 rooms and 21 types takes no more room for its filters', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: 900 + index, name: `Ein Raum mit langem Namen ${index + 1}`, count: 3 }));
    const widths = [360, 1366];
    const tops = async (isLarge: boolean) => {
      const page = await alive(await open('/de', { viewport: { width: 360, height: 900 } }));
      await page.route(/\/api\/event-filters\//, async (route) => {
        const options = await (await route.fetch()).json();
        return route.fulfill({ json: isLarge ? { ...options, room: many(28), type: many(21) } : options });
      });
      await page.getByRole('link', { name: 'Programm und Karten', exact: true }).click();
      await page.locator(cards).first().waitFor();
      const found: number[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        found.push((await page.locator(cards).first().boundingBox())?.y ?? 0);
      }
      return found;
    };
    const [usual, large] = [await tops(false), await tops(true)];
    for (const [index, width] of widths.entries()) {
      expect(large[index], `${width} px`).toBeLessThanOrEqual(usual[index] ?? 0);
      expect(large[index], `${width} px`).toBeLessThan(600);
    }
  });

  test('on a phone calendar and filters open above it, and close before it does', async () => {
    const page = await withOverlay('/de', undefined, { viewport: { width: 360, height: 740 } });
    await page.getByRole('dialog').getByRole('button', { name: 'Kalender' }).click();
    const modal = page.getByRole('dialog', { name: 'Programm filtern' });
    await modal.getByRole('grid').waitFor();
    await modal.getByRole('button', { name: 'Filter', exact: true }).click();
    await modal.locator('summary', { hasText: 'Art' }).click();
    await modal.getByRole('radio', { name: /^Oper/ }).click();
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog', { name: 'Programm und Karten' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Oper entfernen' }).waitFor();
  });

  test('leads to the whole programme under the same filter', async () => {
    const page = await withOverlay('/en', 'Programme and tickets');
    await page.getByRole('dialog').locator('summary', { hasText: 'Location' }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^Chamber Hall/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /dates? in the programme/ })
      .click();
    await page.waitForURL(/\/en\/events\?room=\d+$/);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await settled(page); // the browser tells of a dialog's end a moment later
    expect(page.url()).toMatch(/\/en\/events\?room=\d+$/);
    expect(await focused(page)).not.toBe('Programme and tickets');
  });

  test('closes when the path changes: an event of it, the way back', { tags: 'moving' }, async () => {
    const page = await withOverlay('/de');
    await page.locator(`${cards} a`).first().click();
    await page.waitForURL(/\/de\/programm\/[^/]+\/\d+/);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    await page.goBack();
    await page.waitForURL(/\/de$/);
    expect(await page.getByRole('dialog').isVisible()).toBe(false);
  });

  test("closing clears the programme's parameters from the address and leaves others", async () => {
    const page = await withOverlay('/de?room=1&date=21-11-2026&x=1');
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.search === '?x=1');
    expect(await page.evaluate(() => history.state.idx)).toBe(0); // no step of the history was added
  });

  test('overlay=true on any page leads to the programme, whose page is the overview', async () => {
    const page = await hydrated(await open('/en?overlay=true'));
    await page.waitForURL(/\/en\/events$/);
    expect(await page.getByRole('link', { name: 'Programme and tickets', exact: true }).count()).toBe(0);
  });

  test('says so when the events cannot be had, and tries again', async () => {
    const page = await alive(await open('/de'));
    await page.route('**/api/events/**', (route) => route.fulfill({ status: 429, json: { code: 'too_many', message: '' } }));
    await page.getByRole('link', { name: 'Programm und Karten', exact: true }).click();
    await page.getByText('Die nächsten Termine ließen sich nicht laden.').waitFor();
    await page.unroute('**/api/events/**');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await page.locator(cards).first().waitFor();
    expect(await page.getByText('Die nächsten Termine ließen sich nicht laden.').count()).toBe(0);
  });

  test('comes only when it is asked for', async () => {
    const asked: string[] = [];
    const page = await open('about:blank');
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/de', { waitUntil: 'networkidle' });
    await alive(page);
    expect(asked.filter((url) => /overlay/.test(url))).toEqual([]);
    await page.getByRole('link', { name: 'Programm und Karten', exact: true }).click();
    await page.locator(cards).first().waitFor();
    expect(asked.filter((url) => /programme-overlay.*js/.test(url))).toHaveLength(1);
  });

  test('is a link to the programme without script', async () => {
    const page = await open('/de', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Programm und Karten', exact: true }).click();
    await page.waitForURL(/\/de\/programm$/);
  });

  test('the page behind does not scroll and nothing of it moves, with a scrollbar that takes room', async () => {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    try {
      const page = await browser.newPage({ baseURL: ownSite().url, viewport: { width: 1366, height: 900 } });
      await page.goto('/de');
      await alive(page);
      await page.evaluate(() => scrollTo(0, 700));
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
      const places = () =>
        page.evaluate(() => [
          scrollY,
          ...[...document.querySelectorAll('body > header, main, main article, body > footer')].map(
            (element) => element.getBoundingClientRect().x + element.getBoundingClientRect().width,
          ),
        ]);
      const before = await places();
      await page.getByRole('link', { name: 'Programm und Karten', exact: true }).click();
      await page.locator(cards).first().waitFor();
      await standingStill(page);
      expect(await places()).toEqual(before);
      await page.mouse.move(60, 500);
      await page.mouse.wheel(0, 600);
      await page.mouse.move(900, 500);
      await page.mouse.wheel(0, 100_000);
      await page.waitForFunction(() => [...document.querySelectorAll('dialog *')].some((element) => element.scrollTop > 0));
      expect(await places()).toEqual(before);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(await places()).toEqual(before);
    } finally {
      await browser.close();
    }
  });
});
