import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

// A new house, from an empty database and what the console says to a website that is open.
let dataDir: string;
let site: RunningSite;
// A first run is one only once.
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foyer-first-run-'));
  chmodSync(dataDir, 0o755);
  site = await startSite({ DATA_DIR: dataDir, DEMO: 'no' });
});
afterEach(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

// After the site's hooks, so that its pages are closed before the site is.
const open = useBrowser();

const maxSteps = 50;
const season = ['Titel;Datum;Beginn;Ende;Saal', 'Die Möwe;24.12.2099;19:30;21:30;Kleiner Saal', 'Die Möwe;25.12.2099;19:30;21:30;Kleiner Saal'].join('\r\n');

test('an empty database becomes a website that is open, in printed steps', { tags: 'core' }, async () => {
  const steps: string[] = [];
  const press = async (what: Locator, as: string) => {
    steps.push(as);
    await what.click();
  };
  const fill = async (field: Locator, text: string, as: string) => {
    steps.push(as);
    await field.fill(text);
  };
  const page = await open('about:blank');
  await page.goto(`${site.url}/de`);
  expect(new URL(page.url()).pathname).toBe('/cms-hub/first-run');
  await expect.poll(() => site.printed()).toMatch(/first-run\?code=\S+\n/);
  const [address = ''] = /http\S+first-run\?code=\S+/.exec(site.printed()) ?? [];
  await page.goto(address);
  await hydrated(page);
  for (const [field, text] of Object.entries({ 'Name des Hauses': 'Kammerspiele', Vorname: 'Ada', Nachname: 'Lang', 'E-Mail-Adresse': 'ada@haus.example' }))
    await fill(page.getByLabel(field), text, field);
  await fill(page.locator('[name=password]'), 'ein langer guter Satz', 'Passwort');
  await press(page.getByRole('button', { name: 'Einrichten' }), 'Einrichten');
  const list = page.getByRole('list', { name: 'Schritte' });
  await list.waitFor();
  expect(await list.locator('[data-done]').count()).toBe(1);
  const visitor = await open('about:blank', { mayFail: /503/ });
  expect((await visitor.request.get(`${site.url}/de`)).status(), 'closed until it is opened').toBe(503);

  await press(list.getByRole('link', { name: /^Saison importieren/ }), 'Saison importieren');
  await press(page.getByRole('checkbox', { name: 'Neue Termine zunächst nicht online' }), 'gleich online');
  steps.push('Datei');
  await page.locator('input[type=file]').setInputFiles({ name: 'spielplan.csv', mimeType: 'text/csv', buffer: Buffer.from(season) });
  await press(page.getByRole('button', { name: '2 Termine einlesen' }), 'einlesen');
  await page.getByRole('heading', { name: 'Was daraus geworden ist' }).waitFor();

  for (const [step, text] of [
    ['Impressum', 'Kammerspiele GmbH, Kai 1, Hamburg'],
    ['Datenschutzerklärung', 'Wir speichern, was wir brauchen.'],
  ] as const) {
    await press(page.getByRole('navigation').getByRole('link', { name: 'Eröffnung' }).first(), 'Eröffnung');
    await press(list.getByRole('link', { name: new RegExp(`^${step}`) }), step);
    const name = step.replace('erklärung', '');
    await press(page.getByRole('listitem').filter({ hasText: name }).last().getByRole('link', { name: 'Seite anlegen' }), 'Seite anlegen');
    await press(page.getByRole('button', { name: 'Seite anlegen' }), 'anlegen');
    await press(page.getByLabel('Online: alle können die Seite öffnen'), 'online');
    await press(page.getByRole('button', { name: 'Speichern', exact: true }), 'Speichern');
    await page.getByText('Gespeichert.', { exact: true }).waitFor();
    await press(page.getByRole('link', { name: 'Seite ansehen' }), 'Seite ansehen');
    await press(page.getByRole('button', { name: 'Seite bearbeiten' }), 'Seite bearbeiten');
    await press(page.getByRole('button', { name: 'Text', exact: true }), 'Text einfügen');
    await expect.poll(() => page.getByRole('textbox', { name: 'Text, Text' }).getAttribute('contenteditable')).toBe('true');
    steps.push(text);
    await page.keyboard.type(text);
    await page.keyboard.press('Escape');
    await press(page.getByRole('button', { name: 'Prüfliste' }), 'Prüfliste');
    const draft = page.getByRole('dialog', { name: 'Entwurf' });
    await press(draft.getByRole('tab', { name: 'Veröffentlichen' }), 'Veröffentlichen');
    await press(draft.getByRole('button', { name: 'Auf Deutsch veröffentlichen' }), 'Auf Deutsch');
    await draft.getByRole('region', { name: 'Deutsch' }).getByText('Alles ist veröffentlicht.').first().waitFor();
    await page.goto(`${site.url}/cms-hub`);
    await hydrated(page);
  }

  await press(page.getByRole('link', { name: /Website ist nicht online/ }), 'Website ist nicht online');
  await press(list.getByRole('link', { name: /^Online gehen/ }), 'Online gehen');
  await press(page.getByLabel('Website ist online'), 'Website ist online');
  await press(page.getByRole('button', { name: 'Speichern', exact: true }), 'Speichern');
  await page.getByText('Gespeichert.', { exact: true }).first().waitFor();
  process.stdout.write(`from an empty database to a website that is open: ${steps.length} steps: ${steps.join(' → ')}\n`);
  expect(steps.length).toBeLessThanOrEqual(maxSteps);

  await page.goto(`${site.url}/cms-hub/opening`);
  const left = await list.getByRole('listitem').filter({ hasText: 'Offen' }).getByRole('heading').allInnerTexts();
  expect(left.map((name) => name.replace(/\s*:?\s*Offen$/, ''))).toEqual([
    'Logo und Akzentfarbe wählen',
    'Die Anschrift eintragen',
    'Mails verbinden',
    'Box-Office verbinden',
    'Jemanden einladen',
  ]);
  await visitor.goto(`${site.url}/de/programm`);
  expect(await visitor.getByRole('link', { name: 'Die Möwe' }).count()).toBeGreaterThan(0);
  await visitor.goto(`${site.url}/de/impressum`);
  expect(await visitor.locator('#content').innerText()).toContain('Kammerspiele GmbH');
});
