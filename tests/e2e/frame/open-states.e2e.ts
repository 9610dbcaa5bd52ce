import { describe, test } from 'vitest';
import { enter, existsAt, openStates } from '../../support/browser/open-states.ts';
import {
  axeWidths,
  axeWidthsOf,
  breaksTitles,
  canBeHit,
  descending,
  fits,
  hasText,
  largeText,
  narrow,
  partOf,
  passesAxe,
  reachWidths,
  still,
  withText,
} from '../../support/browser/walk.ts';
import { useBrowser } from '../../support/browser.ts';

// In every state in which something is open: axe finds nothing, it fits, and it can be hit. One page is made narrower step
// by step in German, wider in English, so that each state has been opened in a wide window and in a narrow one: it stays open. The page around it is looked at in reach.e2e.ts; here it is once more, in one language at one width.
const open = useBrowser();

describe.each(openStates)('$name', (state) => {
  const isThere = (width: number) => existsAt(state, width);

  test.each(['de', 'en'] as const)(
    '%s: axe finds nothing while it is open; it fits, also with text twice as large; no target is smaller than 24 px',
    async (language) => {
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
    },
  );
});
