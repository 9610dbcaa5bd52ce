import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asEditor } from '../../support/browser/staff.ts';
import { accompanied, useBrowser } from '../../support/browser.ts';

// Pages that are fetched while somebody is about to open them (src/app/deferred-shell/ahead).
const open = useBrowser();

/** What is asked for of pages from now on, with whether it was asked for ahead. */
function follow(page: Page): { path: string; isAhead: boolean }[] {
  const asked: { path: string; isAhead: boolean }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/page-data/')) asked.push({ path: pathname.slice('/page-data'.length), isAhead: request.headers().purpose === 'prefetch' });
  });
  return asked;
}
const ahead = (asked: ReturnType<typeof follow>) => asked.filter(({ isAhead }) => isAhead).map(({ path }) => path);
const card = (page: Page, nth = 0) => page.locator('main a[href^="/de/programm/"]:not([href*="?"])').nth(nth);
const pathOf = async (page: Page, nth = 0) => new URL((await card(page, nth).getAttribute('href')) ?? '', 'http://x').pathname;
/** Longer than it takes to mean a link. */
const longer = 400;

async function openProgramme(more: Parameters<typeof open>[1] = {}) {
  const page = await open('/de/programm', more);
  await accompanied(page);
  return { page, asked: follow(page) };
}

test('who rests on a link has its page before the press: it is opened without a request that one waits for, and counted once', { tags: 'core' }, async () => {
  const { page, asked } = await openProgramme();
  const path = await pathOf(page);
  await card(page).hover();
  await expect.poll(() => ahead(asked)).toEqual([path]);
  await page.waitForLoadState('networkidle');
  // From here on the server says nothing: what was fetched is enough.
  await page.route('**/page-data/**', () => {});
  await card(page).click();
  await page.waitForURL(`**${path}`);
  await page.locator('main h1').waitFor();
  // It asks once more, for the view to be counted as that of an opened page.
  await expect.poll(() => asked.slice(1)).toEqual([{ path, isAhead: false }]);
});

test('by keyboard as well: Tab to a link and rest there', async () => {
  const { page, asked } = await openProgramme();
  await card(page).evaluate((link) => {
    const before = document.createElement('button');
    link.before(before);
    before.focus();
  });
  const path = await pathOf(page);
  await page.keyboard.press('Tab');
  await expect.poll(() => ahead(asked)).toEqual([path]);
});

test('a finger that rests on a link is enough', async () => {
  const { page, asked } = await openProgramme({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const session = await page.context().newCDPSession(page);
  await card(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await card(page).boundingBox()) ?? {};
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await expect.poll(() => ahead(asked)).toEqual([await pathOf(page)]);
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
});

test('who passes links by asks for nothing, and of many at once two are asked for', async () => {
  const { page, asked } = await openProgramme();
  await card(page).hover(); // the code is there
  await expect.poll(() => ahead(asked).length).toBe(1);
  // In one go, as a machine at work takes longer between two moves of a mouse than a hand does.
  await page.evaluate(() => {
    for (const link of [...document.querySelectorAll('main a[href^="/de/programm/"]')].slice(4, 20)) {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      link.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
    }
  });
  await page.waitForTimeout(longer);
  expect(ahead(asked)).toHaveLength(1);
  await page.route('**/page-data/**', () => {}); // none of them is answered
  const paths = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/de/programm/"]')].filter(({ search }) => search === '');
    const different = [...new Map(links.map((link) => [link.pathname, link])).values()].slice(2, 7);
    for (const link of different) {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    return different.map(({ pathname }) => pathname);
  });
  expect(paths).toHaveLength(5);
  expect(ahead(asked).slice(1)).toEqual(paths.slice(0, 2));
});

test('nothing that does something is fetched, nor for who saves data or has a slow network', async () => {
  const { page, asked } = await openProgramme();
  await card(page).hover();
  await expect.poll(() => ahead(asked).length).toBe(1);
  const all: string[] = [];
  page.on('request', (request) => all.push(request.url()));
  await page.evaluate(async (wait) => {
    const paths = [
      '/de/user/logout',
      '/webshop',
      '/de/forms/anfrage/3',
      '/cms-hub',
      '/de/team?edit',
      '/de/team?v=1',
      '/de/search?q=bach',
      '/de/api/events.ics',
    ];
    for (const path of paths) {
      const link = document.createElement('a');
      link.href = path;
      document.querySelector('main')?.append(link);
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }, 150);
  expect(all.filter((url) => !/\/assets\/|\/media\//.test(url))).toEqual([]);
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    await page.evaluate((value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }), connection);
    await page.mouse.move(0, 0);
    await card(page, 6).hover();
    await page.waitForTimeout(longer);
  }
  expect(ahead(asked)).toHaveLength(1);
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true }));
  await page.mouse.move(0, 0);
  await card(page, 6).hover();
  await expect.poll(() => ahead(asked).length).toBe(2);
});

test('nor for staff', async () => {
  const page = await asEditor(open, '/de/programm');
  const asked = follow(page);
  await accompanied(page);
  await card(page).hover();
  await page.waitForTimeout(longer);
  expect(asked).toEqual([]);
});
