import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { idOf, options } from '../../support/browser/record-form.ts';
import { asEditor } from '../../support/browser/staff.ts';
import { accessibilityProblems, colourProblems, hydrated, languageProblems, useBrowser } from '../../support/browser.ts';

const open = useBrowser();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
const website = (page: Page) => page.getByRole('textbox', { name: /^Website/ });
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });
const saved = (page: Page) => page.getByText('Gespeichert.', { exact: true }).first();
async function makePartner(page: Page, name: string): Promise<number> {
  await page.goto('/cms-hub/partners/new');
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await page.waitForURL(/partners\/\d+/);
  return idOf(page);
}

test('a record is made, changed, duplicated, deleted and brought back by mouse; what is wrong is told as one types', { tags: 'core' }, async () => {
  const page = await asEditor(open, '/cms-hub/partners', 'manager');
  const name = `Werft ${Date.now()}`;
  await page.getByRole('link', { name: 'Partner anlegen' }).click();
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await page.getByText('Noch ist nicht alles richtig. Gespeichert ist nichts.').waitFor();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await website(page).fill('javascript:alert(1)');
  await page.getByText('Bitte geben Sie eine Adresse an, die mit').first().waitFor();
  await website(page).fill('https://werft.example');
  expect(await accessibilityProblems(page), 'new record').toEqual([]);
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await page.waitForURL(/partners\/\d+/);
  await website(page).fill('https://werft.example/neu');
  await page.getByText('Nicht gespeicherte Änderungen').waitFor();
  await save(page).click();
  await saved(page).waitFor();
  await page.getByRole('link', { name: 'Verlauf' }).click();
  await page.getByRole('heading', { level: 1, name: `Verlauf: ${name}` }).waitFor();
  await page.getByText('https://werft.example/neu').waitFor();
  expect(await accessibilityProblems(page), 'history').toEqual([]);
  await page
    .getByRole('button', { name: /^Diese Fassung zurückholen, / })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Diese Fassung zurückholen' }).click();
  await page.getByText(/steht wieder da/).waitFor();
  await page.getByRole('link', { name: `Zurück zu „${name}“` }).click();
  await expect.poll(() => website(page).inputValue()).toBe('https://werft.example');
  await page.getByRole('link', { name: 'Duplizieren' }).click();
  await page.waitForURL(/copy=\d+/);
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe(`${name} (Kopie)`);
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `${name} (Kopie)` }).waitFor();
  await page.getByRole('button', { name: 'In den Papierkorb' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'In den Papierkorb' }).click();
  await page.waitForURL(/\/partners$/);
  await page.goto('/cms-hub/partners/bin');
  await hydrated(page);
  expect(await accessibilityProblems(page), 'bin').toEqual([]);
  await page.getByRole('button', { name: `„${name} (Kopie)“ zurückholen` }).click();
  await page.getByText(`„${name} (Kopie)“ ist wieder da.`).waitFor();
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await page.getByRole('heading', { level: 1, name: `${name} (Kopie)` }).waitFor();
});

