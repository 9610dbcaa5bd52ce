import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isMeasured } from '../../../support/browser/open-states.ts';
import { choose } from '../../../support/browser/record-form.ts';
import { asEditor, giveFiles } from '../../../support/browser/staff.ts';
import { accessibilityProblems, colourProblems, hydrated, useBrowser } from '../../../support/browser.ts';

const open = useBrowser();

/** No two tries send the same bytes: a second one would find the library's own. */
const bytes = () =>
  sharp({ create: { width: 1500, height: 1000, channels: 3, background: { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: 90 } } })
    .jpeg()
    .toBuffer();
const file = async (name: string) => ({ name, type: 'image/jpeg', bytes: await bytes() });
const html = async (page: Page, path: string) => (await page.request.get(path)).text();
const versionOf = (text: string, id: number) => new RegExp(`/media/${id}-([0-9a-f]{8})/`).exec(text)?.[1];

test('uploaded into the field, described, used, replaced: the page shows it; in use it stays; its crop is the card’s', async () => {
  const page = await asEditor(open, '/cms-hub');
  const { results } = await (await page.request.get('/de/api/events/')).json();
  const {
    id: event,
    title,
    link,
  } = results.find(
    (listed: { title: string; date_start: string }) => !isMeasured(listed) && Date.parse(listed.date_start) > Date.now(), // the list begins with what is coming
  );
  await page.getByRole('link', { name: 'Veranstaltungen', exact: true }).click();
  await page.getByRole('searchbox').fill(title);
  await page.waitForURL(/q=/);
  expect(await accessibilityProblems(page), 'list of events').toEqual([]);
  await page.locator(`a[href^="/cms-hub/events/${event}?"], a[href="/cms-hub/events/${event}"]`).first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await hydrated(page);
  const field = '#field-image_id div:has(> input[name=image_id])';
  await giveFiles(page, 'drop', field, [{ name: 'vertrag.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-') }]);
  await page.getByText('„vertrag.pdf“ passt hier nicht').waitFor();
  await giveFiles(page, 'drop', field, [await file('abend.jpg')]);
  await page.locator(field).getByText('abend.jpg').waitFor();
  const duration = page.getByRole('textbox', { name: /^Dauer in Minuten/ });
  await duration.fill('zwei Stunden');
  await page.getByRole('textbox', { name: /^Ort der Einführung, deutsch/ }).fill('Foyer, Ebene 2');
  await page.getByRole('textbox', { name: /^Beginn der Einführung/ }).fill('45');
  await page.getByRole('button', { name: 'Film von YouTube oder Vimeo hinzufügen' }).click();
  await page.getByLabel('Adresse des Films').last().fill('https://vimeo.com/76979871');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByText('Bitte schreiben Sie die Minuten als ganze Zahlen').first().waitFor();
  await expect.poll(() => duration.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await accessibilityProblems(page), 'event').toEqual([]);
  await duration.fill('50 + 20 + 40');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByText('Alles ist gespeichert').waitFor();
  const id = Number(await page.locator('input[name=image_id]').inputValue());
  await expect.poll(async () => versionOf(await html(page, link.url), id)).toBeDefined();
  expect(await html(page, link.url)).toMatch(/50 Min\. – Pause 20 Min\. – 40 Min\..*Foyer, Ebene 2|Foyer, Ebene 2.*50 Min\. – Pause 20 Min\. – 40 Min\./s);
  await page.goto((await page.locator(field).getByRole('link', { name: 'In der Mediathek bearbeiten' }).getAttribute('href')) ?? '');
  await hydrated(page);
  await page.getByLabel('Alternativtext, Deutsch').fill('Der leere Saal am Abend');
  await page.getByRole('combobox', { name: /^Schlagwörter/ }).fill('Abend, Saal,');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByText('Gespeichert', { exact: true }).first().waitFor();
  await expect.poll(() => html(page, link.url)).toContain('alt="Der leere Saal am Abend"');
  await page.getByRole('button', { name: 'Ohne Saal' }).waitFor();
  const [before, card] = [versionOf(await html(page, link.url), id), versionOf(await html(page, '/de/programm'), id)];
  expect(card).toBe(before);
  await page.getByRole('button', { name: 'Liste 3:2', exact: true }).click();
  await page.getByRole('button', { name: /^Ausschnitt Liste 3:2/ }).focus();
  for (const key of ['-', '-', 'Shift+ArrowRight']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Ausschnitte speichern' }).click();
  await page.getByText('Die Ausschnitte sind gespeichert.').waitFor();
  await expect.poll(async () => versionOf(await html(page, '/de/programm'), id)).not.toBe(card);
  const cropped = versionOf(await html(page, '/de/programm'), id);
  const response = await page.request.get(`/media/${id}-${cropped}/3x2-640.jpg`);
  const { width, height } = await sharp(await response.body()).metadata();
  expect([width, height]).toEqual([640, 427]);
  await page.getByRole('button', { name: 'In den Papierkorb' }).click();
  await page.getByRole('alert').filter({ hasText: 'wird noch verwendet' }).getByRole('link', { name: title }).waitFor();
  await page.locator('input[data-replace]').setInputFiles({ name: 'neu.jpg', mimeType: 'image/jpeg', buffer: await bytes() });
  await page.getByText(/ist ersetzt\. Alle Stellen zeigen die neue Datei/).waitFor();
  await expect.poll(async () => versionOf(await html(page, link.url), id)).not.toBe(cropped);
});

