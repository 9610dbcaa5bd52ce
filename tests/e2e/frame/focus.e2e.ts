import { test } from 'vitest';
import { pageSize } from '../../../src/features/programme/limits.ts';
import type { Language } from '../../../src/i18n/language.ts';
import { href } from '../../../src/routes.ts';
import { pages } from '../../support/browser/open-states.ts';
import { hidesNoFocus } from '../../support/browser/walk-focus.ts';
import { hydrated, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

// Frames come as fast as they can be drawn, as each stop waits for one; pages with frames: framed-focus.e2e.ts.
const open = useBrowser({ flags: ['--disable-frame-rate-limit', '--disable-gpu-vsync'] });

/** Rows of a kind are the same however many: the end of the programme has enough of them. */
const unframed = Object.entries({ ...pages, programme: lastDays }).filter(([name]) => name !== 'webshop');
/** Header and footer are the same on all pages: these two, which have bars of their own beside them, are gone through from end to end. */
const whole = ['programme', 'event'];

test.each(unframed)('nothing of the page %s that has the focus is hidden, going down and up in three windows', async (name, path) => {
  const page = await hydrated(await open(await path('de'), { reducedMotion: 'reduce' }));
  await page.waitForLoadState('networkidle');
  await hidesNoFocus(page, { isWhole: whole.includes(name) });
});

/** The programme from the day on with which its last page begins: it has no more to load. */
async function lastDays(language: Language): Promise<string> {
  const list = `${ownSite().url}/${language}/api/events/`;
  const { count } = await (await fetch(list)).json();
  const { results } = await (await fetch(`${list}?page=${Math.ceil(count / pageSize)}`)).json();
  const [year, month, day] = String(results[0].date_start).slice(0, 10).split('-');
  return `${href('programme', language)}?date=${day}-${month}-${year}`;
}
