import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layer } from '../../support/browser/consent.ts';
import { eventPath } from '../../support/browser/open-states.ts';
import { layoutShift, useBrowser, watchLayoutShift } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

const open = useBrowser({ moving: true });

test.each(['/de', '/de/programm', '/en/events', '/de/search?q=bach', '/de/gibt-es-nicht', '/de/programm?date=x', '/webshop', 'event'])(
  'nothing shifts on %s',
  async (path) => {
    const address = path === 'event' ? await eventPath('de') : path;
    for (const viewport of [
      { width: 360, height: 780 },
      { width: 1366, height: 900 },
    ]) {
      const page = await open('about:blank', { viewport, isFirstVisit: true, isUndecided: true });
      await watchLayoutShift(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.locator(layer).waitFor(); // what floats makes room for it
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    }
  },
);

test.each(['/de/programm', '/de/search?q=bach', '/en/events'])('the largest that a phone paints of %s is the page’s, not the question’s', async (path) => {
  const page = await open('about:blank', { viewport: { width: 412, height: 823 }, isFirstVisit: true, isUndecided: true });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator(layer).waitFor();
  const isOfTheQuestion = await page.evaluate(
    (question) =>
      new Promise<Element | null | undefined>((resolve) => {
        new PerformanceObserver((list) => resolve((list.getEntries().at(-1) as LargestContentfulPaint | undefined)?.element)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }).then((element) => element?.closest(question) !== null),
    layer,
  );
  expect(isOfTheQuestion).toBe(false);
});

test.each(['/de', '/de/besuch', 'event'])('%s is laid out once: who scrolls it makes nothing be laid out anew', async (path) => {
  const address = path === 'event' ? await eventPath('de') : path;
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1366, height: 768 },
  ]) {
    const page = await open(address, { viewport });
    await page.waitForLoadState('networkidle');
    await scrollThrough(page); // what comes as it is reached is there
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForTimeout(800); // what fades in and out at the top has: a scroll's own animations never end, and cannot be waited for
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const layouts = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
    const before = await layouts();
    expect(await scrollThrough(page)).toBeGreaterThan(8);
    // The bar below comes and goes, each once.
    expect((await layouts()) - before).toBeLessThanOrEqual(4);
  }
});

/** Turns of the wheel, beside what would react to the pointer. */
async function scrollThrough(page: Page): Promise<number> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(2, 300);
  for (let top = 0; top < height; top += 240) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(60); // the pace of a hand: all turns at once would be one scroll
  }
  await page.waitForTimeout(400); // the wheel's last turn is drawn, and the bar has come
  return Math.ceil(height / 240);
}

test('nothing shifts where a page arrives in pieces', async () => {
  const event = await eventPath('de');
  const slow = await inPieces(event, '</h1>');
  const page = await open('about:blank', { baseURL: slow.url });
  await watchLayoutShift(page);
  await page.goto(event, { waitUntil: 'networkidle' });
  expect(await page.locator('main h1').isVisible()).toBe(true);
  expect(await layoutShift(page)).toBe(0);
  await slow.close();
});

/** The site behind a slow line: the HTML of this page stops for a while before these characters, with half a page read. */
async function inPieces(path: string, before: string) {
  const server = createServer(async (request, response) => {
    if (request.headers.accept === 'text/event-stream') return response.writeHead(204).end(); // it would have no end
    const answer = await fetch(ownSite().url + request.url, { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    const end = request.url === path ? body.indexOf(before) : 0;
    response.write(body.subarray(0, end));
    setTimeout(() => response.end(body.subarray(end)), end > 0 ? 1_500 : 0);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const close = () =>
    new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}`, close };
}
