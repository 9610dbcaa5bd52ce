import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { focusedElement, misfits } from '../../support/browser/geometry.ts';
import { accompanied, hydrated, useBrowser } from '../../support/browser.ts';
import { ownSite, untilFresh } from '../../support/own-site.ts';

// A house that has more to say than the demo: further entries, a long name, a long text in place of its hours.
const open = useBrowser();
const long =
  'Wegen einer Probe der Bläserakademie öffnet die Kasse heute erst eine Stunde vor Beginn, Abholung ist am Bühneneingang in der Speichergasse möglich';
const abroad = 'Gastspiele und Koproduktionen mit Häusern in Rotterdam, Antwerpen und Kopenhagen';

/** By their titles: the demo's numbers move with what is in its menus. */
const changes = {
  entries: [
    "update page set menu_group = 'primary' where title->>'de' in ('Räume mieten', 'Arbeiten am Ostkai')",
    "update page set menu_group = 'secondary' where title->>'de' in ('Räume mieten', 'Arbeiten am Ostkai')",
  ],
  child: [
    `update page set title = jsonb_build_object('de', '${abroad}', 'en', '${abroad}') where title->>'de' = 'Orchester am Kai'`,
    `update page set title = '{"de":"Orchester am Kai","en":"Orchestra on the Quay"}' where title->>'de' = '${abroad}'`,
  ],
  link: [
    `insert into page (content_type, urls, title, is_online, in_menu, menu_group, sort) values
      ('link', '{"de":"https://gastspiele.example/plan"}', '{"de":"Gastspiele anderswo","en":"Guest performances"}', true, true, 'primary', 990),
      ('link', '{"de":"/de/programm?type=1","en":"/en/events?type=1"}', '{"de":"Nur Konzerte","en":"Concerts only"}', true, true, 'primary', 991)`,
    "delete from page where content_type = 'link' and sort in (990, 991)",
  ],
  name: [`update setting set value = '"Ostkai am Alten Hafen"' where key = 'name'`, `update setting set value = '"Ostkai"' where key = 'name'`],
} as const;

let database: pg.Client;
let undo: string[] = [];
beforeAll(async () => {
  database = new pg.Client({ host: join(ownSite().dataDir, 'postgres', 'socket'), user: 'foyer', database: 'postgres' });
  await database.connect();
  return () => database.end();
});
afterEach(async () => {
  for (const statement of undo.splice(0)) await database.query(statement);
});

async function change(names: (keyof typeof changes)[], shows: string): Promise<void> {
  for (const name of names) {
    undo.push(changes[name][1]);
    expect((await database.query(changes[name][0])).rowCount, name).toBeGreaterThan(0);
  }
  await expect.poll(async () => (await (await fetch(`${ownSite().url}/de`)).text()).split('<main')[0], { timeout: 20_000 }).toContain(shows);
  await untilFresh('/de', '/en', '/de/programm');
}

/** One exception for a day, in place of those that the demo has at Christmas. */
async function except(date: string, columnsAndValues: string): Promise<void> {
  undo = [
    `delete from opening_hours_exception where day = '${date}'`,
    `update opening_hours_exception set day = day - 10000 where day > date '${date}' + 9000`,
  ];
  await database.query(`update opening_hours_exception set day = day + 10000 where day = '${date}'`);
  await database.query(`insert into opening_hours_exception (day, ${columnsAndValues}`);
}

const hoursToday = async () => (await fetch(`${ownSite().url}/de/api/opening-hours-today/`)).json();

const heightOf = (page: Page) => page.locator('body > header').evaluate((header) => header instanceof HTMLElement && header.offsetHeight);

