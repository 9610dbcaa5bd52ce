import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, accompanied, hold, settled, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

const open = useBrowser();
const bar = '[data-progress]';
const skeleton = 'main > [aria-hidden] > *';

const eventsCall = /\/page-data\/de\/programm(\?|$)/;
const homeCall = /\/page-data\/en$/;
const eventCall = /\/page-data\/de\/programm\/[^/]+\/\d+$/;
const toProgramme = (page: Page) => page.locator('main a[href="/de/programm"]');
/** The skeleton cannot know of a line above the title. */
const firstEvent = (page: Page) => page.locator('article[id^="event-"]:not(:has(p + h4)) h4 a').first();

describe('the loading bar', () => {
  test('stands 2 px high at the top while another page loads slowly, and goes when it is there', { tags: 'moving' }, async () => {
    const page = await accompanied(await open('/de'));
    const release = await hold(page, eventsCall);
    await toProgramme(page).click();
    await page.locator(`${bar}[data-progress=running]`).waitFor();
    const look = await page.locator(bar).evaluate((element) => {
      const { top, left, height } = element.getBoundingClientRect();
      return { top, left, height, duration: element.getAnimations()[0]?.effect?.getComputedTiming().duration };
    });
    expect(look).toEqual({ top: 0, left: 0, height: 2, duration: 5_000 });
    const problems = await accessibilityProblems(page);
    expect(problems.filter((problem) => !problem.startsWith('page-has-heading-one'))).toEqual([]); // the heading comes with the page
    const isComplete = page.evaluate(
      (selector) =>
        new Promise((resolve) => {
          const look = () => document.querySelector(selector) && resolve(true);
          new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
        }),
      `${bar}[data-progress=complete]`,
    ); // for half a second, which may pass between two looks of a busy machine
    await release();
    expect(await isComplete).toBe(true);
    await page.waitForURL(/\/de\/programm$/);
    await page.locator(bar).waitFor({ state: 'detached' });
  });

  test('nothing shows where the page comes at once', async () => {
    const page = await open('about:blank');
    await page.clock.install();
    await page.goto('/de');
    await accompanied(page);
    await page.clock.pauseAt(Date.now() + 60_000); // no timer fires any more
    await toProgramme(page).click();
    await page.waitForURL(/\/de\/programm$/);
    await page.locator('article[id^="event-"]').first().waitFor();
    expect([await page.locator(bar).count(), await page.locator(skeleton).count()]).toEqual([0, 0]);
  });

  test('a filter starts neither bar nor skeleton', async () => {
    const page = await accompanied(await open('/de/programm'));
    const { room } = await (await fetch(`${ownSite().url}/de/api/event-filters/`)).json();
    const release = await hold(page, eventsCall);
    await page.evaluate((id) => {
      history.pushState({ idx: 1, key: 'filter' }, '', `/de/programm?room=${id}`);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, room[0].id);
    await page.locator('main div[aria-busy=true]').waitFor();
    await page.waitForFunction((from) => performance.now() - from > 400, await page.evaluate(() => performance.now()));
    expect([await page.locator(bar).count(), await page.locator(skeleton).count()]).toEqual([0, 0]);
    await release();
    await page.locator('main div[aria-busy=false]').waitFor();
  });

  test('with less motion it stands still', async () => {
    const page = await accompanied(await open('/de', { reducedMotion: 'reduce' }));
    const release = await hold(page, eventsCall);
    await toProgramme(page).click();
    await page.locator(bar).waitFor();
    expect(await page.locator(`${bar}, ${skeleton} *`).evaluateAll((all) => all.flatMap((element) => element.getAnimations()).length)).toBe(0);
    await release();
  });
});

describe('the page header', () => {
  const tab = (page: Page, name: string) => page.getByRole('navigation', { name: /Treffer|Kategorien|Ergebnisse|Results/ }).getByRole('link', { name });

  test('stays between siblings: the kinds of results keep the search form while they load', async () => {
    const page = await accompanied(await open('/en/search?q=bach'));
    const release = await hold(page, /\/page-data\/en\/search\/events\?/);
    await tab(page, 'Events').click();
    await page.locator(`${bar}[data-progress=running]`).waitFor();
    expect(await page.locator(skeleton).count()).toBe(0);
    expect(await page.getByRole('combobox').isVisible()).toBe(true);
    await release();
    await page.waitForURL(/\/en\/search\/events\?q=bach$/);
  });

  test('of another page stands in as a skeleton', async () => {
    const page = await accompanied(await open('/en/search?q=bach'));
    const release = await hold(page, homeCall);
    await page.getByRole('banner').locator('a[href="/en"]').first().click();
    await page.locator(skeleton).first().waitFor();
    expect(await page.getByRole('combobox').count()).toBe(0);
    await release();
    await page.waitForURL(/\/en$/);
  });
});

describe.each([360, 1366])('a skeleton at %i px', (width) => {
  const viewport = { width, height: 900 };

  test('of the programme lies where the programme comes to lie', async () => {
    const page = await accompanied(await open('/de', { viewport }));
    await watchShifts(page);
    const release = await hold(page, eventsCall);
    await toProgramme(page).click();
    await page.locator(skeleton).first().waitFor();
    const before = await places(page, [`${skeleton}:nth-child(1) > :first-child`, `${skeleton}:nth-child(3)`, `${skeleton}:nth-child(4) > :nth-child(3)`]);
    await release();
    await page.locator('article[id^="event-"]').first().waitFor();
    expect(await places(page, ['main h1', 'main search', 'main article'])).toEqual(before);
    expect(await shifts(page)).toBe(0);
  });

  test('of an event lies where the event comes to lie', async () => {
    const page = await accompanied(await open('/de/programm', { viewport }));
    await watchShifts(page);
    await page.evaluate(() => scrollTo(0, 300));
    const release = await hold(page, eventCall);
    await firstEvent(page).click();
    await page.locator(skeleton).first().waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // Above the picture, on a phone, the title may have as many lines as it has: only beside it is its place known.
    const picture = width < 1024 ? [] : [`${skeleton}:nth-child(2) > :nth-child(3)`];
    const before = await places(page, [`${skeleton}:nth-child(1)`, `${skeleton}:nth-child(2) > :first-child > :first-child`, ...picture]);
    await release();
    await page.locator('main article header h1').waitFor();
    expect(await places(page, ['main article > nav', 'main h1', ...(width < 1024 ? [] : ['main aside + picture'])])).toEqual(before);
    expect(await shifts(page)).toBe(0);
  });
});

async function places(page: Page, selectors: string[]): Promise<{ top: number; left: number }[]> {
  const boxes = await Promise.all(selectors.map((selector) => page.locator(selector).first().boundingBox()));
  return boxes.map((box) => ({ top: Math.round(box?.y ?? Number.NaN), left: Math.round(box?.x ?? Number.NaN) }));
}

const watchShifts = (page: Page) =>
  page.evaluate(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.body;
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        const moved = sources.filter(({ node }) => node?.parentElement?.closest('main, footer'));
        if (moved.length > 0) dataset.shifted = String(Number(dataset.shifted ?? 0) + Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift' });
  });
/** All shifts in page and footer, also those shortly after a click, which browsers forgive; the header has its own reasons to move. */
const shifts = (page: Page) => page.evaluate(() => Number(document.body.dataset.shifted ?? 0));

async function fromDeepInTheList() {
  const page = await accompanied(await open('/de/programm'));
  await page.evaluate(() => scrollTo(0, 2000));
  const release = await hold(page, eventCall);
  await page.locator('article[id^="event-"] h4 a').nth(2).dispatchEvent('click'); // Playwright's own click would scroll
  await page.locator(skeleton).first().waitFor();
  return { page, release };
}

test('who goes elsewhere during a skeleton finds the list on the way back where it stood', async () => {
  const { page, release } = await fromDeepInTheList();
  await page.getByRole('banner').locator('a[href="/de"]').first().click();
  await page.waitForURL(/\/de$/);
  await page.locator(skeleton).first().waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL(/\/de\/programm$/);
  await page.waitForFunction(() => scrollY === 2000);
  await release();
});

test('where the way to a page is given up, the old one stands where it stood', async () => {
  const { page, release } = await fromDeepInTheList();
  await page.evaluate(() => {
    history.pushState({ idx: 1, key: 'back' }, '', '/de/programm#main-content');
    history.back();
  });
  await page.locator(skeleton).first().waitFor({ state: 'detached' });
  expect(await page.locator('article[id^="event-"]').count()).toBeGreaterThanOrEqual(10);
  expect(await page.evaluate(() => scrollY)).toBe(2000);
  await settled(page); // the router has arrived where it had been, and has not taken it for the top
  expect(await page.evaluate(() => scrollY)).toBe(2000);
  await release();
});
