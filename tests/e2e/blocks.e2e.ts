import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockExamples } from '#blocks/examples.ts';
import { blockRegistry } from '#blocks/registry.ts';
import { showcase } from '#blocks/showcase.server.ts';
import { type Block, parseDocumentText } from '#content/index.ts';
import { startBlocksSite } from '../support/blocks/blocks-site.ts';
import { documentText, randomFrom, scripts } from '../support/blocks/hostile-document.ts';
import { readThrough } from '../support/browser/walk.ts';
import { accessibilityProblems, colourProblems, languageProblems, layoutShift, useBrowser, watchLayoutShift } from '../support/browser.ts';

/** `npm run test:documents` shows 10,000 of them. */
const hostileDocuments = Number(process.env.FOYER_DOCUMENTS ?? 200);
const documentsPerPage = 200;

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

/** Here the font comes when its style sheet has come; pages of the site ask for it at once, and are measured with it (frame/layout-shift.e2e.ts). */
const forgetFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.load('1em "Instrument Sans Variable"');
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    Object.assign(window, { shift: 0 });
  });

describe.each(pages)('%s', (_, blocks) => {
  test.each(['de', 'en'] as const)('%s: axe finds nothing at 1366 and 360 px, in both themes; nothing moves, nobody else is asked', async (language) => {
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
      if (language !== 'de') expect(await languageProblems(page), `${width} px`).toEqual([]);
      else {
        const light = await accessibilityProblems(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect([...light, ...(await colourProblems(page))], `${width} px`).toEqual([]);
      }
      if (width === 1366) expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    }
    expect([...new Set(asked)]).toEqual([site.url]);
  });
});

const tooLong = 'Donaudampfschifffahrtsgesellschaftsorchesterprobenraumschlüsselverwaltung';
const words: [string, string, string][] = [
  ['one word', 'Da', 'Da'],
  ['a word that no line holds', tooLong, tooLong],
  ['far too much text', `${tooLong} `.repeat(2) + 'und noch ein Wort '.repeat(8), `${tooLong} ${'und noch ein ganzer Satz, der nicht enden will '.repeat(60)}`],
];

function withWords(block: Block, line: string, text: string): Block {
  const fields = Object.entries(blockRegistry.get(block.type)?.fields ?? {}).map(([name, { form, perLanguage }]) => {
    const rich = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
    const value = { line, multi_line: text.slice(0, 600), rich_text: rich }[String(form.kind)];
    return [name, value === undefined || !perLanguage ? block.fields[name] : { de: value, en: value }];
  });
  const inner = (list: readonly Block[]) => list.map((child) => withWords(child, line, text));
  return {
    ...block,
    fields: Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
    ...(block.children && { children: inner(block.children) }),
    ...(block.columns && { columns: block.columns.map(inner) }),
  };
}

test.each(words)('nothing scrolls sideways at 320 px, in any block, with %s; nor in a third of a page on a dark ground', async (_, line, text) => {
  const blocks = showcase({}).flatMap(({ variants }) => variants.flatMap(({ document }) => document.columns.flat()));
  const thirds = showcase({ ground: 'dark', layout: '33-33-33' }).flatMap(({ variants }) =>
    variants.slice(0, 1).flatMap(({ document }) => document.columns.flat()),
  );
  const again = thirds.map((block): Block => ({ ...block, id: `third-${block.id}` }));
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(site.show([...blocks, ...again].map((block) => withWords(block, line, text))));
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(sticksOut), `${width} px`).toEqual([]);
  }
});

/** What makes the page wider than its window, or a block than its column; runs in the browser. */
function sticksOut(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null && element !== document.body && (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  const wide = [...document.querySelectorAll('main *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(element.parentElement);
  });
  const names = wide
    .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    .map((element) => `${element.tagName} in ${element.parentElement?.className}`);
  return document.documentElement.scrollWidth > innerWidth ? names.concat(`${document.documentElement.scrollWidth} px`) : [];
}

/** Script in every text of every block, and as HTML: what chance finds only among a thousand documents. */
function scriptEverywhere(): Block[] {
  const blocks = showcase({}).flatMap(({ variants }) => variants.slice(0, 1).flatMap(({ document }) => document.columns.flat()));
  return scripts.flatMap((code, number) => [
    ...blocks.map((block): Block => ({ ...withWords(block, code, code), id: `script-${number}-${block.id}` })),
    { id: `html-${number}`, type: 'html', fields: { html_code: { de: code, en: code } } },
  ]);
}

test(
  'of documents that mean ill nothing runs in a browser, with the site’s policy off, and no link leads to a script',
  async () => {
    const page = await open('about:blank', { bypassCSP: true, reducedMotion: 'reduce' });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
    for (let seed = 0; seed < hostileDocuments; seed += documentsPerPage) {
      const blocks = Array.from({ length: documentsPerPage }, (_, index) => parseDocumentText(documentText(randomFrom(seed + index), blockRegistry))).flatMap(
        (parsed) => (parsed.ok ? parsed.document.columns.flat() : []),
      );
      await page.goto(site.show(seed === 0 ? [...blocks, ...scriptEverywhere()] : blocks, (seed / documentsPerPage) % 2 ? 'en' : 'de'));
      expect(await page.locator('main *').count()).toBeGreaterThan(100);
      const found = await page.evaluate(() => {
        const events = ['click', 'mouseover', 'mouseenter', 'focus', 'error', 'load', 'toggle'];
        for (const element of document.querySelectorAll('main *')) {
          const isLink = element.closest('a') !== null;
          for (const event of events) if (!(isLink && event === 'click')) element.dispatchEvent(new Event(event, { bubbles: false }));
        }
        return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
          .map(({ protocol, href }) => (/^(https?|mailto|tel):$/.test(protocol) ? '' : href))
          .filter(Boolean);
      });
      expect([found, dialogs]).toEqual([[], []]);
    }
  },
  30_000 + hostileDocuments * 60,
);

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
  const page = await open(site.show([{ id: 'raw', type: 'html', fields: { html_code: { de: code }, raw: true } }]), { colorScheme: 'dark' });
  const body = page.frameLocator('iframe').locator('body[data-reached]');
  await body.waitFor({ state: 'attached' });
  expect(await body.getAttribute('data-reached')).toBe('');
  expect(await body.locator('p').textContent()).toBe('drawn');
  // In a scheme of its own it would have a white ground, on which the page's light words cannot be read.
  const scheme = () => body.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(document.documentElement).colorScheme]);
  expect(await scheme()).toEqual(['rgb(244, 243, 239)', 'light dark']);
  const height = () => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);
  await expect.poll(height).toBe(300);
  await body.locator('p').evaluate((element) => Object.assign(element.style, { height: '120px' }));
  await expect.poll(height).toBe(120);
});
