import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { choose, idOf, typeInto } from '../../support/browser/record-form.ts';
import { asEditor } from '../../support/browser/staff.ts';
import { hydrated, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

// What staff make on the screens of records, seen on the site: by whoever made it with the next request, by visitors with the first answer that is not an older one standing in.
const open = useBrowser();
const undo: string[] = [];
afterEach(() => change(...undo.splice(0)));

/** At the database, as nobody does who has screens: for what the demo has besides, and to leave the site as it was. */
async function change(...statements: string[]): Promise<void> {
  const database = new pg.Client({ host: join(ownSite().dataDir, 'postgres', 'socket'), user: 'foyer', database: 'postgres' });
  await database.connect();
  for (const statement of statements) await database.query(statement);
  await database.end();
}

async function save(page: Page, name = 'Anlegen'): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() !== 'GET');
  await page.getByRole('button', { name, exact: true }).click();
  expect((await answered).status()).toBe(200);
}

/** An older one may stand in for visitors. */
async function firstAnswers(page: Page, path: string): Promise<string[]> {
  const own = await page.request.get(path);
  let ofVisitor = await fetch(ownSite().url + path);
  while (ofVisitor.headers.get('x-cache') === 'stale') ofVisitor = await fetch(ownSite().url + path);
  return [await own.text(), await ofVisitor.text()];
}

const onSite = async (page: Page) => (await page.getByRole('link', { name: 'Auf der Website ansehen' }).getAttribute('href')) ?? '';

