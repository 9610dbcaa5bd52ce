import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { resize } from '../../support/browser/geometry.ts';
import { enter, eventPath, openStates } from '../../support/browser/open-states.ts';
import { accompanied, hydrated, layoutShift, useBrowser, watchLayoutShift } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

// Where things stand on the page, and what they stand in line with. One page is given one size after the other.
const open = useBrowser();
const at = (width: number, height = 900) => ({ viewport: { width, height } });

type Box = { left: number; right: number; top: number; bottom: number; width: number; height: number };
const boxes = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
const box = async (page: Page, selector: string): Promise<Box> => {
  const [first] = await boxes(page, selector);
  if (!first) throw new Error(`nothing is ${selector}`);
  return first;
};
const _listed = async (fits: (event: { status: string; image_obj: unknown }) => boolean): Promise<string> => {
  const { results } = await (await fetch(`${ownSite().url}/de/api/events/?page_size=100`)).json();
  return results.find(fits).link.url;
};

describe('the home page', () => {
  const lead = 'main h1 + div';

  test('from 64em on the event that leads has words in four columns and its picture in eight, both below the claim', async () => {
    const page = await hydrated(await open('/de', at(1024)));
    for (const width of [1024, 1366, 1920]) {
      await resize(page, width);
      const [whole, picture, article, claim] = await Promise.all([lead, `${lead} picture`, `${lead} article`, 'main h1'].map((one) => box(page, one)));
      expect(picture?.left, `${width}`).toBeGreaterThan(article?.right ?? 0);
      expect(Math.abs((picture?.right ?? 0) - (whole?.right ?? 0))).toBeLessThan(1);
      expect(picture?.width).toBeGreaterThan(1.8 * (article?.width ?? 0));
      expect(picture?.top).toBeGreaterThanOrEqual(claim?.bottom ?? 0);
      expect(picture?.height).toBeLessThanOrEqual(0.6 * 900 + 1);
    }
  });

  test('below it the picture comes first, and in either case it is all of it the target of the link', async () => {
    const page = await hydrated(await open('/de', at(360)));
    for (const width of [360, 1366]) {
      await resize(page, width);
      const picture = await box(page, `${lead} picture`);
      if (width === 360) expect((await box(page, `${lead} h2`)).top).toBeGreaterThanOrEqual(picture.bottom);
      const link = await page.locator(`${lead} h3 a`).getAttribute('href');
      await page.locator(`${lead} picture`).scrollIntoViewIfNeeded();
      const seen = await box(page, `${lead} picture`);
      expect(
        await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href'), [seen.left + 40, seen.top + 40] as const),
      ).toBe(link);
    }
  });

  test('what follows stands in the grid of the programme, its day beside it while one scrolls', async () => {
    const [home, programme] = [await hydrated(await open('/de', at(1366))), await hydrated(await open('/de/programm', at(1366)))];
    for (const part of ['h2, h3', 'article']) {
      const of = (page: Page, day: string) => box(page, `${day} :is(${part}):has(time)`);
      expect((await of(home, 'section[aria-labelledby=next] > div')).left).toBe((await of(programme, 'main ol > li')).left);
    }
    const day = home.locator('section[aria-labelledby=next] > div', { has: home.locator('article') }).first();
    await day.evaluate((element) => window.scrollTo({ top: element.getBoundingClientRect().top + 60, behavior: 'instant' }));
    const header = await box(home, 'body > header');
    expect(
      await day
        .locator('h3')
        .first()
        .evaluate((heading) => heading.getBoundingClientRect().top),
    ).toBeCloseTo(header.bottom, 0);
  });

  test('moves nothing while it comes', { tags: 'moving' }, async () => {
    for (const width of [360, 1366]) {
      const page = await open('about:blank', { ...at(width), isFirstVisit: true });
      await watchLayoutShift(page);
      await page.goto('/de', { waitUntil: 'networkidle' });
      expect(await layoutShift(page), `${width}`).toBe(0);
    }
  });
});

