import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';

/** `slowness`: of the processor; `savesData`: the code of edit mode comes with the press alone. */
export type Look = { url: string; path: string; cookies: string; slowness: number; savesData?: boolean };
type Opened = {
  page: Page /** gzip bytes of what it asked for since. */;
  scripts: Map<string, number> /** Made editable, without an editor. */;
  someText: () => Promise<Locator>;
};

const kilobyte = 1_000;
/** ms for which somebody looks at a page before they edit it, at the least. */
const look = 1_500;

/** Before the press, with an empty cache. */
export async function openPage(browser: Browser, { url, path, cookies, slowness, savesData = false }: Look): Promise<Opened> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1366, height: 900 }, locale: 'de-DE', reducedMotion: 'reduce' });
  await signIn(context, cookies, url);
  const page = await context.newPage();
  if (savesData) await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const scripts = countScripts(page);
  const ownCode = savesData ? null : page.waitForResponse((response) => /\/edit-mode-/.test(response.url()));
  await page.goto(path);
  await page.getByRole('button', { name: 'Seite bearbeiten' }).waitFor();
  await ownCode;
  // So that what is counted from here on comes by the press.
  await page.waitForLoadState('networkidle');
  if (!savesData) await page.waitForTimeout(look);
  scripts.clear();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const someText = async () => {
    const text = page.locator('#content p').first();
    await text.evaluate((element) => element.setAttribute('contenteditable', 'true'));
    return text;
  };
  return { page, scripts, someText };
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

export const sizeOf = (scripts: ReadonlyMap<string, number>): number => [...scripts.values()].reduce((sum, size) => sum + size, 0) / kilobyte;
