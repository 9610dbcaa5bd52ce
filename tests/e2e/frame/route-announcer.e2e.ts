import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accompanied, hydrated, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

const open = useBrowser({ moving: true });
const firstEvent = (page: Page) => page.locator('article[id^="event-"] a').first();

describe('after a move within the site', () => {
  test('the title is said and the focus is at the top of the page', { tags: 'core' }, async () => {
    const page = await accompanied(await open('/en'));
    await page.locator('main a[href="/en/events"]').click();
    await page.waitForURL(/\/en\/events$/);
    await page.waitForFunction(() => document.querySelector('main > [aria-live]')?.textContent === document.title && document.title.startsWith('Programme'));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    await firstEvent(page).click();
    await page.waitForURL(/\/en\/events\/[^/]+\/\d+$/);
    await page.waitForFunction(() => document.querySelector('main > [aria-live]')?.textContent === document.title && !document.title.startsWith('Programme'));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
  });

  test('the head says of the new page what the server says of it, and nothing of the one before', async () => {
    const page = await accompanied(await open('/de/programm'));
    const { pageTagsSelector } = await import('../../../src/ui/page-head/moved-head.ts');
    const announcement = (isServed = false) =>
      page.evaluate(
        async ([selector, asked]) => {
          // Whole documents are parsed from an answer: from text only by a policy (Trusted Types).
          const answer = new XMLHttpRequest();
          answer.responseType = 'document';
          answer.open('GET', location.href);
          if (asked)
            await new Promise((loaded) => {
              answer.onload = loaded;
              answer.send();
            });
          const { head } = asked && answer.responseXML ? answer.responseXML : document;
          return [...head.querySelectorAll(String(selector))].map((tag) => tag.outerHTML).sort();
        },
        [pageTagsSelector, isServed] as const,
      );
    const asServed = () => announcement(true);
    expect(await announcement()).toEqual(await asServed());
    await firstEvent(page).click();
    await page.waitForURL(/\/de\/programm\/[^/]+\/\d+$/);
    const event = await asServed();
    expect(event.filter((tag) => /canonical|hreflang|"description"/.test(tag))).toHaveLength(5);
    await expect.poll(() => announcement()).toEqual(event);
    await page.goBack();
    await page.waitForURL(/\/de\/programm$/);
    await expect.poll(() => announcement()).toEqual(await asServed());
  });

  test('from an event to the next, where the link is the same element, too', async () => {
    const page = await accompanied(await open('/de/programm'));
    await firstEvent(page).click();
    const next = page.locator('a[rel=next]');
    await next.waitFor();
    const before = page.url();
    await next.click();
    await page.waitForURL((url) => url.href !== before);
    await page.waitForFunction(() => document.activeElement?.id === 'main-content');
  });

  test('a filter moves neither focus nor says a title', async () => {
    const page = await accompanied(await open('/de/programm'));
    await page.locator('summary', { hasText: 'Ort' }).press('Enter');
    const option = page.getByRole('radio', { name: /Kammersaal/ });
    await option.check();
    await page.waitForURL(/room=\d+/);
    await page.locator('main div[aria-busy=false]').waitFor();
    expect(await page.locator('main > [aria-live]').textContent()).toBe('');
    expect(await option.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test('back to a filter by way of an anchor finds the list of that filter', async () => {
  const page = await hydrated(await open('/de/programm'));
  const cards = page.locator('article[id^="event-"]');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(20);
  await page.locator('summary', { hasText: 'Ort' }).press('Enter');
  await page.getByRole('radio', { name: /Kammersaal/ }).check();
  const chip = page.getByRole('link', { name: 'Kammersaal entfernen' });
  await chip.waitFor();
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).press('Enter');
  await page.waitForURL(/room=\d+#main-content$/);
  await chip.click();
  await chip.waitFor({ state: 'detached' });
  await page.goBack();
  await chip.waitFor();
  expect(await cards.count()).toBeGreaterThan(0);
  for (const card of await cards.all()) expect(await card.textContent()).toContain('Kammersaal');
});

describe('page transitions', () => {
  const counted = async (options = {}) => {
    const page = await open('about:blank', options);
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        sessionStorage.setItem('transitions', String(Number(sessionStorage.getItem('transitions')) + 1));
        return start(update);
      };
    });
    await page.goto('/de/programm');
    return accompanied(page);
  };
  const count = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('transitions')));

  test('from page to page, within 0.32 and 1.22 s, and not for a filter', async () => {
    const page = await counted();
    await page.locator('summary', { hasText: 'Ort' }).press('Enter');
    await page.getByRole('radio', { name: /Kammersaal/ }).check();
    await page.waitForURL(/room=\d+/);
    expect(await count(page)).toBe(0);
    await page.keyboard.press('Escape');
    await firstEvent(page).click();
    await page.waitForURL(/\/de\/programm\/[^/]+\/\d+$/);
    const ends = await page.waitForFunction(() => {
      const times = document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && /^::view-transition-(old|new)\(root\)/.test(effect.pseudoElement ?? ''))
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      return times.length > 0 && times;
    });
    for (const end of Object.values(await ends.jsonValue())) {
      expect(end).toBeGreaterThanOrEqual(320);
      expect(end).toBeLessThanOrEqual(1_220);
    }
    expect(await count(page)).toBe(1);
  });

  test('none with less motion', async () => {
    const page = await counted({ reducedMotion: 'reduce' });
    await firstEvent(page).click();
    await page.waitForURL(/\/de\/programm\/[^/]+\/\d+$/);
    await page.locator('main h1').waitFor();
    expect(await count(page)).toBe(0);
  });
});

