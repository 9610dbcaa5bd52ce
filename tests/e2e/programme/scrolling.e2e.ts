import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, settled, useBrowser } from '../../support/browser.ts';

// What happens in the programme where a visitor has scrolled to (V §9).
const open = useBrowser({ moving: true });
const cards = 'article[id^="event-"]';

const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await new Promise((seen) => new IntersectionObserver(seen).observe(document.body));
  }, top);

test('the list loads on when its end is nearer than 1.7 windows below the present one', async () => {
  const height = 500;
  const page = await hydrated(await open('/de/programm', { viewport: { width: 1366, height } }));
  await settled(page); // with the font of the house lines are as long as they stay
  const end = page.locator('main a[rel=next]');
  const place = await end.evaluate((link) => (link.parentElement?.getBoundingClientRect().top ?? 0) + scrollY);
  expect(place).toBeGreaterThan(4 * height);
  await scrollTo(page, place - 3 * height);
  expect([await end.getAttribute('aria-busy'), await page.locator(cards).count()]).toEqual(['false', 10]);
  await scrollTo(page, place - 2.5 * height);
  await expect.poll(() => page.locator(cards).count()).toBe(20);
});

test('a picture has faded in when half of it is visible; without movement it is there at once', async () => {
  for (const [reducedMotion, seen] of [
    ['no-preference', [0.2, 0.5, 1, 1]],
    ['reduce', [1, 1, 1, 1]],
  ] as const) {
    const page = await hydrated(await open('/de/programm', { reducedMotion }));
    const picture = page.locator(`${cards} > :has(img)`).nth(4);
    await scrollTo(page, 900); // from here on the sticky buttons stand at the bottom: what is under them is not in sight
    const { top, height, bottom } = await picture.evaluate((box) => {
      const { top, height } = box.getBoundingClientRect();
      return { top: top + scrollY, height, bottom: innerHeight - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) };
    });
    const opacities: number[] = [];
    for (const visible of [0, 0.25, 0.5, 0.75]) {
      await scrollTo(page, top - bottom + visible * height);
      opacities.push(await picture.evaluate((box) => Number(getComputedStyle(box).opacity)));
    }
    expect(opacities.map((one) => Math.round(one * 10) / 10)).toEqual(seen);
  }
});

test('the list loads on also where a busy browser tells of its end coming near together with what was before', async () => {
  const page = await open('about:blank');
  await page.addInitScript(() => {
    const Real = IntersectionObserver;
    window.IntersectionObserver = class extends Real {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const seen: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          seen.push(...entries);
          if (entries.some(({ isIntersecting }) => isIntersecting)) callback(seen.splice(0), observer);
        }, options);
      }
    };
  });
  await page.goto('/de/programm');
  await hydrated(page);
  await settled(page);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForFunction(() => document.querySelectorAll('main article[id^="event-"]').length >= 20);
});