test('the picker by keyboard, at 390 px and in the dark; nothing chosen, the production’s picture is shown', async () => {
  const page = await asEditor(open, '/cms-hub');
  const { results } = await (await page.request.get('/api/cms-events/?sort=-date_start&fields=production_id')).json();
  const pictured = [];
  for (const { id } of results.slice(0, 20)) {
    const { image_id, image_thumbnails } = await (await page.request.get(`/api/cms-event-pages/${id}/`)).json();
    if (image_id === null && image_thumbnails) pictured.push(id);
  }
  await page.goto(`/cms-hub/events/${pictured[0]}?lang=en`);
  await hydrated(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByText('Visitors now see the picture of its production:').waitFor();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  expect(await colourProblems(page), 'event, 390 px, dark').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Choose from the library: Picture' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose from the library' });
  const tiles = dialog.getByRole('grid').getByRole('row');
  await tiles.first().waitFor();
  expect(await accessibilityProblems(page), 'picker').toEqual([]);
  await dialog.getByRole('searchbox', { name: 'Search' }).press('Enter');
  await tiles.nth(1).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove: Picture' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Choose from the library: Picture of its own');
  expect(await page.locator('input[name=image_id]').inputValue()).toBe('');
});

test('files dropped anywhere and pasted go on by themselves after a lost connection; folders are made, filled and taken away', async () => {
  const page = await asEditor(open, '/cms-hub/media');
  let lost = 0;
  await page.route(/\/api\/media-uploads\/.+/, (route) =>
    route.request().method() === 'PATCH' && ++lost <= 2 ? route.abort('internetdisconnected') : route.continue(),
  );
  await giveFiles(page, 'drop', 'main h1', [await file('eins.jpg'), await file('zwei.jpg')]);
  await giveFiles(page, 'paste', 'main h1', [await file('drei.jpg')]);
  const arriving = page.getByRole('region', { name: 'Dateien auf dem Weg' });
  await expect.poll(() => arriving.getByText('In der Mediathek').count()).toBe(3);
  expect(lost).toBeGreaterThan(2);
  const name = `Presse ${Date.now()}`;
  await page.getByRole('button', { name: 'Ordner und Schlagwörter' }).click();
  const summary = page.locator('summary').filter({ hasText: 'Neuer Ordner' });
  if (!(await page.getByLabel('Name', { exact: true }).isVisible())) await summary.click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await page.getByRole('button', { name: `${name} löschen` }).waitFor();
  expect(await accessibilityProblems(page), 'folders and tags').toEqual([]);
  await page.getByRole('button', { name: 'Zurück zur Liste' }).click();
  const tiles = page.getByRole('grid', { name: 'Medien' }).getByRole('row');
  await tiles.first().focus();
  await page.keyboard.press('Space');
  const move = async (to: string) => {
    await page.getByRole('button', { name: 'Gemeinsam bearbeiten' }).click();
    await page.getByLabel('In Ordner legen').selectOption({ label: to });
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.getByText('1 Eintrag geändert').waitFor();
  };
  await move(name);
  expect(await accessibilityProblems(page), 'editing together').toEqual([]);
  await page.getByRole('button', { name: 'Ordner und Schlagwörter' }).click();
  expect(await page.getByRole('button', { name: `${name} löschen` }).getAttribute('aria-disabled')).toBe('true');
  await move('Kein Ordner');
  await page.getByRole('button', { name: 'Ordner und Schlagwörter' }).click();
  await page.getByRole('button', { name: `${name} löschen` }).click();
  await page.getByText(`Der Ordner „${name}“ ist gelöscht.`).waitFor();
});

