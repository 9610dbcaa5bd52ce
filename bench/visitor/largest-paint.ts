import { type Browser, chromium } from 'playwright-core';
import { firstEvent } from '../cached-answers.ts';
import { atMost, type Measurement, quantile } from '../measurement.ts';

/** As Lighthouse has it: a slow 4G line, a tenth of which protocols take. https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const line = { offline: false, latency: 150, downloadThroughput: (1_638.4 * 1_024 * 0.9) / 8, uploadThroughput: (675 * 1_024 * 0.9) / 8 };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'de-DE' };
const visits = 5;
/** ms after the load in which a later paint would come. */
const rest = 1_500;

/** Bar: the largest paint of a first visit ≤ 1.8 s on a slow line, as a browser sees it that waits for it; the processor is as fast as it is. */
export async function measureLargestPaint(site: string): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const measured: Measurement[] = [];
    for (const path of ['/de', '/de/programm', await firstEvent(site), '/de/besuch', '/de/team', '/de/search?q=bach', '/de/blog', '/en/user/login']) {
      await fetch(site + path); // as most visits find it
      const paints: number[] = [];
      for (let visit = 0; visit < visits; visit += 1) paints.push(await largestPaint(browser, site + path));
      const seconds = quantile(paints, 0.5) / 1_000;
      const [first = 0, last = 0] = [Math.min(...paints), Math.max(...paints)];
      const details = `${(first / 1_000).toFixed(2)} to ${(last / 1_000).toFixed(2)} s`;
      measured.push({ what: `largest paint on a slow line: ${path}`, value: `${seconds.toFixed(2)} s`, bar: atMost(1.8, seconds, 's'), details });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

/** ms from the beginning of a first visit. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', line);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(rest);
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((entries) => resolve(entries.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return paint;
}
