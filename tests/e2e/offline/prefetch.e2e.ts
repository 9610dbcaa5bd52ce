import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventPath } from '../../support/browser/open-states.ts';
import { accompanied, useBrowser } from '../../support/browser.ts';

const open = useBrowser();

function watchMoves(page: Page) {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/page-data/')) asked.push(request);
  });
  return asked;
}
const isAhead = (request: Request | undefined) => request?.headers().purpose === 'prefetch';
/** As long as a pointer rests before it means the link, several times over. */
const aWhile = 600;

test('a page is fetched when a pointer rests on its link, once, and the move asks only whether it is still true', async () => {
  const page = await accompanied(await open('/de/programm'));
  const asked = watchMoves(page);
  const link = page.locator('main a[href^="/de/programm/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.hover();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.url()).toContain(`/page-data${path}`);
  expect(isAhead(asked[0])).toBe(true);
  await asked[0]?.response();
  await page.mouse.move(0, 0);
  await link.hover();
  await page.waitForTimeout(aWhile);
  expect(asked).toHaveLength(1);

  await link.click();
  await page.waitForURL(`**${path}`);
  await expect.poll(() => asked.length).toBe(2);
  expect(isAhead(asked[1])).toBe(false); // it is counted as a view
  expect((await asked[1]?.sizes())?.responseBodySize).toBe(0); // 304
});

test('so it is when the focus rests there, and not when a pointer passes', async () => {
  const path = await eventPath('de');
  const page = await accompanied(await open(path));
  const asked = watchMoves(page);
  const link = page.locator('main a[href^="/de/programm/"]:not([lang])').first();
  await link.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(aWhile);
  const passed = asked.length;
  await link.focus();
  await expect.poll(() => asked.length).toBeGreaterThan(passed);
  expect(passed).toBe(0);
});

test('nothing is fetched for who saves data, nor of a page that is made for one visitor', async () => {
  const saving = await open('about:blank');
  await saving.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } }));
  await saving.goto('/de/programm');
  await accompanied(saving);
  const asked = watchMoves(saving);
  await saving.locator('main a[href^="/de/programm/"]').first().hover();
  await saving.waitForTimeout(aWhile);
  expect(asked).toEqual([]);

  const page = await accompanied(await open('/de'));
  const others = watchMoves(page);
  await page.evaluate(() => document.querySelector('main a[href^="/de/"]')?.setAttribute('href', '/de/user/login'));
  await page.locator('main a[href="/de/user/login"]').first().focus();
  await page.waitForTimeout(aWhile);
  expect(others).toEqual([]);
});