test('a production is made by keyboard, then what is played and who takes part, at 360 px and in the dark; without dates it can be deleted', async () => {
  const page = await asEditor(open, '/cms-hub/productions', 'manager');
  await page.getByRole('link', { name: 'Produktion anlegen' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Produktion anlegen' }).waitFor();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const title = `Undine ${Date.now()}`;
  await press('Anlegen');
  await page.getByRole('alert').filter({ hasText: 'Noch ist nicht alles richtig.' }).getByRole('link', { name: 'Titel' }).press('Enter');
  await expect.poll(() => page.getByLabel('Titel, deutsch', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByLabel('Titel, deutsch', { exact: true }).fill(title);
  await choose(page, 'Veranstaltungsart', 'Konzert');
  expect(await accessibilityProblems(page), 'new production').toEqual([]);
  await press('Anlegen');
  await page.waitForURL(/productions\/\d+/);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await press('Werk hinzufügen');
  await press('Pause hinzufügen');
  await press('Mitwirkende hinzufügen');
  const [work] = await (await page.request.get('/api/cms-cast/works/?q=suite')).json();
  const german = page.getByLabel('Titel des Werks, deutsch');
  await german.pressSequentially(work.title.de.slice(0, 12));
  await page.locator(`datalist option[value="${work.title.de}"]`).first().waitFor({ state: 'attached' });
  await german.fill(work.title.de);
  expect(await page.getByLabel('Komposition oder Text von').inputValue()).toBe(work.composer);
  await page.getByLabel('Name', { exact: true }).fill(`Ada ${title}`);
  await page.getByLabel('Rolle oder Instrument').fill('Dirigentin');
  await press('Nach oben: Pause an Stelle 2');
  await page.getByText('Pause an Stelle 2 steht jetzt an Stelle 1.').waitFor();
  expect(await page.locator('input[name=works]').inputValue()).toBe('n2 n1');
  await press('Entfernen: Pause an Stelle 1');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Pause an Stelle 1 ist entfernt, sobald Sie speichern.');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Dunkle Ansicht' }).click();
  expect(await colourProblems(page), 'page of a production, 360 px, dark').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1366, height: 900 });
  expect(await accessibilityProblems(page), 'page of a production').toEqual([]);
  await press('Speichern');
  await page.getByText('Alles ist gespeichert').waitFor();
  await page.reload();
  await hydrated(page);
  expect(await page.getByLabel('Rolle oder Instrument').inputValue()).toBe('Musikalische Leitung');
  await press('In den Papierkorb');
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'In den Papierkorb' }).press('Enter');
  await page.waitForURL(/\/cms-hub\/productions$/);
  await page.getByText(`„${title}“ liegt im Papierkorb.`).waitFor();
});
