import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockExamples } from '#blocks/examples.ts';
import { blockRegistry } from '#blocks/registry.ts';
import type { Block } from '#content/index.ts';
import { startBlocksSite } from '../support/blocks/blocks-site.ts';
import { accessibilityProblems, colourProblems, layoutShift, painted, settled, useBrowser, watchLayoutShift } from '../support/browser.ts';

// What only a browser shows of all blocks: contrast, names and order, what moves, and whom they ask.
const open = useBrowser();
let site: Awaited<ReturnType<typeof startBlocksSite>>;
beforeAll(async () => {
  site = await startBlocksSite();
});
afterAll(() => site.stop());

const alone = Object.entries(blockExamples).filter(([type]) => blockRegistry.mayContain(null, type));
/** Two pages have every example: a landmark such as an anchor list stands on a page once. */
const pages: [string, Block[]][] = [
  ['the first of each block', alone.flatMap(([, examples]) => examples.slice(0, 1))],
  ['all others', alone.flatMap(([, examples]) => examples.slice(1))],
];

/** Reads the page to its end, so that everything in it is drawn, and back. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((place) => scrollTo(0, place), top);
    await painted(page);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page, 200);
}

/** Here the font comes when its style sheet has come; pages of the site ask for it at once, and are measured with it (frame/layout-shift.e2e.ts). */
const forgetFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.load('1em "Instrument Sans Variable"');
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    Object.assign(window, { shift: 0 });
  });

describe.each(pages)('%s', (_, blocks) => {
  test.each(['de', 'en'] as const)('%s: axe finds nothing at 1366 and 360 px, light and dark; nothing moves, nobody else is asked', async (language) => {
    const page = await open('about:blank', { reducedMotion: 'reduce' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await watchLayoutShift(page);
    await page.goto(site.show(blocks, language));
    await forgetFonts(page);
    for (const width of [1366, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await readThrough(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px: wider than the window`).toBeLessThanOrEqual(0);
      await page.emulateMedia({ colorScheme: 'light' });
      const light = await accessibilityProblems(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect([...light, ...(await colourProblems(page))], `${width} px`).toEqual([]);
      if (width === 1366) expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    }
    expect([...new Set(asked)]).toEqual([site.url]);
  });
});

test('an anchor list stays and marks where one is, also when one has come by its links', async () => {
  const places = ['bahn', 'faehre', 'barrierefrei', 'garderobe'].flatMap((anchor) => [
    { id: `h-${anchor}`, type: 'headline', fields: { content: { de: anchor }, anchor } },
    ...[1, 2].map((number) => ({ ...(blockExamples.fullteaser?.[3] as Block), id: `f-${anchor}-${number}` })), // the one without a picture
  ]);
  const page = await open(site.show([...(blockExamples.anchorlist?.slice(0, 1) ?? []), ...places]));
  const current = () => page.locator('nav a[aria-current]').allTextContents();
  await expect.poll(current).toEqual(['Mit Bahn und Bus']);
  await page.locator('nav a[href="#barrierefrei"]').click();
  await expect.poll(current).toEqual(['Barrierefreiheit']);
  expect(await page.locator('#barrierefrei').evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(130);
  expect(await page.locator('nav').evaluate((bar) => Math.round(bar.getBoundingClientRect().top))).toBe(72); // below the header
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(current).toEqual(['Garderobe und Gastronomie']);
});

test('raw HTML runs in a frame as high as its content, and does not reach the page', async () => {
  const code = `<p id="p" style="height:300px;margin:0">x</p><script>
    document.getElementById('p').textContent = 'drawn';
    let reached = '';
    for (const reach of [() => parent.document.title, () => document.cookie, () => localStorage.length])
      try { reached += reach(); } catch { }
    document.body.dataset.reached = reached;
  </script>`;
  const page = await open(site.show([{ id: 'raw', type: 'html', fields: { html_code: { de: code }, raw: true } }]));
  const body = page.frameLocator('iframe').locator('body[data-reached]');
  await body.waitFor({ state: 'attached' });
  expect(await body.getAttribute('data-reached')).toBe('');
  expect(await body.locator('p').textContent()).toBe('drawn');
  const height = () => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);
  await expect.poll(height).toBe(300);
  await body.locator('p').evaluate((element) => Object.assign(element.style, { height: '120px' }));
  await expect.poll(height).toBe(120);
});
