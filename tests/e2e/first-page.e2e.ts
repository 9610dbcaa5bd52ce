import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asEditor } from '../support/browser/staff.ts';
import { useBrowser } from '../support/browser.ts';

// The first day of an intern: nothing but what the screen says, from the back office to a published page in both languages.
const open = useBrowser();
const maxActions = 60;

/** Hands that are counted: each press of a button, each field that is filled in, each text that is typed. */
class Hands {
  count = 0;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  async press(what: Locator): Promise<void> {
    this.count += 1;
    await what.click();
  }
  async fill(field: Locator, text: string): Promise<void> {
    this.count += 1;
    await field.fill(text);
  }
  async type(text: string): Promise<void> {
    this.count += 1;
    await this.#page.keyboard.type(text);
  }
  async key(key: string): Promise<void> {
    this.count += 1;
    await this.#page.keyboard.press(key);
  }
}

const english: Readonly<Record<string, string>> = {
  'Die Nacht der Kraniche': 'The night of the cranes',
  'Ein Abend am Wasser.': 'An evening by the water.',
  'Zwischen Kran und Bühne': 'Between crane and stage',
  'Alle Abende am Kai': 'All evenings at the quay',
};

test('somebody who has never seen it makes a page in both languages, checks and publishes it', async () => {
  const title = `Kranichnacht ${Math.floor(Math.random() * 1e6)}`; // a second try finds what the first has left
  const page = await asEditor(open, '/cms-hub');
  const hands = new Hands(page);
  const { press, fill, type, key } = {
    press: hands.press.bind(hands),
    fill: hands.fill.bind(hands),
    type: hands.type.bind(hands),
    key: hands.key.bind(hands),
  };
  await press(page.getByRole('link', { name: 'Seiten', exact: true }));
  await press(page.getByRole('link', { name: 'Neue Seite' }));
  // Whoever types before the script has come gets the addresses all the same.
  await fill(page.getByLabel('Titel, deutsch'), title);
  await fill(page.getByLabel('Titel, englisch'), title.replace('Kranichnacht', 'Crane night'));
  await press(page.getByRole('button', { name: 'Seite anlegen' }));
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await press(page.getByLabel('Online: alle können die Seite öffnen'));
  await fill(page.getByLabel('Beschreibung, deutsch'), 'Ein Abend zwischen Kran und Bühne.');
  await fill(page.getByLabel('Beschreibung, englisch'), 'An evening between crane and stage.');
  await press(page.getByRole('button', { name: 'Speichern', exact: true }));
  await page.getByText('Gespeichert.', { exact: true }).waitFor();
  await press(page.getByRole('link', { name: 'Seite ansehen' }));
  await press(page.getByRole('button', { name: 'Seite bearbeiten' }));

  await press(page.getByRole('button', { name: 'Überschrift', exact: true }));
  await page.getByText('Überschrift eingefügt').waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await type('Die Nacht der Kraniche');
  await key('Enter');
  await expect.poll(() => page.getByRole('textbox', { name: 'Text, Text' }).getAttribute('contenteditable')).toBe('true');
  await type('Ein Abend am Wasser.');
  await key('Escape');

  await press(page.getByRole('button', { name: 'Bild einfügen' }));
  await press(page.getByRole('toolbar', { name: /Baustein Bild/ }).getByRole('button', { name: 'Bearbeiten' }));
  const picture = page.getByRole('dialog', { name: 'Bild bearbeiten' });
  await press(picture.getByRole('button', { name: /^Aus der Mediathek wählen/ }));
  await press(page.getByRole('grid').getByRole('row').first());
  await fill(picture.getByLabel('Was das Bild hier zeigt'), 'Kraniche über dem Kai');
  await press(picture.getByRole('button', { name: 'Schließen' }));

  await press(page.getByRole('button', { name: 'Teaserliste einfügen' }));
  await press(page.getByRole('toolbar', { name: /Baustein Teaserliste/ }).getByRole('button', { name: 'Bearbeiten' }));
  await press(page.getByRole('dialog', { name: 'Teaserliste bearbeiten' }).getByRole('button', { name: 'Teaser bearbeiten' }));
  const teaser = page.getByRole('dialog', { name: 'Teaser bearbeiten' });
  await fill(teaser.getByLabel(/^Überschrift/), 'Zwischen Kran und Bühne');
  await fill(teaser.getByLabel(/^Text/), 'Alle Abende am Kai');
  await fill(teaser.getByLabel(/^Wohin er führt/), '/de/programm');
  await press(teaser.getByRole('button', { name: 'Schließen' }));

  await press(page.getByRole('region', { name: 'Werkzeuge der Redaktion' }).getByRole('button', { name: 'Mehr', exact: true }));
  await fill(page.getByRole('searchbox', { name: 'Baustein suchen' }), 'Veranstaltungen');
  await key('Enter');
  await page.getByText('Veranstaltungen eingefügt').waitFor({ state: 'attached' });

  await press(page.getByRole('button', { name: 'Sprachen', exact: true }));
  const languages = page.getByRole('dialog', { name: 'Deutsch und Englisch' });
  for (const [german, words] of Object.entries(english)) {
    const field = languages.getByRole('listitem').filter({ hasText: german }).getByRole('textbox');
    await press(field);
    await page.keyboard.type(words, { delay: 15 }); // at the speed of hands: a text set up anew would lose them
  }
  await press(languages.getByRole('button', { name: 'Schließen', exact: true }));

  await press(page.getByRole('button', { name: 'Prüfliste' }));
  const draft = page.getByRole('dialog', { name: 'Entwurf' });
  await draft.getByRole('tabpanel').waitFor();
  await press(draft.getByRole('tab', { name: 'Veröffentlichen' }));
  await press(draft.getByRole('button', { name: 'Auf Deutsch veröffentlichen' }));
  await draft.getByRole('region', { name: 'Deutsch' }).getByText('Alles ist veröffentlicht.').first().waitFor();
  await press(draft.getByRole('button', { name: 'Auf Englisch veröffentlichen' }));
  await draft.getByRole('region', { name: 'Englisch' }).getByText('Alles ist veröffentlicht.').first().waitFor();
  process.stdout.write(`a first page in both languages: ${hands.count} actions\n`);
  expect(hands.count).toBeLessThanOrEqual(maxActions);

  const visitor = await open(new URL(page.url()).pathname, { isFirstVisit: true });
  const shown = visitor.locator('#content');
  expect(await shown.getByRole('heading', { name: 'Die Nacht der Kraniche' }).count()).toBe(1);
  expect(await shown.getByRole('img', { name: 'Kraniche über dem Kai' }).count()).toBe(1);
  expect(await shown.getByRole('link', { name: 'Zwischen Kran und Bühne' }).getAttribute('href')).toBe('/de/programm');
  expect(await shown.locator('time').count()).toBeGreaterThan(0);
  await visitor.goto(`/en/crane-night-${title.split(' ')[1]}`);
  expect(await shown.getByRole('heading', { name: 'The night of the cranes' }).count()).toBe(1);
  expect(await shown.getByText('An evening by the water.').count()).toBe(1);
});
