import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { misfits, resize } from '../../support/browser/geometry.ts';
import { enter, eventPath, openStates } from '../../support/browser/open-states.ts';
import { accompanied, hydrated, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';
import { alive, plus } from '../../support/shop/booking.ts';

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
const listed = async (fits: (event: { status: string; image_obj: unknown }) => boolean): Promise<string> => {
  const { results } = await (await fetch(`${ownSite().url}/de/api/events/?page_size=100`)).json();
  return results.find(fits).link.url;
};

describe('the page of an event', () => {
  test('from 64em on words and picture stand side by side and begin together', async () => {
    const path = await listed(({ image_obj, status }) => Boolean(image_obj) && status === 'scheduled');
    const page = await hydrated(await open(path, at(1024)));
    for (const width of [1024, 1366, 1920]) {
      await resize(page, width);
      const [head, picture] = [await box(page, 'main header'), await box(page, 'main aside + picture')];
      expect(picture.left, `${width}`).toBeGreaterThan(head.right);
      expect(Math.abs(picture.top - head.top)).toBeLessThan(1);
    }
    await resize(page, 768);
    expect((await box(page, 'main aside + picture')).top).toBeGreaterThanOrEqual((await box(page, 'main header')).bottom);
  });

  test('the longest German word stands in its half in one line', async () => {
    const path = await listed(({ image_obj }) => Boolean(image_obj));
    const page = await hydrated(await open(path, at(1024)));
    for (const width of [1024, 1366, 1920]) {
      await resize(page, width);
      const lines = await page.locator('main h1').evaluate((title) => {
        title.textContent = 'Weihnachtsoratorium';
        return title.getClientRects()[0]?.height ?? 0;
      });
      expect(lines, `${width}`).toBeLessThan(1.5 * Number.parseFloat(await page.locator('main h1').evaluate((title) => getComputedStyle(title).fontSize)));
      expect(await misfits(page)).toEqual([]);
    }
  });

  test('begins at once with title, date and ticket in the first window; on a phone the way to tickets is at its foot from the start', async () => {
    const page = await hydrated(await open(await eventPath('de'), at(360, 780)));
    expect((await box(page, 'main article aside time')).bottom).toBeLessThan(780);
    const bar = await box(page, '[data-ticket-bar]');
    expect(Math.round(bar.bottom)).toBe(780);
    expect(await page.locator('[data-ticket-bar]').innerText()).toMatch(/^\w\w \d{1,2} \S+ \d\d\.\d\d\s+(ab )?[\d,]+\s€\s+Karten$/);
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await resize(page, width, height);
      const [header, title, facts] = [await box(page, 'body > header'), await box(page, 'main h1'), await box(page, 'main article aside')];
      expect(title.top - header.bottom, `${width}: above the title`).toBeLessThan(180);
      const above = facts.top - (await box(page, 'main article header')).bottom;
      expect(above, `${width}: between title and date`).toBeGreaterThanOrEqual(16);
      expect(above, `${width}: between title and date`).toBeLessThan(80);
      expect((await box(page, 'main article aside [data-book]')).bottom, `${width}: the ticket`).toBeLessThan(height);
    }
  });

  test('one that is cancelled says so once at the top', async () => {
    const page = await hydrated(await open(await listed(({ status }) => status === 'cancelled')));
    const notice = page.locator('main header [data-state=cancelled], main aside [data-state=cancelled]').filter({ visible: true });
    expect(await notice.count()).toBe(1);
    expect(await notice.evaluate((mark) => mark.matches('header > h1 + p + [data-state]'))).toBe(true);
  });

  test('its further dates stand one below the other', async () => {
    const { results } = await (await fetch(`${ownSite().url}/de/api/events/?page_size=100`)).json();
    const often = results.find(
      ({ title }: { title: string }, index: number) => results.findIndex((other: { title: string }) => other.title === title) !== index,
    );
    const page = await hydrated(await open(often.link.url, at(1366)));
    // One that says more than a word has a line to itself.
    const links = await boxes(page, 'main section li:has(a[href*="/programm/"]) > :nth-child(2):not(:has(span))');
    expect(links.length).toBeGreaterThan(0);
    expect(new Set(links.map(({ left }) => Math.round(left))).size).toBe(1);
  });
});

