import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page, type Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { adapt, ContextPool } from './browser/context-pool.ts';
import { keepEvidence } from './browser/evidence.ts';
import { ownSite } from './own-site.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--process-per-site', // the pages of a pooled context have one process (context-pool.ts)
];

/** `TEST_PAUSE` milliseconds after each step and processors `TEST_SLOWDOWN` times slower find tests that only happen to go well. */
const pause = Number(process.env.TEST_PAUSE ?? 0);
const slowdown = Number(process.env.TEST_SLOWDOWN ?? 1);

/** `isUndecided`: consent not yet asked, else refused; `isFirstVisit`: an empty cache; `mayFail`: expected console errors. */
type Opening = BrowserContextOptions & { isFirstVisit?: boolean; isUndecided?: boolean; mayFail?: RegExp };
type Opened = { context: BrowserContext; lines: string[]; giveBack: () => Promise<void> };

/** Drawing movement is a sixth of the processor time: the main ways, `npm run test:soak` and what says `moving` have it. */
const moving = { reducedMotion: 'no-preference' } as const;
const motion = process.env.TEST_MOTION === '1' ? moving : ({ reducedMotion: 'reduce' } as const);

const everyContext = () => ({
  baseURL: ownSite().url,
  viewport: { width: 1366, height: 900 },
  locale: 'de-DE',
  // What goes through a worker no `page.route` sees: journeys whose subject it is ask for it (tests/e2e/offline).
  serviceWorkers: 'block' as 'allow' | 'block',
  ...motion,
});

type Running = { browser: Browser; contexts: ContextPool };
/** One without further flags serves all files: a start and a first visit cost as much as a short journey. */
const running = new Map<string, Running>();

async function runningBrowser(more: string[]): Promise<Running> {
  const key = more.join(' ');
  const known = running.get(key);
  if (known?.browser.isConnected()) return known; // else it has not begun, or has crashed in the test before
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: [...flags, ...more], slowMo: pause });
  const begun = { browser, contexts: new ContextPool(browser, everyContext()) };
  running.set(key, begun);
  return begun;
}

/** One with flags of its own ends with its file; it ends with the worker, which closes what it has launched. */
async function leaveBrowser(more: string[]): Promise<void> {
  const key = more.join(' ');
  if (more.length === 0) return await running.get(key)?.contexts.endFile();
  await running.get(key)?.browser.close();
  running.delete(key);
}

/** For the calling file; a console error fails the test. `flags`: of the browser; `moving`: what moves is a subject of the file. */
export function useBrowser({ flags: more = [], moving: isMoving = false }: { flags?: string[]; moving?: boolean } = {}) {
  const opened: Opened[] = [];
  const problems: string[] = [];
  let isAfterFailure = false; // the next try shall have nothing of this one
  let ownMotion: typeof moving | Record<never, never> = {};
  beforeAll(async () => {
    await runningBrowser(more);
  });
  beforeEach(({ task }) => {
    ownMotion = isMoving || task.tags?.some((tag) => ['core', 'moving'].includes(tag)) ? moving : {};
  });
  afterEach(async ({ task }) => {
    isAfterFailure = task.result?.state === 'fail' || problems.length > 0;
    for (const [number, { context, lines, giveBack }] of opened.splice(0).entries()) {
      if (isAfterFailure) await keepEvidence(task, context, number + 1, lines);
      await (isAfterFailure ? context.close() : giveBack());
    }
    expect(problems.splice(0)).toEqual([]);
  });
  afterAll(() => leaveBrowser(more));
  return async (path: string, { isFirstVisit = false, isUndecided = false, mayFail, ...asked }: Opening = {}): Promise<Page> => {
    const options = { ...ownMotion, ...asked };
    const { browser, contexts } = await runningBrowser(more);
    const isFresh = isFirstVisit || isAfterFailure || !ContextPool.serves(options);
    const { context, giveBack } = isFresh ? await freshContext(browser, options) : await contexts.take();
    if (!isUndecided) await context.addCookies([refusal()]);
    const lines: string[] = [];
    opened.push({ context, lines, giveBack });
    const page = await context.newPage();
    if (!isFresh) await adapt(page, options);
    if (slowdown > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    page.on('pageerror', (error) => {
      lines.push(String(error));
      problems.push(String(error));
    });
    page.on('console', (message) => {
      lines.push(`${message.type()}: ${message.text()}`);
      // A page that answers 4xx, 502 or 503 on purpose is reported by the browser as well, and so is a sandbox that has held.
      if (mayFail?.test(message.text())) return;
      if (message.type() === 'error' && !/status of (4\d\d|50[23])|ERR_INTERNET_DISCONNECTED|'alert\(\)'\. The document is sandboxed/.test(message.text()))
        problems.push(message.text());
    });
    await page.goto(path, { waitUntil: 'load' });
    return page;
  };
}

/** Of the demo's list of services, which has one version. */
const refusal = () => ({ name: 'consent', value: '1.1764000000.', url: ownSite().url });

async function freshContext(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...everyContext(), ...options });
  await context.tracing.start();
  return { context, giveBack: () => context.close() };
}

