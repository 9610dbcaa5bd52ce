import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** What a page can be given after its context was made: with these alone a pooled context serves as well. */
const ofPage = ['viewport', 'reducedMotion', 'colorScheme', 'forcedColors', 'contrast'];
/** As many wait at most: no test opens more windows at once. */
const maxWaiting = 4;

type Taken = { context: BrowserContext; giveBack: () => Promise<void> };
/** `isWhole`: its process has not crashed; `served`: how many tests have had it. */
type Pooled = Taken & { isWhole: () => boolean; served: number; forgetFiles: () => Promise<unknown> };
/** After so many tests a context ends with the file: its process keeps a little of each page. */
const servesAtMost = 60;

/** Emptied between tests: a fresh context costs a process that compiles the site's script anew; one of a failed test is closed. */
export class ContextPool {
  readonly #browser: Browser;
  readonly #options: BrowserContextOptions & { baseURL: string };
  readonly #waiting: Pooled[] = [];

  constructor(browser: Browser, options: BrowserContextOptions & { baseURL: string }) {
    this.#browser = browser;
    this.#options = options;
  }

  static serves(options: BrowserContextOptions): boolean {
    return Object.keys(options).every((name) => ofPage.includes(name));
  }

  async take(): Promise<Taken> {
    const pooled = this.#waiting.pop() ?? (await this.#create());
    if (!pooled.isWhole()) {
      await pooled.context.close();
      return await this.take();
    }
    await pooled.context.tracing.startChunk();
    pooled.served += 1;
    return pooled;
  }

  /** At the end of a test file: cached files and processes that have served long enough go. */
  async endFile(): Promise<void> {
    const stays = (pooled: Pooled) => pooled.isWhole() && pooled.served < servesAtMost;
    for (const pooled of this.#waiting.splice(0)) {
      if (stays(pooled)) this.#waiting.push(pooled);
      await (stays(pooled) ? pooled.forgetFiles() : pooled.context.close());
    }
  }

  async #create(): Promise<Pooled> {
    const context = await this.#browser.newContext(this.#options);
    await context.tracing.start();
    await context.tracing.stopChunk();
    const keeper = await context.newPage();
    await keeper.goto('/robots.txt'); // any document of the site: it holds the process in which the site's pages are
    const session = await context.newCDPSession(keeper);
    const { origin } = new URL(this.#options.baseURL);
    let isWhole = true;
    keeper.on('crash', () => {
      isWhole = false;
    });
    const giveBack = async () => {
      if (!isWhole || this.#waiting.length >= maxWaiting || !(await hasOwnClock(keeper))) return await context.close();
      await Promise.all(context.pages().map((page) => (page === keeper ? undefined : page.close())));
      await context.tracing.stopChunk();
      await Promise.all([context.setOffline(false), context.clearCookies(), session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })]);
      this.#waiting.push(pooled);
    };
    const pooled = { context, giveBack, isWhole: () => isWhole, served: 0, forgetFiles: () => session.send('Network.clearBrowserCache') };
    return pooled;
  }
}

/** Whether time is the browser's own: a clock that a test has put in stays in a context for good, in every page of it. */
const hasOwnClock = (page: Page) => page.evaluate(() => Function.prototype.toString.call(setTimeout).includes('[native code]'));

export async function adapt(page: Page, { viewport, ...media }: BrowserContextOptions): Promise<void> {
  if (viewport) await page.setViewportSize(viewport);
  if (Object.keys(media).length > 0) await page.emulateMedia(media);
}
