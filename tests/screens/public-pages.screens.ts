import { test } from 'vitest';
import { hidesNoFocus } from '../support/browser/walk-focus.ts';
import { hydrated, useBrowser } from '../support/browser.ts';
import { ownSite } from '../support/own-site.ts';

// Every kind of page that visitors see: what has the focus is hidden in none of these windows, of which `npm test` takes three and fewer pages.
const open = useBrowser({ flags: ['--disable-frame-rate-limit', '--disable-gpu-vsync'] });

const windows = [
  [360, 780],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
] as const;

const firstOf = (list: string) => async (): Promise<string> => {
  const answer = await (await fetch(`${ownSite().url}/de/api/${list}/`)).json();
  return String((answer.results ?? answer)[0].link.url);
};

const pages: [string, () => Promise<string> | string][] = [
  ['home', () => '/de'],
  ['event', firstOf('events')],
  ['production', firstOf('productions')],
  ['series', firstOf('series')],
  ['article', firstOf('articles')],
  ['magazine', () => '/de/blog'],
  ['search', () => '/de/search?q=bach'],
  ['person', firstOf('persons')],
  ['venue', firstOf('venues')],
  ['imprint', () => '/de/impressum'],
  ['sign-in', () => '/de/user/login'],
  ['favourites', () => '/de/merkliste'],
  ['not found', () => '/de/gibt-es-nicht'],
];

test.each(pages)('nothing of the page %s that has the focus is hidden, going down and up in four windows', async (_, path) => {
  const page = await hydrated(await open(await path(), { reducedMotion: 'reduce' }));
  await page.waitForLoadState('networkidle');
  await hidesNoFocus(page, { windows, isWhole: true });
});