test('of eight entries those that have no room stand under one word, in a header that is as high as ever', async () => {
  const { date } = await hoursToday();
  const hours = { de: 'Geöffnet bis 19.00 Uhr', en: 'Open until 7 pm' }; // at any time of the day on which this runs
  await except(date, `closed, alternative_text) values ('${date}', true, '${JSON.stringify(hours)}')`);
  await change([], hours.de);
  await change(['entries', 'child', 'link'], 'Gastspiele anderswo');
  for (const [path, width, more] of [
    ['/de', 1024, null],
    ['/en', 1024, null],
    ['/de', 1280, null],
    ['/en', 1280, null],
    ['/de', 1366, 'Mehr'],
    ['/en', 1366, 'More'],
    ['/de', 1440, 'Mehr'],
    ['/de', 1920, 'Mehr'],
  ] as const) {
    const page = await hydrated(await open(path, { viewport: { width, height: 700 }, reducedMotion: 'reduce' }));
    expect(await misfits(page), `${path} ${width}`).toEqual([]);
    expect(await heightOf(page)).toBe(72);
    expect(await page.locator('body > header p[data-state]').evaluate((hours) => hours.getBoundingClientRect().height)).toBeLessThan(40);
    if (more === null) {
      await page.getByRole('button', { name: path === '/de' ? 'Menü öffnen' : 'Open menu' }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: path === '/de' ? 'Gastspiele anderswo' : 'Guest performances' })
        .waitFor();
      expect(await misfits(page), `${path} ${width}, side menu`).toEqual([]);
      continue;
    }
    const { rows, least, left } = await page.locator('#primary-menu nav > ul > li > *').evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect());
      return {
        rows: new Set(boxes.map(({ top }) => Math.round(top))).size,
        least: Math.min(...boxes.map(({ height }) => height)),
        left: Math.max(...boxes.map(({ right }) => right)),
      };
    });
    expect([path, width, rows]).toEqual([path, width, 1]);
    expect(least).toBeGreaterThanOrEqual(24);
    expect((await page.locator('body > header p[data-state]').boundingBox())?.x).toBeGreaterThan(left);
    await page.locator('#primary-menu summary').nth(1).click();
    await page.locator('#primary-menu details[open] a', { hasText: abroad }).waitFor();
    expect(await misfits(page), 'submenu').toEqual([]);
    expect(await page.locator('#primary-menu details[open] > ul').evaluate((list) => list.getBoundingClientRect().width)).toBeLessThanOrEqual(448);
    const rest = page.locator('#primary-menu summary', { hasText: more });
    await rest.focus();
    await page.keyboard.press('Enter');
    const elsewhere = page.locator('#primary-menu details[open] a[href="https://gastspiele.example/plan"]');
    await elsewhere.waitFor();
    expect([await elsewhere.getAttribute('target'), await elsewhere.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    expect(await misfits(page), 'more').toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#primary-menu details[open]') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#primary-menu details[open]').count()).toBe(0);
  }
});

test('without script the rest of the menu opens as well, and leads to a list with chosen filters', async () => {
  await change(['entries', 'link'], 'Gastspiele anderswo');
  const page = await open('/de', { viewport: { width: 1366, height: 700 }, javaScriptEnabled: false });
  await page.locator('#primary-menu summary', { hasText: 'Mehr' }).click();
  await page.locator('#primary-menu details[open] a', { hasText: 'Nur Konzerte' }).click();
  await page.waitForURL('**/de/programm?type=1');
});

test('beside hours in two ranges the demo’s entries stay in one row, in either language', async () => {
  const { date } = await hoursToday();
  const hours = { de: 'Geöffnet 10.00–13.00 und 15.00–19.30 Uhr', en: 'Open 10.00–13.00 and 15.00–19.30' }; // at any time of the day on which this runs
  await except(date, `closed, alternative_text) values ('${date}', true, '${JSON.stringify(hours)}')`);
  await change([], '15.00–19.30');
  for (const path of ['/de', '/en']) {
    const page = await hydrated(await open(path, { viewport: { width: 1366, height: 700 } }));
    const tops = await page.locator('#primary-menu nav > ul > li').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size, path).toBe(1);
    expect(await misfits(page), path).toEqual([]);
  }
});

test('a submenu that is higher than the window scrolls: all of it can be reached by mouse and by keyboard', async () => {
  const page = await hydrated(await open('/de/programm', { viewport: { width: 1366, height: 480 }, reducedMotion: 'reduce' }));
  await page.locator('body > aside button:visible').first().waitFor(); // the alert stands above
  await page.locator('#primary-menu summary').nth(1).click();
  const list = page.locator('#primary-menu details[open] > ul');
  const last = list.locator('a').last();
  const bottomOf = (one: typeof list) => one.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottomOf(list)).toBeLessThanOrEqual(480);
  const { x, y } = (await list.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.wheel(0, 2_000);
  await expect.poll(async () => (await bottomOf(last)) <= (await bottomOf(list))).toBe(true);
  await page.mouse.wheel(0, 2_000); // at its end: the page stays
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator('#primary-menu summary').nth(1).focus();
  for (let entry = 0; entry < (await list.locator('a').count()); entry++) {
    await page.keyboard.press('Tab');
    expect((await focusedElement(page))?.hidden).toBeNull();
    expect(await page.evaluate(() => (document.activeElement?.getBoundingClientRect().bottom ?? 0) <= innerHeight)).toBe(true);
  }
  expect(await last.evaluate((link) => link === document.activeElement)).toBe(true);
});

