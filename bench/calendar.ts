import pg from 'pg';
import { type Browser, chromium, type Page } from 'playwright-core';
import { addDays, dayOf } from '../src/i18n/berlin-time.ts';
import { makeEditor, signInEditor } from '../tests/support/editor.ts';
import type { RunningSite } from '../tests/support/site.ts';
import { databaseUrl } from './changes.ts';
import { atMost, type Measurement, quantile } from './measurement.ts';

const rounds = 60;
const warmUp = 10;
/** Milliseconds, p95, HTTP and all. */
const bar = 50;
const inView = 500;
const month = '2060-03-01';
const slowdown = 4;

/** Bar: among 100,000 events a month of the calendar within 50 ms (p95); without one, its smoothness in a slowed browser. */
export async function measureCalendar({ url }: RunningSite, dataDir: string): Promise<Measurement[]> {
  await makeEditor(dataDir);
  const headers = await signInEditor(url);
  const from = dayOf(new Date());
  const measurements: Measurement[] = [];
  for (const [name, days] of [
    ['a week', 7],
    ['a month', 42],
  ] as const) {
    const { times, events } = await timesOf(`${url}/de/api/cms-calendar/?from=${from}&days=${days}`, headers);
    const p95 = quantile(times, 0.95);
    const details = `p50 ${quantile(times, 0.5).toFixed(1)} ms, ${events} events`;
    measurements.push({ what: `100,000 events: calendar of ${name}, p95`, value: `${p95.toFixed(1)} ms`, bar: atMost(bar, p95, 'ms'), details });
  }
  await fillMonth(dataDir);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return [...measurements, ...(await measureBrowser(browser, url, headers.Cookie))];
  } finally {
    await browser.close();
  }
}

async function timesOf(address: string, headers: Record<string, string>): Promise<{ times: number[]; events: number }> {
  const times: number[] = [];
  let events = 0;
  for (let round = -warmUp; round < rounds; round++) {
    const begin = performance.now();
    const response = await fetch(address, { headers });
    const text = await response.text();
    if (round >= 0) times.push(performance.now() - begin);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    events = (JSON.parse(text) as { events: unknown[] }).events.length; // the contract's shape
  }
  return { times, events };
}

async function fillMonth(dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  await client.query(
    `insert into event (production_id, room_id, type_id, date_start, is_online)
     select production_id, room_id, type_id, $1::timestamptz + (n % 30) * interval '1 day' + (n % 14 + 8) * interval '1 hour', false
       from (select production_id, room_id, type_id, row_number() over (order by id) as n from event where date_start > now() order by id limit ${inView}) as known`,
    [month],
  );
  await client.end();
}

async function measureBrowser(browser: Browser, url: string, cookies: string): Promise<Measurement[]> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1366, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });
  await context.addCookies(
    cookies.split('; ').map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('='), url };
    }),
  );
  const page = await context.newPage();
  await page.goto(`/cms-hub/calendar?view=month&from=${addDays(month, 10)}`);
  await page.waitForLoadState('networkidle');
  const events = await page.locator('[data-event]').count();
  const elements = await page.locator('[class*=board] *').count();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const arrows = await watched(page, 'keydown', async () => {
    await page.locator('[data-stop]').first().focus();
    for (let key = 0; key < 60; key += 1) await page.keyboard.press(key % 7 === 6 ? 'ArrowDown' : key % 14 < 7 ? 'ArrowRight' : 'ArrowLeft', { delay: 30 });
  });
  const drag = await watched(page, 'dragover', () => dragOver(page));
  const details = `${events} events, ${elements} elements`;
  return [
    figureOf(`calendar of ${inView} events: an arrow key to its frame, ${slowdown} times slower, p95`, arrows, details),
    figureOf(`calendar of ${inView} events: over a cell while dragging, ${slowdown} times slower, p95`, drag, details),
  ];
}

type Watched = { times: number[]; long: number; longest: number };

const figureOf = (what: string, { times, long, longest }: Watched, details: string): Measurement => ({
  what,
  value: `${quantile(times, 0.95).toFixed(1)} ms`,
  details: `p50 ${quantile(times, 0.5).toFixed(1)} ms, ${long} long tasks, the longest ${longest.toFixed(0)} ms; ${details}`,
});

async function watched(page: Page, event: string, act: () => Promise<void>): Promise<Watched> {
  await page.evaluate((name) => {
    const seen = { times: [] as number[], long: 0, longest: 0 };
    Object.assign(window, { seen });
    addEventListener(name, ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => seen.times.push(performance.now() - timeStamp))), { capture: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        seen.long += 1;
        seen.longest = Math.max(seen.longest, duration);
      }
    }).observe({ type: 'longtask' });
  }, event);
  await act();
  return page.evaluate(() => (window as unknown as { seen: Watched }).seen); // as it was put there above
}

async function dragOver(page: Page): Promise<void> {
  const chip = await page.locator('[data-event]').first().boundingBox();
  if (!chip) throw new Error('There is no event to drag.');
  await page.evaluate(() => {
    const chips = [...document.querySelectorAll('[data-event]')];
    const data = new DataTransfer();
    data.setData('application/x-foyer-event', chips[0]?.getAttribute('data-event') ?? '');
    Object.assign(window, { dragged: data });
  });
  for (let step = 0; step < 40; step += 1) {
    await page.evaluate((at) => {
      const cells = [...document.querySelectorAll('td')];
      const dataTransfer = (window as unknown as { dragged: DataTransfer }).dragged; // as it was put there above
      const options = { bubbles: true, cancelable: true, dataTransfer };
      cells[at % cells.length]?.dispatchEvent(new DragEvent('dragover', options));
      cells[(at + cells.length - 1) % cells.length]?.dispatchEvent(new DragEvent('dragleave', options));
    }, step);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
}
