import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { atMost, type Measurement, quantile } from '../measurement.ts';

const rounds = 40;
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

/** Bar: the service worker costs a navigation at most 20 ms (medians of alternating profiles that know the site). */
export async function measureWorker(site: string): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
  try {
    const [without, withWorker] = [await profile(browser, site, 'block'), await profile(browser, site, 'allow')];
    const paths = await eventPaths(site);
    const times = { without: [] as Times[], withWorker: [] as Times[] };
    for (let round = -4; round < rounds; round += 1) {
      const path = site + (paths[(round + 4) % paths.length] ?? '/de');
      const [one, other] = [await navigate(without, path), await navigate(withWorker, path)];
      if (round < 0) continue; // the first ones fill what the browser keeps
      times.without.push(one);
      times.withWorker.push(other);
    }
    return (['byte', 'document'] as const).map((kind) => {
      const [before, after] = [times.without, times.withWorker].map((all) =>
        quantile(
          all.map((one) => one[kind]),
          0.5,
        ),
      ) as [number, number];
      const what = kind === 'byte' ? 'worker: first byte of a navigation' : 'worker: document with its script run';
      return {
        what,
        value: `${(after - before).toFixed(0)} ms`,
        bar: atMost(20, after - before, 'ms more'),
        details: `${before.toFixed(0)} → ${after.toFixed(0)} ms`,
      };
    });
  } finally {
    await browser.close();
  }
}

/** Milliseconds since the navigation began. */
type Times = { byte: number; document: number };

async function profile(browser: Browser, site: string, serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers });
  const page = await context.newPage();
  await page.goto(`${site}/de`, { waitUntil: 'load' });
  if (serviceWorkers === 'allow') {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
    // What is fetched ahead is a matter of the first visit.
    const cachedPaths = () =>
      page.evaluate(async () => Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length)));
    for (let before = '', now = '-'; before !== now; [before, now] = [now, JSON.stringify(await cachedPaths())]) await page.waitForTimeout(3_000);
  }
  await page.close();
  return context;
}

async function navigate(context: BrowserContext, address: string): Promise<Times> {
  const page = await context.newPage();
  try {
    await page.goto(address, { waitUntil: 'load' });
    return await page.evaluate(() => {
      const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return { byte: timing?.responseStart ?? 0, document: timing?.domContentLoadedEventEnd ?? 0 };
    });
  } finally {
    await page.close();
  }
}

async function eventPaths(site: string): Promise<string[]> {
  const { results } = (await (await fetch(`${site}/de/api/events/?page_size=10`)).json()) as { results: { link: { url: string } }[] };
  return results.map(({ link }) => link.url);
}
