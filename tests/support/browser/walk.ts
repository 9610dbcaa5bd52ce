import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../../../src/i18n/language.ts';
import { accessibilityProblems, colourProblems, languageProblems, painted, settled } from '../browser.ts';
import { misfits, resize, smallTargets } from './geometry.ts';
import { enter, existsAt, type OpenState } from './open-states.ts';

// A loaded page is walked through all widths, themes and sizes of text: each load costs as much as ten steps.

/** Widths at which axe looks, and at which everything has to be reached; in px, the widest first. */
export const axeWidths = [1366, 360];
export const reachWidths = [1366, 768, 320];
/** What another language can change is what is said, not what stands where: for axe one width shows it, of those there are. */
export const axeWidthsOf = (language: Language, widths: number[]) => (language === 'de' ? widths : widths.slice(-1));
export const descending = (...widths: number[]) => [...new Set(widths)].sort((a, b) => b - a);

/** A window in which every step of the layout comes as at half its width, since the text is twice as large. */
export const largeText = { width: 1366, meant: 683 };

const heights = { axe: 900, reach: 780 };

/** Nothing fades: what is looked at stands at once. */
export const still = (width = 0) => ({ viewport: { width, height: heights.reach }, reducedMotion: 'reduce' as const });

export const narrow = (page: Page, width: number): Promise<Page> => resize(page, width, heights.reach);

/** Dark colours are the same in every language; leaves the page in the light. */
export async function passesAxe(page: Page, width: number, language: Language, within?: () => Promise<string>): Promise<void> {
  await resize(page, width, heights.axe);
  const part = await within?.();
  if (language !== 'de') return expect(await languageProblems(page, part), `axe, ${width} px`).toEqual([]);
  const light = await accessibilityProblems(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await colourProblems(page, part);
  await page.emulateMedia({ colorScheme: 'light' });
  expect([...light, ...dark.map((problem) => `dark: ${problem}`)], `axe, ${width} px`).toEqual([]);
}

/** What moves aside after a change of width may take a moment. */
export async function fits(page: Page, what: string): Promise<void> {
  await expect.poll(() => misfits(page), { message: what }).toEqual([]);
}

export async function canBeHit(page: Page, what: string): Promise<void> {
  await expect.poll(() => smallTargets(page), { message: what }).toEqual([]);
}

/** Text of another size than 16 px, as readers set it in their browser: the steps of the layout come with it. */
export async function withText(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await session.detach();
  await hasText(page, pixels);
}

/** Chromium sends a page its preferences anew now and then: a size that is lost would pass every check. */
export const hasText = async (page: Page, pixels: number) =>
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${pixels}px`);

const longest = 'Donaudampfschifffahrtsgesellschaftskapitänskajütenuraufführungsgesprächskonzert';

/** The longest title breaks, rather than the page; the page is of no use afterwards. */
export async function breaksTitles(page: Page): Promise<void> {
  for (const width of [1366, 768, 360, 320]) {
    await narrow(page, width);
    const titles = page.locator(':is(main, dialog) :is(article h1, :is(h2, h3, h4) > a, [rel=prev] b, [rel=next] b, li[aria-current=page])');
    await titles.evaluateAll((all, word) => all.forEach((title) => void title.replaceChildren(word)), longest);
    await fits(page, `the longest title, ${width} px`);
  }
}

export async function partOf(page: Page, { shown }: OpenState): Promise<string> {
  const mark = 'data-open-state';
  await page.locator(`[${mark}]`).evaluateAll((marked, mark) => marked.forEach((one) => void one.removeAttribute(mark)), mark);
  const first = page.locator(shown).first();
  await first.waitFor(); // of what is hidden axe finds nothing
  await first.evaluate((element, mark) => {
    const part = element.closest('dialog') ?? element.closest('details, search, nav, aside, form') ?? element;
    part.setAttribute(mark, '');
  }, mark);
  return `[${mark}]`;
}

export async function readThrough(page: Page): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < (await height()); top += 650) {
    await page.evaluate((place) => scrollTo(0, place), top);
    await painted(page);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page, 200);
}

/** Opened wide in German, narrow in English, and resized step by step; the page around it is in reach.e2e.ts. */
export async function passesWhileOpen(open: (path: string, options: object) => Promise<Page>, state: OpenState, language: Language): Promise<void> {
  const isThere = (width: number) => existsAt(state, width);
  const forAxe = axeWidthsOf(language, axeWidths.filter(isThere));
  const forReach = reachWidths.filter(isThere);
  const narrower = descending(...forAxe, ...forReach);
  const widths = language === 'de' ? narrower : narrower.toReversed();
  const page = await enter(await open(await state.path(language), still(widths[0])), state, language);
  for (const width of widths) {
    await narrow(page, width);
    await page.locator(state.shown).first().waitFor();
    if (forReach.includes(width)) {
      await fits(page, `${width} px`);
      await canBeHit(page, `${width} px`);
    }
    const isFirst = language === 'de' && width === forAxe[0];
    if (forAxe.includes(width)) await passesAxe(page, width, language, isFirst ? undefined : () => partOf(page, state));
  }
  if (isThere(largeText.meant)) {
    await withText(page, 32);
    await narrow(page, largeText.width);
    await page.locator(state.shown).first().waitFor();
    await fits(page, 'text twice as large');
    await hasText(page, 32);
  }
  if (state.name !== 'overlay' || language !== 'de') return;
  await withText(page, 16);
  await breaksTitles(page);
}