test('a long text in place of the hours has two lines, and is in full in its title and in the side menu', async () => {
  const { date } = await hoursToday();
  await except(date, `closed, alternative_text) values ('${date}', true, jsonb_build_object('de', '${long}'))`);
  await change([], long);
  for (const width of [768, 1366, 1920]) {
    const page = await hydrated(await open('/de', { viewport: { width, height: 900 } }));
    const words = page.locator('body > header p[data-state] [title]');
    expect(await words.getAttribute('title')).toBe(long);
    expect(await words.evaluate((text) => text.getBoundingClientRect().height), `${width}`).toBeLessThan(50);
    expect(await heightOf(page), `${width}`).toBe(72);
    expect((await misfits(page)).filter((one) => !one.includes('cut off'))).toEqual([]);
  }
  const page = await hydrated(await open('/de', { viewport: { width: 360, height: 780 } }));
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('dialog').getByText(long).waitFor();
  expect(await misfits(page)).toEqual([]);
});

test('a page that stays open says at the minute that the house opens and closes', async () => {
  const { known_until } = await hoursToday();
  const tomorrow = new Date(Date.parse(known_until) - 43_200_000).toISOString().slice(0, 10); // twelve hours before its end
  await except(tomorrow, `time_from, time_to) values ('${tomorrow}', '10:00', '19:00')`);
  const phasesOfTomorrow = async (): Promise<{ since: string; state: string }[]> => (await hoursToday()).timeline.slice(-3);
  // By their times, of one answer: that of other hours, which a test before this one had given the day, may be the last still kept.
  let phases: { since: string; state: string }[] = [];
  const times = async () => {
    phases = await phasesOfTomorrow();
    return phases.map(({ since, state }) => `${state} ${since.slice(11, 16)}`);
  };
  // On Fridays the house is open past midnight: the day after begins as soon as it has closed.
  await expect.poll(times, { timeout: 20_000 }).toEqual([expect.stringMatching(/^early 0\d:00$/), 'open 10:00', 'late 19:00']);
  await untilFresh('/de', '/en', '/de/programm');
  const [early, opening, late] = phases.map(({ since }) => Date.parse(since));
  const page = await open('about:blank');
  await page.clock.install();
  await page.goto('/de');
  await accompanied(page);
  const status = page.locator('body > header p[data-state] [title], body > header p[data-state] > span').last();
  for (const [since, words] of [
    [early, 'Öffnet um 10.00 Uhr'],
    [opening, 'Geöffnet bis 19.00 Uhr'],
    [late, 'Geschlossen'],
  ] as const) {
    const before = await status.textContent();
    await page.clock.pauseAt(Number(since) - 1_000);
    if (since !== early) expect(await status.textContent()).toBe(before);
    await page.clock.pauseAt(Number(since));
    // A timer that is set only now, as the one before it has just been drawn, waits for the clock as well.
    const later = async () => {
      await page.clock.runFor(1_000);
      return status.textContent();
    };
    await expect.poll(later).toBe(words);
  }
});

test('what sticks below the header keeps clear of one that needs two rows', async () => {
  await change(['name'], 'Ostkai am Alten Hafen');
  const page = await hydrated(await open('/de/programm', { viewport: { width: 320, height: 780 } }));
  expect(await misfits(page)).toEqual([]);
  expect(await heightOf(page)).toBeGreaterThan(72);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect
    .poll(() =>
      page.evaluate(() => {
        const bottom = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
        return Math.abs((document.querySelector('main search')?.getBoundingClientRect().top ?? 0) - bottom);
      }),
    )
    .toBeLessThanOrEqual(1);
});
