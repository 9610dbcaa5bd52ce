import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Firefox, startFirefox } from '../support/browser/firefox.ts';
import { ownSite } from '../support/own-site.ts';

// Firefox says the address of a module that failed to load in other words than Chromium.

let firefox: Firefox;
beforeAll(async () => {
  firefox = await startFirefox(process.env.FIREFOX ?? '/usr/bin/firefox-esr', ownSite().url);
});
afterAll(() => firefox?.close());

const until = (expression: string) => expect.poll(() => firefox.evaluate(expression).catch(() => false), { message: expression }).toBe(true);
const isAlive = (selector: string) => `Object.keys(document.querySelector('${selector}') ?? {}).some((key) => key.startsWith('__react'))`;
const isOpen = `document.querySelector('dialog[open], [role=dialog]') !== null`;
const press = (label: string) =>
  firefox.evaluate(`[...document.querySelectorAll('button')].find((button) => button.getAttribute('aria-label') === '${label}').click()`);
const click = async (selector: string) => {
  await until(isAlive(selector));
  await firefox.evaluate(`document.querySelector('${selector}').click()`);
};
const isSameDocument = async () => (await firefox.evaluate('window.isSame')) === true;

/** As of a visitor whose tab has never been reloaded for a missing chunk, or just now. */
async function open(path: string, { hasReloaded = false } = {}): Promise<void> {
  firefox.refuse(() => false);
  await firefox.goto(path);
  await until(isAlive('body'));
  await firefox.evaluate(`window.isSame = true; sessionStorage.setItem('foyer-chunk-reload', ${hasReloaded ? 'String(Date.now())' : "''"})`);
}

describe('in Firefox a chunk that cannot be loaded', () => {
  test.each([
    ['the menu', /side-menu-[^?]*\.js$/, () => press('Menü öffnen')],
    ['the overlay', /programme-overlay-[^?]*\.js$/, () => click('a[aria-haspopup=dialog]')],
  ])('of %s is asked for once more, or under another address, and nothing is loaded anew', async (_, file, start) => {
    await open('/de');
    const refused = firefox.refuse((url) => file.test(url));
    await start();
    await until(isOpen);
    expect(refused.length).toBeGreaterThan(0);
    expect(await isSameDocument()).toBe(true);
  });

  test('has the page loaded anew where no address helps', async () => {
    await open('/de');
    const refused = firefox.refuse((url) => /side-menu-.*\.js/.test(url));
    await press('Menü öffnen');
    await until(`window.isSame === undefined && ${isAlive('body')}`);
    expect(refused.some((url) => url.includes('?again='))).toBe(true);
  });

  test('leaves, within a minute of that, the menu that the page came with; as soon as it can be had the menu opens', async () => {
    await open('/de', { hasReloaded: true });
    firefox.refuse((url) => /side-menu-.*\.js/.test(url));
    await press('Menü öffnen');
    await until(`document.activeElement?.matches('#primary-menu summary')`);
    firefox.refuse(() => false);
    await press('Menü öffnen');
    await until(isOpen);
    expect(await isSameDocument()).toBe(true);
  });

  test('of another page brings the visitor there by one load', async () => {
    await open('/de/programm');
    firefox.refuse((url) => /event\.page-.*\.js/.test(url));
    const address = await firefox.evaluate(`document.querySelector('article[id^="event-"] a').pathname`);
    await click('article[id^="event-"] a');
    await until(`window.isSame === undefined && document.readyState === 'complete'`);
    expect(await firefox.evaluate('location.pathname')).toBe(address);
    expect(await firefox.evaluate(`document.querySelector('h1').checkVisibility()`)).toBe(true);
  });
});
