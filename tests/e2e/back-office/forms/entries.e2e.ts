import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, hydrated, useBrowser } from '../../../support/browser.ts';
import { ownSite } from '../../../support/own-site.ts';

// What a visitor sends is read, assigned, done, taken back, exported and deleted, without a mouse.
const open = useBrowser();

async function makeForm(page: Page): Promise<number> {
  const { origin } = new URL(ownSite().url);
  const token = (await page.context().cookies(origin)).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const question = (slug: string, kind: string, label: string) => ({ label: { de: label, en: label }, kind, slug, visible: true, choices: [] });
  const response = await page.request.post('/de/api/cms-forms/', {
    headers: { 'X-CSRFToken': token, Origin: origin, 'Idempotency-Key': `entries-${Date.now()}` },
    data: {
      name: 'Verlorenes',
      title: { de: 'Etwas verloren', en: 'Lost something' },
      privacy: { de: 'Wir speichern, was Sie schreiben.', en: 'We keep what you write.' },
      is_open: true,
      recipients: ['karten@haus.example'],
      questions: [
        question('name', 'text', 'Name'),
        question('email', 'email', 'E-Mail'),
        question('phone', 'text', 'Telefon'),
        question('foto', 'file', 'Foto'),
      ],
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).id;
}

async function sendEntry(form: number): Promise<void> {
  const page = await open(`/de/forms/etwas-verloren/${form}`);
  await hydrated(page);
  await page.getByLabel(/^Name/).fill('Clara Wieck');
  await page
    .getByLabel(/^E-Mail/)
    .first()
    .fill('clara@haus.example');
  await page.locator('[name="email2"]').fill('clara@haus.example');
  await page.getByLabel(/^Telefon/).fill('+49 40 123456');
  await page.locator('input[type=file]').setInputFiles({ name: 'Schirm ä.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n') });
  await page.getByText('Schirm ä.pdf ist hochgeladen.').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Absenden' }).click();
  await page.getByText(/^Vielen Dank/).waitFor();
}

/** The table is a single stop of the Tab key: its links are reached from within. */
const walkTo = async (page: Page, link: Locator) => {
  const isThere = async () => {
    await page.getByRole('row').nth(1).focus();
    await link.focus();
    await page.waitForTimeout(200); // nothing else tells that the row has taken the focus back, or does not
    return link.evaluate((element) => element === document.activeElement);
  };
  await expect.poll(isThere).toBe(true);
};

/** As whoever presses the key once more when nothing follows: the row may take the focus back between looking and pressing. */
const follow = async (page: Page, link: Locator, target: RegExp) => {
  const step = async () => {
    if (target.test(page.url())) return true;
    await walkTo(page, link);
    await page.keyboard.press('Enter');
    return await page.waitForURL(target, { timeout: 10_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(step, { timeout: 45_000 }).toBe(true);
};

const press = async (page: Page, role: 'button' | 'link' | 'menuitem', name: string | RegExp) => {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' });
  await target.focus();
  await page.keyboard.press('Enter');
};

test('an entry is sent with a file, read, assigned, done, taken back, exported and deleted, by keyboard', { tags: 'core' }, async () => {
  const page = await asEditor(open, '/cms-hub');
  const form = await makeForm(page);
  await sendEntry(form);

  await page.goto('/cms-hub');
  await hydrated(page);
  await press(page, 'link', /^\d+ neue Einsendung/);
  await page.waitForURL('**/cms-hub/forms');
  await follow(page, page.locator(`a[href="/cms-hub/forms/${form}/entries?status=new"]`), /\/entries\?status=new$/);
  expect(await accessibilityProblems(page)).toEqual([]);
  await follow(page, page.getByRole('link', { name: 'Clara Wieck' }), /\/entries\/\d+/);
  await page.getByRole('heading', { name: /^Einsendung \d+$/ }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.getByRole('link', { name: '+49 40 123456' }).getAttribute('href')).toBe('tel:+4940123456');
  expect(await page.getByRole('link', { name: 'Antworten' }).getAttribute('href')).toBe('mailto:clara@haus.example?subject=Re%3A%20Etwas%20verloren');
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'link', 'Schirm ä.pdf herunterladen')]);
  expect([file.suggestedFilename(), readFileSync(await file.path(), 'latin1')]).toEqual(['Schirm ä.pdf', '%PDF-1.7\n1 0 obj\n']);

  const assignment = page.getByLabel('Zuständig');
  const name = (await assignment.locator('option').nth(1).textContent()) ?? '';
  await assignment.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByText(`Zuständig: ${name}`).waitFor();
  await page.getByLabel('Notiz').focus();
  await page.keyboard.type('Liegt an der Garderobe.');
  await press(page, 'button', 'Notiz speichern');
  await page.getByText('Notiz gespeichert').waitFor();
  await press(page, 'button', 'Erledigt');
  await page.getByRole('button', { name: 'Wieder neu', exact: true }).waitFor();
  await press(page, 'button', 'Rückgängig');
  await page.getByRole('button', { name: 'Erledigt', exact: true }).waitFor();
  await page.reload();
  await hydrated(page);
  expect(await page.getByLabel('Notiz').inputValue()).toBe('Liegt an der Garderobe.');
  expect(await page.getByLabel('Zuständig').locator('option:checked').textContent()).toBe(name);

  await press(page, 'link', 'Alle Einsendungen: Verlorenes');
  await page.getByRole('heading', { name: 'Einsendungen: Verlorenes' }).waitFor();
  await press(page, 'button', 'Exportieren');
  const [table] = await Promise.all([page.waitForEvent('download'), press(page, 'menuitem', 'Als CSV')]);
  const lines = readFileSync(await table.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe('\ufeffNummer;Eingegangen;Sprache;Stand;Zuständig;Name;E-Mail;Telefon;Foto;Notiz;Wird gelöscht am');
  expect(lines[1]).toContain(`;neu;${name};Clara Wieck;clara@haus.example;'+49 40 123456;Schirm ä.pdf;Liegt an der Garderobe.;`);

  const row = page.getByRole('row').nth(1);
  await row.focus();
  await page.keyboard.press('Space');
  await page.getByText('1 ausgewählt').waitFor();
  await press(page, 'button', 'Löschen');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: 'Löschen' }).focus();
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('heading', { name: 'Beleg über die Löschung' });
  await receipt.waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Beleg über die Löschung');
  expect(await page.locator('main').textContent()).not.toContain('Clara');
  await page.getByText('Noch hat niemand dieses Formular abgesendet.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});
