import { expect, test } from 'vitest';
import { anchorListOffset } from '../../src/blocks/anchor-list/limits.ts';
import { closeDelay, scrollDelay } from '../../src/features/booking/widget/limits.ts';
import { pageSize as articles } from '../../src/features/magazine/limits.ts';
import { pageSize as events, infiniteScrollMargin } from '../../src/features/programme/limits.ts';
import { stickyThreshold } from '../../src/features/programme/sticky/limits.ts';
import { blurDelay, focusDelay, suggestionsHeight, suggestionsTime } from '../../src/features/search/limits.ts';

// What a journey cannot measure on a machine that may be slow: that behaviour goes by these numbers it shows, what they are stands here.
test('the numbers are those of V §9 and decisions.md', () => {
  expect({ closeDelay, scrollDelay, focusDelay, blurDelay }).toEqual({ closeDelay: 250, scrollDelay: 100, focusDelay: 200, blurDelay: 200 });
  expect({ events, articles, infiniteScrollMargin }).toEqual({ events: 10, articles: 12, infiniteScrollMargin: 1.7 });
  expect({ stickyThreshold, anchorListOffset }).toEqual({ stickyThreshold: 0.5, anchorListOffset: 600 });
  expect({ suggestionsTime, suggestionsHeight }).toEqual({ suggestionsTime: 0.56, suggestionsHeight: 21 });
});