describe('the day of a list', () => {
  /** As if all of them were tomorrow, in English the longest of the words beside the numeral. */
  const tomorrow = (page: Page, within: string) =>
    page.locator(`${within} time b`).evaluateAll((numerals) => {
      for (const { previousElementSibling: weekday } of numerals) if (weekday) weekday.textContent = 'Tomorrow';
      return numerals.flatMap((numeral) => {
        const time = numeral.closest('li')?.querySelector('article > div');
        const range = document.createRange();
        range.selectNodeContents(numeral.previousElementSibling ?? numeral);
        return time && range.getBoundingClientRect().right + 4 > time.getBoundingClientRect().left ? [numeral.textContent] : [];
      });
    });

  test('keeps clear of the time beside it', async () => {
    const list = await hydrated(await open('/en/events', at(1024)));
    for (const width of [1024, 1366, 1920]) expect(await tomorrow(await resize(list, width), 'main'), `${width}`).toEqual([]);
    const overlay = openStates.find(({ name }) => name === 'overlay');
    if (!overlay) throw new Error('no overlay');
    const page = await enter(await open('/en', at(1366)), overlay, 'en');
    for (const width of [1366, 1920]) expect(await tomorrow(await resize(page, width), 'dialog'), `${width}`).toEqual([]);
  });

  test('on a phone has weekday and month one below the other beside the numeral', async () => {
    const page = await hydrated(await open('/de/programm', at(360)));
    const [weekday, month] = [await box(page, 'main time b + i'), await box(page, 'main time span')];
    expect(weekday.left).toBe(month.left);
    expect(weekday.top).toBeGreaterThanOrEqual(month.bottom - 1);
  });
});

test('on a phone held sideways most of the window is left to what is read', async () => {
  for (const path of ['/de', '/de/programm', await eventPath('de')]) {
    const page = await hydrated(await open(path, at(740, 360)));
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    const stuck = await page
      .locator('body > header, main :is(search, header, aside, h2, h3, h4)')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).position === 'sticky').reduce((sum, one) => sum + one.clientHeight, 0));
    expect(stuck, path).toBeLessThan(60);
    if (path === '/de/programm') expect((await box(page, 'main search')).top).toBe(0);
  }
});

test('what stays in view stands beside the text, not over it, at 1024, 1366 and 1920 px; on a phone it is a bar of its own', async () => {
  const page = await accompanied(await open('/de', at(1024)));
  for (const width of [1024, 1366, 1920]) {
    await resize(page, width);
    const tab = await box(page, 'a[aria-haspopup=dialog]');
    expect(tab.left, `${width}`).toBeGreaterThanOrEqual((await box(page, 'main > h1 + div')).right);
  }
  await resize(page, 360);
  const bar = page.locator('nav:has(> a[aria-haspopup=dialog])');
  expect(await bar.evaluate((nav) => getComputedStyle(nav).backgroundColor)).toBe('rgb(255, 255, 255)');
  expect(await bar.evaluate((nav) => nav.getBoundingClientRect().width)).toBe(await page.evaluate(() => document.body.getBoundingClientRect().width));
});
test.each([
  ['de', 1366, 'Art', 19.5],
  ['en', 1366, 'Type', 19.5],
  ['de', 1920, 'Art', 19.5],
  ['de', 360, 'Art', 16.4],
  ['en', 768, 'Type', 16.4],
] as const)('a list of options that goes on is cut within a row: %s %i', async (language, width, name, rem) => {
  const page = await accompanied(await open(language === 'de' ? '/de/programm' : '/en/events', at(width)));
  if (width < 1024) await page.locator('main search button[aria-haspopup=dialog]').last().click();
  await page.locator('summary:visible', { hasText: name }).press('Enter');
  const list = page.locator('fieldset:has(input[type=radio]:visible)').first();
  await list.locator('input').nth(7).waitFor();
  const { height, cut } = await list.evaluate((element) => {
    const { height, bottom } = element.getBoundingClientRect();
    const cut = [...element.querySelectorAll('label')].some((label) => {
      const row = label.getBoundingClientRect();
      return row.top < bottom - row.height / 4 && row.bottom > bottom + row.height / 4;
    });
    return { height, cut };
  });
  expect([height / 16, cut]).toEqual([expect.closeTo(rem, 1), true]);
});

test('the webshop stands in line with the header around it', async () => {
  const page = await open('/webshop', at(768));
  await page.frameLocator('iframe').locator('h1').waitFor();
  for (const width of [768, 1366]) {
    await resize(page, width);
    const frame = await box(page, 'iframe');
    const heading = await page
      .frameLocator('iframe')
      .locator('h1')
      .evaluate((element) => element.getBoundingClientRect().left);
    expect(Math.abs(frame.left + heading - (await box(page, 'body > header a')).left), `${width}`).toBeLessThan(2);
  }
});
