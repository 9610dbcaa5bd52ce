import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventPath } from '../../support/browser/open-states.ts';
import { hydrated, useBrowser } from '../../support/browser.ts';

const open = useBrowser();
const phone = { viewport: { width: 360, height: 780 } };

test('rows are compact: the words, a small picture beside them, several in a window, below their month', async () => {
  const page = await hydrated(await open('/de/programm', phone));
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  const rows = await page.locator('article[id^="event-"]').evaluateAll((articles) =>
    articles.slice(0, 10).map((article) => {
      const picture = article.querySelector('picture')?.getBoundingClientRect();
      const words = article.querySelector('h3, h4')?.getBoundingClientRect();
      const { height, width } = article.getBoundingClientRect();
      return { height, wide: (picture?.width ?? 0) / width, beside: (picture?.left ?? 0) >= (words?.left ?? 0) + 100 };
    }),
  );
  expect(rows).toHaveLength(10);
  expect(rows.filter(({ wide, beside }) => wide > 0.34 || !beside)).toEqual([]);
  expect(rows.reduce((sum, { height }) => sum + height, 0) / rows.length).toBeLessThan(780 / 3);
  expect(await page.locator('main h2').first().textContent()).toMatch(/^[A-Z][a-zä]+ \d{4}$/);
});

describe('sharing an event', () => {
  /** A browser has no device to hand to, so both are asked what they are given. */
  const listen = async (page: Page, has: 'device' | 'clipboard') => {
    await page.evaluate((has) => {
      const take = (name: string) => async (given: unknown) => {
        document.documentElement.dataset[name] = JSON.stringify(given);
      };
      Object.defineProperty(navigator, 'share', { value: has === 'device' ? take('shared') : undefined, configurable: true });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: take('copied') }, configurable: true });
    }, has);
  };
  const given = (page: Page, name: string) => page.evaluate((name) => JSON.parse(document.documentElement.dataset[name] ?? 'null'), name);

  test.each(['device', 'clipboard'] as const)('by the %s: title with date, and address', async (target) => {
    const path = await eventPath('de');
    const page = await hydrated(await open(path, phone));
    await listen(page, target);
    const share = page.locator('[data-enhance="share"] a');
    await expect
      .poll(async () => {
        await share.click();
        return given(page, target === 'device' ? 'shared' : 'copied');
      })
      .not.toBeNull();
    if (target === 'device') {
      expect(await given(page, 'shared')).toEqual({
        title: expect.stringMatching(/^Hänsel und Gretel, \w\w \d\d\/\d\d\/\d{4}$/),
        url: expect.stringContaining(path),
      });
      expect(await given(page, 'copied')).toBeNull();
    } else {
      expect(await given(page, 'copied')).toContain(path);
      await page.locator('[data-enhance="share"] [role=status]').filter({ hasText: /\S/ }).waitFor();
    }
  });
});
