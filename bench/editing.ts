import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { makeEditor, signInEditor } from '../tests/support/editor.ts';
import type { RunningSite } from '../tests/support/site.ts';
import { atMost, type Measurement, quantile } from './measurement.ts';
import { withSixtyBlocks } from './sixty-blocks.ts';

const keys = 120;
const saves = 100;
const warmUp = 10;
const kilobyte = 1_000;

/** Bars, four times slowed: key to letter ≤ 50 ms (p95), press to tools ≤ 1.5 s, edit mode ≤ 60 kB, rich text ≤ 135 kB gzip, a save ≤ 60 ms. */
export const measureEditing = ({ url }: RunningSite, dataDir: string): Promise<Measurement[]> =>
  withSixtyBlocks(dataDir, async (path) => {
    await makeEditor(dataDir);
    const headers = await signInEditor(url);
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const newPage = (savesData: boolean) => openPage(browser, url, path, headers.Cookie, savesData);
      const fresh = await newPage(true);
      const openedFresh = await timeToOpen(fresh.page);
      const first = sizeOf(fresh.scripts);
      const own = sizeOf(new Map([...fresh.scripts].filter(([name]) => isEditMode.test(name))));
      if (own === 0) throw new Error('The code of edit mode was there before the press: what is counted is not all of it.');
      await fresh.page.close();
      const { page, scripts } = await newPage(false);
      const opened = await timeToOpen(page);
      const plain = await timesOfKeys(page, page.locator('#content [data-text]').first());
      await page.waitForLoadState('networkidle');
      scripts.clear();
      const rich = await timesOfKeys(page, page.locator('#content [data-rich]').first());
      const richText = sizeOf(new Map([...scripts].filter(([name]) => /rich-text|format-bar/.test(name))));
      await page.getByText('Gespeichert', { exact: true }).waitFor();
      await page.close();
      const saved = await timesOfSaves(url, headers, path);
      return [
        { what: 'edit mode of sixty blocks: opened, four times slower', value: `${opened.toFixed(0)} ms`, bar: atMost(1_500, opened, 'ms') },
        {
          what: 'edit mode of sixty blocks: opened with its code still to come, four times slower',
          value: `${openedFresh.toFixed(0)} ms`,
          bar: atMost(1_500, openedFresh, 'ms'),
        },
        figureOf('edit mode of sixty blocks: a key in a line, p95', plain, 50),
        figureOf('edit mode of sixty blocks: a key in rich text, p95', rich, 50),
        figureOf('edit mode of sixty blocks: a save, p95', saved, 60),
        {
          what: 'edit mode: its first chunk, gzip',
          value: `${own.toFixed(1)} kB`,
          bar: atMost(60, own, 'kB'),
          details: `${first.toFixed(1)} kB with all that comes for it`,
        },
        { what: 'rich text: with the first text that has the focus, gzip', value: `${richText.toFixed(1)} kB`, bar: atMost(135, richText, 'kB') },
      ];
    } finally {
      await browser.close();
    }
  });

function figureOf(what: string, times: readonly number[], bar: number): Measurement {
  const p95 = quantile(times, 0.95);
  return { what, value: `${p95.toFixed(1)} ms`, bar: atMost(bar, p95, 'ms'), details: `p50 ${quantile(times, 0.5).toFixed(1)} ms` };
}

const isEditMode = /\/edit-mode-/;

/** Before the press, with an empty cache; `scripts`: what it asks for afterwards. */
async function openPage(
  browser: Browser,
  url: string,
  path: string,
  cookies: string,
  savesData: boolean,
): Promise<{ page: Page; scripts: Map<string, number> }> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1366, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });
  await signIn(context, cookies, url);
  const page = await context.newPage();
  if (savesData) await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const scripts = countScripts(page);
  const ownCode = savesData ? null : page.waitForResponse((response) => isEditMode.test(response.url()));
  await page.goto(path);
  await page.getByRole('button', { name: 'Seite bearbeiten' }).waitFor();
  await ownCode;
  // So that what is counted from here on comes by the press.
  await page.waitForLoadState('networkidle');
  scripts.clear();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, scripts };
}

const signIn = (context: BrowserContext, cookies: string, url: string) =>
  context.addCookies(
    cookies.split('; ').map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('='), url };
    }),
  );

function countScripts(page: Page): Map<string, number> {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    if (!/\/assets\/.*\.js$/.test(response.url())) return;
    sizes.set(response.url(), 0);
    void response.body().then(
      (body) => sizes.has(response.url()) && sizes.set(response.url(), gzipSync(body, { level: 9 }).length),
      () => {}, // the page has been left
    );
  });
  return sizes;
}
const sizeOf = (scripts: ReadonlyMap<string, number>): number => [...scripts.values()].reduce((sum, size) => sum + size, 0) / kilobyte;

async function timeToOpen(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => performance.mark('pressed', { startTime: timeStamp }), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (!document.querySelector('#content [data-block]') || !document.querySelector('[aria-label="Werkzeuge der Redaktion"]')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('opened')));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Seite bearbeiten' }).click();
  await page.waitForFunction(() => performance.getEntriesByName('opened').length > 0);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => performance.measure('opening', 'pressed', 'opened').duration);
}

/** ms from each key to the frame in which it is seen. */
async function timesOfKeys(page: Page, text: ReturnType<Page['locator']>): Promise<number[]> {
  await text.click();
  await page.waitForFunction(() => (document.activeElement as HTMLElement | null)?.isContentEditable);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))), { capture: true });
  });
  for (let key = 0; key < keys; key += 1) await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e', { delay: 20 });
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes.slice(10)); // as it was put there above
}

async function timesOfSaves(url: string, headers: Record<string, string>, path: string): Promise<number[]> {
  const json = async (at: string) => (await fetch(`${url}/de${at}`, { headers })).json();
  const page = (await json(`/pageeditor-api/page/${path.slice(1)}`)) as { id: number };
  const { results } = (await json(`/pageeditor-api/container/?content_type=page&object_id=${page.id}`)) as {
    results: { id: number; revision: number; document: { columns: { id: string; type: string }[][] } }[];
  };
  const [container] = results;
  const block = container?.document.columns.flat().find(({ type }) => type === 'headline');
  if (!container || !block) throw new Error('The page has no headline to write.');
  let { revision } = container;
  const times: number[] = [];
  for (let round = -warmUp; round < saves; round += 1) {
    const begin = performance.now();
    const answer = await fetch(`${url}/de/pageeditor-api/container/${container.id}/commands/`, {
      method: 'POST',
      headers: { ...headers, 'If-Match': `"${revision}"`, 'Idempotency-Key': crypto.randomUUID().replaceAll('-', ''), Origin: url },
      body: JSON.stringify({ commands: [{ kind: 'setField', id: block.id, field: 'content', language: 'de', value: `Zeile ${round}` }] }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    ({ revision } = (await answer.json()) as { revision: number });
    if (round >= 0) times.push(performance.now() - begin);
  }
  return times;
}
