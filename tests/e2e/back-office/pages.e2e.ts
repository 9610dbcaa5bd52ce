import { expect, test } from 'vitest';
import { asEditor } from '../../support/browser/staff.ts';
import { accessibilityProblems, hydrated, useBrowser } from '../../support/browser.ts';

const open = useBrowser();

test('a page is made, shown, renamed with its old address leading on, put in order and deleted', async () => {
  const number = Math.floor(Math.random() * 1e6); // a second try finds what the first has left
  const title = `Dächer & Höfe ${number}`;
  const page = await asEditor(open, '/cms-hub');
  await page.getByRole('link', { name: 'Seiten', exact: true }).click();
  await page.getByRole('link', { name: 'Neue Seite' }).click();
  expect(await accessibilityProblems(page), 'new page').toEqual([]);
  await page.getByLabel('Titel, deutsch').fill(title);
  expect(await page.getByLabel('Adresse, deutsch').inputValue()).toBe(`/de/daecher-hoefe-${number}`);
  await page.getByLabel('Titel, englisch').fill(`Roofs ${number}`);
  await page.getByLabel('Steht unter').selectOption({ label: 'Besuch' }); // where others stand before it
  const address = await page.getByLabel('Adresse, deutsch').inputValue();
  expect(address).toMatch(/^\/de\/.+\/daecher-hoefe-\d+$/);
  await page.getByRole('button', { name: 'Seite anlegen' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await hydrated(page);
  const visitor = async (path: string) => (await page.request.get(path, { headers: { Cookie: '' }, maxRedirects: 0 })).status();
  await page.getByLabel('Online: alle können die Seite öffnen').check();
  await page.getByLabel('Beschreibung, deutsch').fill('Wo man die Stadt von oben sieht.');
  await page.getByRole('figure', { name: 'So zeigt es eine Suchmaschine' }).getByText('Wo man die Stadt von oben sieht.').waitFor();
  const save = async () => {
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.getByText('Gespeichert.', { exact: true }).waitFor();
  };
  await save();
  await expect.poll(() => visitor(address)).toBe(200);
  expect(await accessibilityProblems(page), 'settings').toEqual([]);
  await page.getByLabel('Adresse, deutsch').fill(address.replace('daecher-hoefe', 'dachgarten'));
  await save();
  await expect.poll(() => visitor(address)).toBe(301);
  await page.getByLabel('Adresse, deutsch').fill('/de');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByRole('alert').getByText('Unter dieser Adresse steht schon eine Seite.').waitFor();
  expect(await page.getByLabel('Adresse, deutsch').getAttribute('aria-invalid')).toBe('true');

  await page.getByLabel('Adresse, deutsch').fill(address);
  await page.getByLabel('Adresse, englisch').fill('/en');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.locator('[name="urls.en"][aria-invalid="true"]').waitFor(); // the field of the language, not the first
  expect(await page.getByLabel('Adresse, deutsch').getAttribute('aria-invalid')).not.toBe('true');

  await page.getByRole('link', { name: 'Alle Seiten' }).click();
  await page.getByRole('searchbox', { name: 'Suchen' }).fill(`dächer ${number}`);
  await page.getByText('1 Seite', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  expect(await accessibilityProblems(page), 'list').toEqual([]);
  await page.getByRole('button', { name: `Was mit „${title}“ geschehen soll` }).click();
  await page.getByRole('menuitem', { name: 'Nach oben' }).click();
  await page.getByText(new RegExp(`„${title}“ steht jetzt an Stelle \\d+ von \\d+\\.`)).waitFor();
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Seite löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'In den Papierkorb' }).click();
  await page.getByText(`„${title}“ ist gelöscht.`).waitFor();
  expect(await page.getByRole('link', { name: title }).count()).toBe(0);
  await page.getByText(/^Papierkorb: \d+ Seite/).click();
  expect(await accessibilityProblems(page), 'bin').toEqual([]);
  await page.getByRole('button', { name: `„${title}“ zurückholen` }).click();
  await page.getByText(`„${title}“ ist wieder da.`).waitFor();
  await page.getByRole('link', { name: title }).waitFor();
});
