import { expect, test } from 'vitest';
import { eventPath } from '../../support/browser/open-states.ts';
import { useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

// The picture that a visitor sees first, as the browser itself says which it is (Largest Contentful Paint).
const open = useBrowser();

const pages = { home: async () => '/de', event: () => eventPath('de'), 'a page of blocks': async () => '/de/sommer-am-kai' };

test.each(Object.entries(pages))('%s: AVIF, no larger than it is shown, and asked for in the head', async (_, pathOf) => {
  const path = await pathOf();
  const html = await (await fetch(ownSite().url + path)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  const [preload = ''] = head.match(/<link[^>]*rel="preload"[^>]*as="image"[^>]*>/g) ?? [];
  expect(preload, 'in the head').toContain('type="image/avif"');
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1366, height: 900 },
  ]) {
    const page = await open('about:blank', { isFirstVisit: true });
    await page.setViewportSize(viewport);
    await page.route('**/*.mp4', (route) => route.fulfill({ status: 204 })); // a film that begins at once takes the place of its poster before that is painted
    await page.goto(path);
    const largest = () =>
      page.evaluate(
        () =>
          new Promise<{ url: string; shown: number }>((resolve) => {
            new PerformanceObserver((list) => {
              const entries = list.getEntries() as (PerformanceEntry & { url: string; element: Element | null })[]; // of this type alone
              const entry = entries.at(-1);
              resolve({ url: entry?.url ?? '', shown: (entry?.element?.clientWidth ?? 0) * devicePixelRatio });
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
    await expect.poll(async () => (await largest()).url, { message: `${viewport.width} px`, timeout: 20_000 }).toMatch(/\/media\/.*\.avif$/);
    const { url, shown } = await largest();
    const offered = [...preload.matchAll(/-(\d+)\.avif (\d+)w/g)].map(([, width]) => Number(width));
    const taken = Number(/-(\d+)\.avif$/.exec(url)?.[1]);
    const enough = offered.find((width) => width >= shown) ?? offered.at(-1) ?? 0;
    expect(preload, 'the one that is asked for').toContain(new URL(url).pathname);
    // Browsers take the nearest: at most the next that is wide enough, and hardly ever one a third too small.
    expect([taken <= enough, taken >= Math.min(shown, enough) * 0.7], `${taken} of ${offered.join()} for ${shown} px`).toEqual([true, true]);
  }
});