test('a person with a picture and texts in both languages is made with mouse and keys, and seen on the site in German and English', async () => {
  const page = await asEditor(open, '/cms-hub/persons', 'manager');
  const name = `Mara Ödön ${Date.now()}`;
  await page.getByRole('link', { name: 'Person anlegen' }).click();
  await typeInto(page.getByLabel('Name', { exact: true }), name);
  await page.getByRole('button', { name: 'Aus der Mediathek wählen: Bild' }).click();
  const library = page.getByRole('dialog', { name: 'Medium wählen' });
  await library.getByRole('grid').getByRole('row').first().click();
  await library.waitFor({ state: 'detached' });
  await typeInto(page.getByLabel('Biografie, deutsch'), 'Sie singt seit 2019 im Haus am Kai.');
  await typeInto(page.getByLabel('Biografie, englisch'), 'She has sung at the house since 2019.');
  const [department] = await (await page.request.get('/de/api/cms-person-categories/options/')).json();
  await choose(page, 'Bereich des Hauses', department.label);
  await typeInto(page.getByLabel('Aufgabe im Haus, deutsch'), 'Sopranistin');
  await typeInto(page.getByLabel('Aufgabe im Haus, englisch'), 'Soprano');
  await save(page);
  await page.waitForURL(/persons\/\d+/);
  const german = await onSite(page);
  const image = await page.locator('input[name=image_id]').inputValue();
  for (const [path, words] of [
    [german, [name, 'Sie singt seit 2019', 'Sopranistin']],
    [german.replace(/^\/de\//, '/en/'), [name, 'She has sung', 'Soprano']],
  ] as const)
    for (const html of await firstAnswers(page, path)) for (const one of [...words, `/media/${image}-`]) expect(html, path).toContain(one);
});

test('an event with two prices is in the programme and has its page with the first request after it was made', async () => {
  const page = await asEditor(open, '/cms-hub/events/new', 'manager');
  const { results } = await (await page.request.get('/api/cms-productions/?fields=title')).json();
  const production: string = results[0].title.de;
  await choose(page, 'Produktion', production);
  await page.getByLabel('Beginn', { exact: true }).fill('2031-04-09T19:30');
  await choose(page, 'Raum', 'Kammersaal');
  await choose(page, 'Veranstaltungsart', 'Konzert');
  await page.getByLabel('Online', { exact: true }).check();
  for (const [index, [name = '', price = '']] of [
    ['Parkett', '48'],
    ['Rang', '19,50'],
  ].entries()) {
    await page.getByRole('button', { name: 'Preis hinzufügen' }).click();
    const row = page.getByRole('group', { name: `Preis ${index + 1}`, exact: true });
    await typeInto(row.getByLabel('Platzgruppe'), name);
    await typeInto(row.getByLabel('Betrag in Euro'), price);
  }
  const day = '/de/programm?date=09-04-2031&until=09-04-2031';
  for (const html of await firstAnswers(page, day)) expect(html).not.toContain(production);
  await save(page);
  await page.waitForURL(/events\/\d+/);
  const own = await onSite(page);
  undo.push(`delete from event where id = ${idOf(page)}`);
  for (const html of await firstAnswers(page, day)) expect(html).toContain(`href="${own}"`);
  for (const html of await firstAnswers(page, own)) expect(html).toMatch(/48[,.]00.*19[,.]50|19[,.]50.*48[,.]00/s);
});

test('a venue that is renamed has a new address, and its old one leads there for good', async () => {
  const page = await asEditor(open, '/cms-hub/venues/new', 'manager');
  const run = Date.now();
  await typeInto(page.getByLabel('Name, deutsch').first(), `Alte Werft ${run}`);
  await save(page);
  await page.waitForURL(/venues\/\d+/);
  const old = await onSite(page);
  expect((await page.request.get(old)).status()).toBe(200);
  await hydrated(page);
  await typeInto(page.getByLabel('Name, deutsch').first(), `Neue Werft ${run}`);
  await save(page, 'Speichern');
  await page.getByRole('heading', { level: 1, name: `Neue Werft ${run}` }).waitFor();
  const response = await fetch(ownSite().url + old, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, old.replace('alte-werft', 'neue-werft')]);
  await page.goto(old);
  await page.getByRole('heading', { level: 1, name: `Neue Werft ${run}` }).waitFor();
});

test('an alert is published for an hour, and stands above the page', async () => {
  await change('update alert set sort = sort + 5000');
  undo.push('update alert set sort = sort - 5000 where sort >= 5000');
  const page = await asEditor(open, '/cms-hub/alerts/new', 'manager');
  const title = `Sturmflut ${Date.now()}`;
  await typeInto(page.getByLabel('Überschrift, deutsch'), title);
  await page.getByLabel('Online', { exact: true }).check();
  const inAnHour = new Date(Date.now() + 3_600_000).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' });
  await page.getByLabel('Zu sehen bis').fill(inAnHour.slice(0, 16).replace(' ', 'T'));
  await save(page);
  await page.waitForURL(/alerts\/\d+/);
  undo.push(`delete from alert where id = ${idOf(page)}`);
  for (const html of await firstAnswers(page, '/de')) expect(html).toContain(title);
  await page.goto('/de');
  await page.locator('body > aside').getByText(title).waitFor();
});

test('an exception of the opening hours is what the header says', async () => {
  const { date } = await (await fetch(`${ownSite().url}/de/api/opening-hours-today/`)).json();
  // After midnight the evening before is still what the header tells of, until it ends.
  await change(
    `insert into opening_hours_exception (day, closed) select day, true from (select '${date}'::date - 1 as day) before where not exists (select from opening_hours_exception known where known.day = before.day)`,
  );
  undo.push(`delete from opening_hours_exception where day = '${date}'::date - 1 and alternative_text = '{}'`);
  const page = await asEditor(open, '/cms-hub/opening-hours-exceptions/new', 'manager');
  await page.getByLabel('Tag', { exact: true }).fill(date);
  await page.getByLabel('Geschlossen', { exact: true }).check();
  await typeInto(page.getByLabel('Hinweis, deutsch'), 'Heute wegen Sturm zu');
  await typeInto(page.getByLabel('Hinweis, englisch'), 'Shut today, storm');
  await save(page);
  await page.waitForURL(/opening-hours-exceptions\/\d+/);
  undo.push(`delete from opening_hours_exception where id = ${idOf(page)}`);
  for (const [path, words] of [
    ['/de', 'Heute wegen Sturm zu'],
    ['/en', 'Shut today, storm'],
  ] as const) {
    for (const html of await firstAnswers(page, path)) expect(html.split('<main')[0]).toContain(words);
    await page.goto(path);
    await page.locator('body > header').getByText(words).first().waitFor();
  }
});