describe('the time of an event', () => {
  const torn = (page: Page, within: string, words: string) =>
    page
      .locator(`${within} article[id^="event-"] > div:first-child`)
      .first()
      .evaluate((time, text) => {
        time.textContent = text;
        const range = document.createRange();
        const { right } = time.getBoundingClientRect();
        const isTorn = (word: RegExpExecArray) => {
          range.setStart(time.firstChild ?? time, word.index);
          range.setEnd(time.firstChild ?? time, word.index + word[0].length);
          return range.getClientRects().length > 1 || range.getBoundingClientRect().right > right + 1;
        };
        return [...text.matchAll(/[^ ]+/g)].filter(isTorn).map(([word]) => word);
      }, words);

  test('keeps its words whole, in a list and in the overlay', async () => {
    const overlay = openStates.find(({ name }) => name === 'overlay');
    if (!overlay) throw new Error('no overlay');
    const pages = [
      [await hydrated(await open('/en/events', at(320))), 'main'],
      [await enter(await open('/en', at(320)), overlay, 'en'), 'dialog'],
    ] as const;
    for (const width of [320, 768, 1024, 1366, 1920]) {
      for (const [page, within] of pages) {
        await resize(page, width);
        expect(await torn(page, within, 'Time to be announced'), `${width} ${within}`).toEqual([]);
        expect(await torn(page, within, 'bis\u00a0Mo\u00a030/12'), `${width} ${within}`).toEqual([]);
      }
    }
  });

  test('has beside it the words alone where there is no picture', async () => {
    const page = await hydrated(await open('/de/programm', at(768)));
    for (const width of [768, 1366, 1920]) {
      await resize(page, width);
      // Each width takes the picture from a card that still has one.
      const gaps = await page
        .locator('main article:has(picture)')
        .first()
        .evaluate((card) => {
          const gap = () => card.getBoundingClientRect().right - (card.children[1]?.getBoundingClientRect().right ?? 0);
          const before = gap();
          card.querySelector('picture')?.remove();
          return [before, gap()];
        });
      expect(gaps[0], `${width}`).toBeGreaterThan(190);
      expect(gaps[1], `${width}`).toBeLessThan(46); // the place of the heart
    }
  });
});

test('title, date, hall, price and the way to a ticket stand in the first window of an event, at 360 × 740 px and at 1366 × 768', async () => {
  const page = await accompanied(await open(await eventPath('de'), at(360, 740)));
  for (const [width, height] of [
    [360, 740],
    [1366, 768],
  ] as const) {
    await resize(page, width, height);
    for (const part of ['main h1', 'main aside time', 'main aside b', 'main a[data-book]:visible']) {
      const bottoms = await page
        .locator(part)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ bottom, height }) => (height ? bottom : 1e6)));
      expect(Math.min(...bottoms), `${width} px: ${part}`).toBeLessThanOrEqual(height);
    }
    const prices = await page.getByText(/\bab \d+(,\d\d)?\s€$/).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(Math.min(...prices.filter((bottom) => bottom > 0)), `${width} px`).toBeLessThanOrEqual(height);
  }
});

describe('the booking widget', () => {
  test('on a phone its notes have what the price leaves', async () => {
    const path = await eventPath('de');
    const page = await open(path, at(360));
    await openOnEvent(page);
    const [words, price] = [await box(page, '[data-booking-widget] li > div'), await box(page, '[data-booking-widget] li > div + span')];
    expect(price.left - words.right).toBeLessThan(30);
    expect(price.left).toBeGreaterThan(360 * 0.7);
  });

  test('on the page of an event has the only heading that is seen', async () => {
    const page = await open(await eventPath('de'), at(1366));
    await openOnEvent(page);
    const [section, widget] = [await box(page, '[data-booking-open]'), await box(page, '[data-booking-widget]')];
    expect(widget.top - section.top).toBeLessThan(30);
    expect((await box(page, '[data-booking-open] > h2')).width).toBe(1);
  });
});

async function openOnEvent(page: Page): Promise<void> {
  await alive(page);
  await page.locator('[data-booking] a[data-book]').first().click();
  await plus(page).waitFor();
}