/** Waits until React has taken the page over: only then do clicks reach it. */
export async function hydrated(page: Page): Promise<Page> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
  return page;
}

/** Parts of a page come to life after it, by code of their own. */
export const answering = (page: Page, selector: string) =>
  page.waitForFunction((part) => Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__reactProps')), selector);

/** Waits until those are there who follow a visitor from page to page (src/app/deferred-shell). */
export async function accompanied(page: Page): Promise<Page> {
  await hydrated(page);
  await page.locator('main > [aria-live]').waitFor({ state: 'attached' });
  return page;
}

/** A slow connection that a test has in hand. */
export async function hold(page: Page, path: string | RegExp) {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(path, (route) => (isOpen ? route.continue() : held.push(route)));
  return async () => {
    isOpen = true;
    // Where nobody waits for it any longer, there is nothing to go on with.
    await Promise.all(held.map((route) => route.continue().catch(() => {})));
  };
}

export const painted = (page: Page) => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** From the next document on adds up what moves in it, as the browser judges it: what follows a click is forgiven. */
export const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Number(entry.value) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shift of the document since it began; `watchLayoutShift` has to come before it. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'shift')));

/** For `quiet` ms nothing is fetched, moves by itself or scrolls; what moves with the scroll never rests. */
export const settled = (page: Page, quiet = 500) =>
  page.evaluate(async (quiet) => {
    const ends = ({ effect, timeline }: Animation) => timeline instanceof DocumentTimeline && Number.isFinite(effect?.getComputedTiming().endTime);
    const moves = () => document.getAnimations().some((animation) => animation.playState === 'running' && ends(animation));
    const state = () => `${performance.getEntriesByType('resource').length} ${scrollY}`;
    let quietSince = performance.now();
    while (performance.now() - quietSince < quiet) {
      const before = state();
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (moves() || state() !== before || document.readyState !== 'complete') quietSince = performance.now();
    }
  }, quiet);

/** WCAG 2.2 AA and best practices, one line each; `within`: only in what a selector finds. */
export const accessibilityProblems = (page: Page, within?: string): Promise<string[]> => problemsOf(page, (axe) => axe.withTags(standards), within);

/** The same without the rules about colours, which take half of the time: all that another language can change. */
export const languageProblems = (page: Page, within?: string): Promise<string[]> =>
  problemsOf(page, (axe) => axe.withTags(standards).disableRules(colourRules), within);

/** The same with the rules about colours alone: all that another theme can change. */
export const colourProblems = (page: Page, within?: string): Promise<string[]> => problemsOf(page, (axe) => axe.withRules(colourRules), within);

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];
/** The program of axe, half a megabyte: its builder has the browser read it twice for each question, which takes a third of the time. */
const axeProgram: string = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))('axe-core').source;

async function problemsOf(page: Page, choose: (axe: AxeBuilder) => AxeBuilder, within?: string): Promise<string[]> {
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await settled(page, isStill ? 100 : 500); // half-transparent text has no contrast yet
  // In one piece where there are no frames: otherwise axe sets its findings together in a page of its own, which takes as long again.
  const isOnePiece = page.frames().length === 1;
  if (isOnePiece && (await page.evaluate(() => typeof Reflect.get(window, 'axe') === 'undefined'))) await page.evaluate(axeProgram);
  const axe = new AxeBuilder({ page, ...(isOnePiece && { axeSource: '0' }) }).options({ resultTypes: ['violations'] }); // what is right nobody reads
  const { violations } = await choose(within ? axe.include(within) : axe)
    .setLegacyMode(isOnePiece)
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, selector: target.join(' '), summary: failureSummary?.split('\n')[1] ?? '' })),
  );
  const scrolledUnder = await linksUnderBars(
    page,
    found.filter(({ summary }) => summary.includes('partially obscured')).map(({ selector }) => selector),
  );
  return found.filter(({ selector }) => !scrolledUnder.includes(selector)).map(({ id, selector, summary }) => `${id}: ${selector} ${summary}`);
}

/** Those links that merely stand half under what sticks to the window, as any does at some place of the scroll: a pixel further they are whole. */
const linksUnderBars = (page: Page, selectors: string[]): Promise<string[]> =>
  page.evaluate(
    (all) =>
      all.filter((selector) => {
        const link = document.querySelector(selector);
        if (!link) return false;
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const sticks = (element: Element | null): boolean =>
          element !== null && !element.contains(link) && (/fixed|sticky/.test(getComputedStyle(element).position) || sticks(element.parentElement));
        return [top + 1, bottom - 1].some((y) => sticks(document.elementFromPoint((left + right) / 2, y)));
      }),
    selectors,
  );
