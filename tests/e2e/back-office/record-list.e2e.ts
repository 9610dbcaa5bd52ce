import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { options } from '../../support/browser/record-form.ts';
import { asEditor } from '../../support/browser/staff.ts';
import { accessibilityProblems, colourProblems, hydrated, languageProblems, useBrowser } from '../../support/browser.ts';

const open = useBrowser();

test('a list is searched, narrowed, ordered and given columns, all in its address; its place is kept', async () => {
  const page = await asEditor(open, '/cms-hub/persons', 'manager');
  const rows = page.locator('tbody tr');
  expect(await rows.count()).toBe(20);
  expect(await accessibilityProblems(page), 'list').toEqual([]);
  await page.getByRole('combobox', { name: 'Bereich des Hauses' }).click();
  await options(page).first().click();
  await page.waitForURL(/category_id=\d+/);
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await page.waitForURL((url) => !url.search.includes('category_id'));
  await page.getByRole('columnheader', { name: 'Art' }).click();
  await page.waitForURL(/sort=kind/);
  await page.getByRole('button', { name: 'Spalten' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Bild' }).click();
  await page.waitForURL(/fields=[^&]*image_id/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.waitForURL(/page=2/);
  await page.getByText(/^Seite 2 von \d+$/).waitFor();
  const third = rows.nth(2).getByRole('link').first();
  const name = await third.textContent();
  await third.click();
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
  await page.getByText(/^23 von \d+$/).waitFor();
  await page.getByRole('link', { name: 'Alle Personen' }).click();
  await page.waitForURL(/page=2/);
  await page.getByRole('searchbox').fill('gibt es nicht');
  await page.getByText('Dazu gibt es nichts.').waitFor();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Dunkle Ansicht' }).click();
  expect(await colourProblems(page), 'list, 390 px, dark').toEqual([]);
  await page.goto('/cms-hub/persons?lang=en');
  await hydrated(page);
  expect(await languageProblems(page), 'list, English').toEqual([]);
  await page.getByRole('button', { name: /^Sections: / }).click();
  await page.getByRole('link', { name: 'Venues' }).click();
  await page.getByRole('heading', { level: 1, name: 'Venues' }).waitFor();
});

test('many are changed together, after what would come of it was shown, and taken back', async () => {
  const page = await asEditor(open, '/cms-hub/persons?q=an', 'manager');
  const kinds = async () => {
    const { results } = await (await page.request.get('/de/api/cms-persons/?q=an&fields=kind&page_size=100')).json();
    return results.map(({ kind }: { kind: string }) => kind);
  };
  const before = await kinds();
  expect(before.length).toBeGreaterThan(3);
  for (const index of [0, 1, 2]) await page.locator('tbody tr').nth(index).locator('label').click();
  await page.getByText('3 ausgewählt').waitFor();
  await page.getByRole('button', { name: 'Gemeinsam bearbeiten' }).click();
  const dialog = page.getByRole('dialog', { name: '3 Einträge ändern' });
  await dialog.getByRole('button', { name: 'Prüfen' }).click();
  await dialog.getByText('Setzen Sie mindestens ein Feld.').waitFor();
  await dialog.getByRole('radio', { name: 'Art: Setzen' }).check();
  await dialog.getByRole('radio', { name: 'Ensemble' }).check();
  await dialog.getByRole('button', { name: 'Prüfen' }).click();
  expect(await accessibilityProblems(page), 'bulk').toEqual([]);
  await dialog.getByRole('button', { name: /^\d Einträge? ändern$/ }).click();
  await page.getByText(/^\d Einträge? (ist|sind) geändert\.$/).waitFor();
  await expect.poll(kinds).not.toEqual(before);
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  await page.getByText(/wieder wie vorher/).waitFor();
  await expect.poll(kinds).toEqual(before);
});

test('a table of persons as a spreadsheet writes it, with one wrong line, is looked at, mended and read in once more, and taken back', async () => {
  const page = await asEditor(open, '/cms-hub/persons/import', 'manager');
  const run = Date.now();
  const give = async (name: string, bytes: Buffer) => {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: bytes });
  };
  const lines = ['Name;Gattung;Aufgabe', `Jörg Äpfel ${run};Person;Tontechnik`, `Größte Bläser ${run};Kapelle;„Festspiele“ – Ensemble`, ''];
  const known = async () => (await page.request.get(`/de/api/cms-persons/?q=${run}&fields=name,kind,position&sort=name`)).json();
  // Windows-1252, as Excel saves it: each letter is a byte, but for the quotes and the dash.
  const special: Readonly<Record<string, number>> = { '„': 0x84, '“': 0x93, '–': 0x96 };
  await give('personen.csv', Buffer.from([...lines.join('\r\n')].map((letter) => special[letter] ?? letter.charCodeAt(0))));
  await page.getByRole('combobox', { name: '„Gattung“ wird zu' }).selectOption({ label: 'Art' });
  await page.getByRole('combobox', { name: '„Aufgabe“ wird zu' }).selectOption('position.de');
  await page.getByText('Diese Zeilen sind nicht richtig').waitFor();
  await page.getByText(`Zeile 3, Größte Bläser ${run}`).waitFor();
  expect(await accessibilityProblems(page), 'import').toEqual([]);
  expect((await known()).count, 'what is only looked at').toBe(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Falsche Zeilen als Datei laden' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('falsche-zeilen.csv');
  const rest = readFileSync(await file.path(), 'utf8');
  expect(rest).toContain(`Größte Bläser ${run}`);
  expect(rest).not.toContain('Jörg');
  await page.getByRole('button', { name: 'Nur die 1 richtige einlesen' }).click();
  await page.getByText('Eingelesen: 1 neu, 1 falsch.').waitFor();
  await give('falsche-zeilen.csv', Buffer.from(rest.replace('Kapelle', 'Ensemble')));
  await page.getByRole('button', { name: '1 Zeile einlesen' }).click();
  await page.getByText('Eingelesen: 1 neu.').waitFor();
  expect((await known()).results).toMatchObject([
    { label: `Größte Bläser ${run}`, kind: 'ensemble', position: { de: '„Festspiele“ – Ensemble' } },
    { label: `Jörg Äpfel ${run}`, kind: 'person' },
  ]);
  await page.getByRole('button', { name: 'Alles zurücknehmen' }).click();
  await page.getByText(/wieder wie vorher/).waitFor();
  expect((await known()).count).toBe(1);
});
