import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { misfits, resize } from '../support/browser/geometry.ts';
import { eventPath } from '../support/browser/open-states.ts';
import { accessibilityProblems, hydrated, useBrowser } from '../support/browser.ts';
import { ownSite } from '../support/own-site.ts';

// How the design settings look; that each of them works is in src/features/settings/design/design-settings.test.ts.
const open = useBrowser();
const widths = [320, 1366, 1920];

let event: string;
let before: { key: string; value: unknown }[];
async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ host: join(ownSite().dataDir, 'postgres', 'socket'), user: 'foyer', database: 'postgres' });
  await client.connect();
  return work(client).finally(() => client.end());
}
const write = (settings: Record<string, unknown>) =>
  inDatabase(async (client) => {
    for (const [key, value] of Object.entries(settings))
      await client.query('insert into setting values ($1, $2) on conflict (key) do update set value = excluded.value', [key, JSON.stringify(value)]);
  });
let written = 0;
/** Resolves when a page shows it: the one kept before a change may stand in until the next is made. */
async function set(settings: Record<string, unknown>, path = '/de'): Promise<void> {
  const marker = `setting-${++written}`;
  await write({ ...settings, 'html_footer_bottom.code': { de: `<p>${marker}</p>`, en: `<p>${marker}</p>` } });
  await vi.waitFor(async () => expect(await (await fetch(new URL(path, ownSite().url))).text()).toContain(marker), { timeout: 20_000 });
}

beforeAll(async () => {
  before = await inDatabase(async (client) => (await client.query('select * from setting')).rows);
  event = await eventPath('de');
});
afterEach(async () => {
  await inDatabase((client) => client.query('delete from setting'));
  await write(Object.fromEntries(before.map(({ key, value }) => [key, value])));
});

const at = (width: number) => ({ viewport: { width, height: 900 } });

describe('style1', () => {
  test('the picture stands among the sections, and the page begins with words', async () => {
    await set({ 'event.style1': true }, event);
    const page = await hydrated(await open(event, at(320)));
    for (const width of widths) {
      await resize(page, width);
      const top = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => element.getBoundingClientRect().top);
      expect(await top('main picture'), `${width}`).toBeGreaterThan(await top('article aside'));
      expect(await misfits(page)).toEqual([]);
    }
    expect(await accessibilityProblems(await resize(page, 1366))).toEqual([]);
  });
});

describe('style2', () => {
  test('a list of words takes the whole width, and fits', async () => {
    await set({ 'event.style2': true }, '/de/programm');
    const page = await hydrated(await open('/de/programm', at(320)));
    for (const width of widths) {
      await resize(page, width);
      expect(await page.locator('article[id^="event-"] picture').count()).toBe(0);
      const gap = await page
        .locator('article[id^="event-"]')
        .first()
        .evaluate((card) => card.getBoundingClientRect().right - (card.querySelector('h4')?.parentElement?.getBoundingClientRect().right ?? 0));
      expect(gap, `${width}`).toBeLessThan(46); // the place of the heart
      expect(await misfits(page)).toEqual([]);
    }
  });
});

describe('style3', () => {
  test('the picture goes from edge to edge and is never higher than the window', async () => {
    await set({ 'event.style3': true }, event);
    const page = await hydrated(await open(event, at(320)));
    for (const width of widths) {
      await resize(page, width);
      const { left, right, height } = await page
        .locator('main picture')
        .first()
        .evaluate((picture) => picture.getBoundingClientRect().toJSON());
      expect([left, right], `${width}`).toEqual([0, await page.evaluate(() => document.body.getBoundingClientRect().right)]);
      expect(height).toBeLessThanOrEqual(900);
      expect(await misfits(page)).toEqual([]);
    }
  });
});

describe('menu', () => {
  test('slides in from the side that is set', async () => {
    for (const side of ['left', 'right'] as const) {
      await set({ 'menu.side': side });
      const page = await hydrated(await open('/de', at(768)));
      await page.getByRole('button', { name: 'Menü öffnen' }).click();
      await page.getByRole('dialog').locator('summary').first().waitFor();
      await page.waitForFunction(() => document.querySelector('dialog')?.getAnimations().length === 0);
      const { left, right } = await page.getByRole('dialog').evaluate((dialog) => dialog.getBoundingClientRect().toJSON());
      expect(side === 'left' ? left : right).toBe(side === 'left' ? 0 : await page.evaluate(() => document.body.getBoundingClientRect().right));
    }
  });

  test('without the desktop menu the burger stands at every width', async () => {
    const burger = { name: 'Menü öffnen' };
    const wide = await hydrated(await open('/de'));
    expect([await wide.getByRole('button', burger).count(), await wide.locator('details[name=primary-menu]').first().isVisible()]).toEqual([0, true]);
    await set({ 'menu.desktop': false });
    const other = await hydrated(await open('/de'));
    expect(await other.locator('details[name=primary-menu]').first().isVisible()).toBe(false);
    await other.getByRole('button', burger).click();
    await other.getByRole('dialog').locator('summary').first().waitFor();
  });
});

test('a logo and an accent of the house: nothing for axe to find in either theme', async () => {
  const logo = await inDatabase(async (client) => (await client.query('select min(id) as id from asset')).rows[0].id);
  await set({ logo, accent: { light: '#00624e', dark: '#3ddcb4' } });
  const page = await hydrated(await open('/de/programm', at(320)));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { height, width } = await page.locator('header img').evaluate((image) => image.getBoundingClientRect().toJSON());
    expect(height).toBe(36);
    expect(width).toBeLessThanOrEqual(320 * 0.32 + 1);
    expect(await misfits(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
});

test('a long name stands above the icons of a phone, whole', async () => {
  await set({ name: 'Kammerspielhaus', name_accent: '' });
  const page = await open('/de', at(360));
  const [header, name] = await page.evaluate(() =>
    [document.querySelector('header'), document.querySelector('header a')].map((element) => element?.getBoundingClientRect().toJSON()),
  );
  expect(header.height, 'two rows').toBeGreaterThan(90);
  expect(name.top).toBeGreaterThanOrEqual(header.top);
  expect(await misfits(page)).toEqual([]);
});