describe('anchors', () => {
  const place = (page: Page, id: string) => page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN), id);
  const cardId = async (index: number) => {
    const { results } = await (await fetch(`${ownSite().url}/de/api/events/`)).json();
    return `event-${results[index].id}`;
  };
  const seeking = async (path: string) => {
    const page = await open('about:blank');
    await page.clock.install();
    await page.goto(path);
    return accompanied(page);
  };
  const addLate = (page: Page) =>
    page.evaluate(() => {
      const late = Object.assign(document.createElement('p'), { id: 'late', textContent: 'Spät' });
      document.querySelectorAll('article')[6]?.before(late);
    });

  test('an element comes to stand 130 px below the edge', async () => {
    const id = await cardId(5);
    const page = await seeking(`/de/programm#${id}`);
    await page.clock.runFor(1_000);
    await page.waitForFunction((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? 0) === 130, id);
  });

  test('also one that comes late', async () => {
    const page = await seeking('/de/programm#late');
    await page.clock.runFor(3_000);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await addLate(page);
    await page.clock.runFor(250);
    expect(await place(page, 'late')).toBe(130);
  });

  test.each<[string, (page: Page) => Promise<void>]>([
    ['wheel', (page) => page.mouse.wheel(0, 40)],
    ['keys', (page) => page.keyboard.press('ArrowDown')],
    ['touch', (page) => page.touchscreen.tap(200, 400)],
  ])('but not against a visitor who has begun to scroll: %s', async (_, scroll) => {
    const page = await open('about:blank', { hasTouch: true });
    await page.clock.install();
    await page.goto('/de/programm#late');
    await accompanied(page);
    await page.evaluate(() => {
      for (const type of ['wheel', 'keydown', 'pointerdown']) addEventListener(type, () => document.body.setAttribute('data-moved', ''));
    });
    await page.mouse.move(500, 500);
    await scroll(page);
    await page.locator('body[data-moved]').waitFor();
    await addLate(page);
    await page.clock.runFor(60_000);
    expect(await page.evaluate(() => scrollY)).toBeLessThan(200);
  });

  test('of a plain link on the page', async () => {
    const page = await seeking('/de/programm');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '#late', textContent: 'Weiter unten' });
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Weiter unten' }).click();
    await page.clock.runFor(1_500);
    await addLate(page);
    await page.clock.runFor(250);
    expect(await place(page, 'late')).toBe(130);
  });

  test('coming back finds the place that was left, not the anchor', async () => {
    const id = await cardId(3);
    const page = await seeking(`/de/programm#${id}`);
    await page.clock.runFor(1_000);
    expect(await place(page, id)).toBe(130);
    await page.evaluate(() => scrollTo(0, 0));
    await firstEvent(page).click();
    await page.waitForURL(/\/de\/programm\/[^/]+\/\d+$/);
    await page.locator('main article header h1').waitFor();
    await page.goBack();
    await page.locator(`[id="${id}"]`).waitFor();
    await page.clock.runFor(30_000);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('nor is it sought after a reload', async () => {
    const page = await open('about:blank');
    await page.addInitScript(() => {
      const set = window.setTimeout;
      window.setTimeout = Object.assign((work: () => void, time: number) => {
        if (time === 1_000) sessionStorage.setItem('sought', String(Number(sessionStorage.getItem('sought')) + 1));
        return set(work, time);
      }, set);
    });
    await page.goto('/de/programm#late');
    await accompanied(page);
    const sought = () => page.evaluate(() => Number(sessionStorage.getItem('sought')));
    expect(await sought()).toBe(1);
    await page.reload();
    await accompanied(page);
    expect(await sought()).toBe(1);
  });
});