test('the same by keyboard alone: made, saved by a key, on to the next, rows moved by their handles', async () => {
  const page = await asEditor(open, '/cms-hub/venues/new', 'manager');
  const name = `Speicher ${Date.now()}`;
  await page.getByLabel('Name, deutsch').first().focus();
  await page.keyboard.type(name);
  await page.getByLabel('Reihenfolge').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('900');
  await page.getByLabel('Land').focus();
  await page.keyboard.type('DE');
  for (const room of ['Saal', 'Studio']) {
    await page.getByRole('button', { name: 'Raum hinzufügen' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toMatch(/^rooms\.\d\.name\.de$/);
    await page.keyboard.type(room);
  }
  await page.getByRole('button', { name: 'Raum 2 verschieben: Pfeiltasten oder ziehen' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.getByText('Raum 2 steht jetzt an Stelle 1 von 2.').waitFor();
  await page.keyboard.press('Control+s');
  await page.waitForURL(/venues\/\d+/);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await hydrated(page);
  expect(await page.locator('button[aria-expanded]', { hasText: /^(Saal|Studio)$/ }).allTextContents()).toEqual(['Studio', 'Saal']);
  await page.goto('/cms-hub/venues');
  await hydrated(page);
  const first = page.locator('tbody a').first();
  const title = await first.textContent();
  await page.locator('tbody tr').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: title ?? '', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Speichern und weiter' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(title);
  await page.getByText(/^2 von \d+$/).waitFor();
});

test('two people in one form: what one alone has changed is kept, what both have is decided field by field', async () => {
  const page = await asEditor(open, '/cms-hub/partners', 'manager');
  const name = `Reeder ${Date.now()}`;
  const id = await makePartner(page, name);
  const other = await page.context().newPage();
  await other.goto(`/cms-hub/partners/${id}`);
  await hydrated(other);
  await other.getByLabel('Name', { exact: true }).fill(`${name} Nord`);
  await website(other).fill('https://nord.example');
  await save(other).click();
  await saved(other).waitFor();
  await website(page).fill('https://sued.example');
  await save(page).click();
  await page.getByText('Entscheiden Sie bei diesen Feldern').waitFor();
  await page.getByText('Außerdem geändert und hier übernommen: Name.').waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(`${name} Nord`);
  expect(await accessibilityProblems(page), 'conflict').toEqual([]);
  await save(page).click();
  await page.getByText('Entscheiden Sie zuerst, welche Fassung gelten soll.').waitFor();
  await page.getByRole('group', { name: 'Website' }).getByRole('button', { name: 'Deren übernehmen' }).click();
  expect(await website(page).inputValue()).toBe('https://nord.example');
  await page.getByRole('group', { name: 'Website' }).getByRole('button', { name: 'Meine behalten' }).click();
  await save(page).click();
  await saved(page).waitFor();
  const stored = await (await page.request.get(`/de/api/cms-partners/${id}/`)).json();
  expect([stored.name, stored.link]).toEqual([`${name} Nord`, 'https://sued.example']);
});

test('a tab that ends while one types loses nothing; who leaves is asked', async () => {
  const page = await asEditor(open, '/cms-hub/partners', 'manager');
  const id = await makePartner(page, `Kontor ${Date.now()}`);
  await website(page).pressSequentially('https://kontor.example');
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await next.goto(`/cms-hub/partners/${id}`);
  await hydrated(next);
  await next.getByText(/Ihre nicht gespeicherten Eingaben von .* stehen wieder da/).waitFor();
  expect(await website(next).inputValue()).toBe('https://kontor.example');
  await next.getByRole('link', { name: 'Alle Partner' }).click();
  const question = next.getByRole('alertdialog', { name: 'Nicht gespeicherte Änderungen' });
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
  await question.waitFor({ state: 'detached' });
  await next.getByRole('button', { name: 'Verwerfen' }).click();
  expect(await website(next).inputValue()).toBe('');
  await next.getByRole('link', { name: 'Alle Partner' }).click();
  await next.waitForURL(/\/partners(\?|$)/);
});

test('a form with all that a record may have is in order at each width, in both themes and languages', async () => {
  const page = await asEditor(open, '/cms-hub/venues', 'manager');
  await page.locator('tbody a').first().click();
  await page.waitForURL(/venues\/\d+/);
  await page.getByRole('button', { name: 'Speichern und weiter' }).waitFor();
  await page.locator('ol button[aria-expanded]').first().click();
  expect(await accessibilityProblems(page), 'form').toEqual([]);
  for (const width of [390, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Dunkle Ansicht' }).click();
  expect(await colourProblems(page), 'form, dark').toEqual([]);
  await page.goto(`${page.url().split('?')[0]}?lang=en`);
  await hydrated(page);
  expect(await languageProblems(page), 'form, English').toEqual([]);
  expect(await focused(page)).not.toBeNull();
});

test('from a public page staff get to its record, and from there back', async () => {
  const page = await asEditor(open, '/cms-hub/venues', 'manager');
  await page.locator('tbody a').first().click();
  await page.getByRole('link', { name: 'Auf der Website ansehen' }).click();
  await page.waitForURL(/\/de\/.+\/\d+$/);
  const address = page.url();
  await page.getByRole('link', { name: 'Spielort im Backoffice' }).click();
  await page.waitForURL(/\/cms-hub\/venues\/\d+/);
  await hydrated(page);
  await page.getByRole('link', { name: 'Auf der Website ansehen' }).click();
  await page.waitForURL(address);
});

test('a list that the tab key opens stays open though the page scrolls to it, and a click on its words closes nothing', async () => {
  const page = await asEditor(open, '/cms-hub/events/new', 'manager');
  await page.setViewportSize({ width: 1366, height: 420 });
  let answer = () => {};
  const isSearched = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/options/**', (route) => isSearched.then(() => route.continue()));
  const field = page.locator('main form').getByRole('combobox').first();
  await field.evaluate((input) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const before = document.createElement('button');
    before.textContent = 'before';
    before.style.marginBlockEnd = '900px'; // farther below than the window is high
    input.closest('form')?.prepend(before);
    before.focus({ preventScroll: true });
  });
  for (let presses = 0; presses < 12 && !(await field.evaluate((input) => input === document.activeElement)); presses++) await page.keyboard.press('Tab');
  const searching = page.getByText('Wird gesucht …').first();
  await searching.waitFor();
  await page.waitForTimeout(300); // in which a list that closes is closed
  await searching.click();
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  answer();
  await options(page).first().waitFor();
});
