import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { linkFor } from '../../support/browser/mail-link.ts';
import { accessibilityProblems, colourProblems, hydrated, languageProblems, useBrowser } from '../../support/browser.ts';
import { beginEarlier } from '../../support/forms/begin-earlier.ts';

const open = useBrowser();
const pdf = (bytes: number) => ({ name: 'Auftrag.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${'x'.repeat(bytes)}`) });

async function addressOf(page: Page, title: string): Promise<string> {
  const forms: { title: string; url: string }[] = await (await page.request.get('/de/api/forms/')).json();
  return forms.find((form) => form.title === title)?.url ?? '';
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Worum geht es?').selectOption('programm');
  await page.getByLabel('Ihre Nachricht').fill('Wann gibt es wieder ein Familienkonzert?');
  await page.getByLabel('Vor- und Nachname').fill('Clara Wieck');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('clara@haus.example');
  await page.getByLabel('E-Mail-Adresse wiederholen').fill('clara@haus.example');
}

test('what is wrong stands in a summary that has the focus, and leads to the field; a condition shows its question', async () => {
  const page = await open('about:blank');
  await page.goto(await addressOf(page, 'Kontakt'));
  await hydrated(page);
  expect(await page.getByLabel('Bestellnummer').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Absenden' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-summary'))).toBe(true);
  await expect.poll(() => page.title()).toMatch(/^Fehler: Kontakt/);
  const message = page.getByLabel('Ihre Nachricht');
  const described = (await message.getAttribute('aria-describedby')) ?? '';
  expect([await message.getAttribute('aria-invalid'), await page.locator(`#${described.split(' ').at(-1)}`).textContent()]).toEqual([
    'true',
    'Fehler: Bitte füllen Sie dieses Feld aus.',
  ]);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await colourProblems(page)).toEqual([]);
  await page.getByRole('link', { name: /^Vor- und Nachname/ }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  await page.getByLabel('Worum geht es?').selectOption('karten');
  await page.getByLabel('Bestellnummer').waitFor();
});

test('what was typed is there after the page is loaded anew, and is sent', async () => {
  const page = await open('about:blank');
  const address = await addressOf(page, 'Kontakt');
  await page.goto(address);
  await hydrated(page);
  await fillContact(page);
  await page.goto('/de/programm');
  await page.goto(address);
  await hydrated(page);
  await page.getByText('Was Sie vorhin eingegeben haben, steht noch da.').waitFor();
  expect(await page.getByLabel('Vor- und Nachname').inputValue()).toBe('Clara Wieck');
  await page.getByRole('button', { name: 'Absenden' }).click();
  await page.getByText('Vielen Dank für Ihre Nachricht.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Vielen Dank');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('foyer-form')))).toEqual([]);
});

test('what is not asked any more is not wrong, and who empties the form or begins another is at its first field', async () => {
  const page = await open('about:blank');
  const address = await addressOf(page, 'Gruppenbuchung');
  await page.goto(address);
  await hydrated(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await page.getByRole('checkbox', { name: 'Plätze für Rollstühle' }).check();
  await page.getByRole('button', { name: 'Absenden' }).press('Enter');
  await page.getByRole('link', { name: /^Zahl der Rollstuhlplätze/ }).waitFor();
  await page.getByRole('checkbox', { name: 'Plätze für Rollstühle' }).uncheck();
  await page.getByRole('link', { name: /^Zahl der Rollstuhlplätze/ }).waitFor({ state: 'detached' });
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Leeren' }).press('Enter');
  await expect.poll(focused).toBe('veranstaltung');
  await page.goto(await addressOf(page, 'Kontakt'));
  await hydrated(page);
  await fillContact(page);
  await page.getByRole('button', { name: 'Absenden' }).press('Enter');
  await page.getByRole('button', { name: 'Noch eine Einsendung' }).press('Enter');
  await expect.poll(focused).toBe('thema');
});

test('by keyboard alone', async () => {
  const page = await open('about:blank');
  await page.goto(await addressOf(page, 'Kontakt'));
  await hydrated(page);
  await page.getByLabel('Worum geht es?').focus();
  await page.keyboard.type('Pro'); // the choice that begins so
  let keys = 3;
  for (const text of ['Eine Frage zum Programm', 'Clara Wieck', 'clara@haus.example', 'clara@haus.example', '']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
    keys += 1 + text.length;
  }
  await page.keyboard.press('Tab'); // the link to the privacy policy
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Vielen Dank für Ihre Nachricht.').waitFor();
  expect(keys + 3, 'keys').toBeLessThan(100);
});

test('files go on their way with their progress, are taken away, refused with a reason, and sent', async () => {
  const page = await open('about:blank');
  await page.goto(await addressOf(page, 'Presse-Akkreditierung'));
  await hydrated(page);
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name: 'virus.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\0\0') });
  await page.locator('li').getByText('Dateien dieser Art nehmen wir nicht an.').waitFor();
  await page.getByRole('button', { name: 'virus.pdf entfernen' }).click();
  await files.setInputFiles(pdf(2_500_000));
  await page.locator('input[data-file-name="Auftrag.pdf"]').waitFor({ state: 'attached' });
  expect(await page.locator('li').getByText('2,5 MB').count()).toBe(1);
  await page.getByLabel('Veranstaltung und Datum').fill('Tosca, 3. Dezember');
  await page.getByLabel('Redaktion oder Medium').fill('Hafenblatt');
  await page.getByLabel('Art des Mediums').selectOption({ index: 1 });
  await page.getByRole('checkbox', { name: 'Pressekarte' }).check();
  await page.getByLabel('Vor- und Nachname').fill('Clara Wieck');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('clara@haus.example');
  await page.getByLabel('E-Mail-Adresse wiederholen').fill('clara@haus.example');
  await page.reload();
  await hydrated(page);
  await page.locator('input[data-file-name="Auftrag.pdf"]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Absenden' }).click();
  await page.getByText(/^Vielen Dank/).waitFor();
});

test('without script: wrong, with what was typed, then sent, with a file', { tags: 'core' }, async () => {
  const page = await open('about:blank', { javaScriptEnabled: false });
  await page.goto(await addressOf(page, 'Presse-Akkreditierung'));
  await page.getByLabel('Redaktion oder Medium').fill('Hafenblatt');
  await page.getByRole('button', { name: 'Absenden' }).click();
  await page.getByRole('alert').getByText('Angaben stimmen noch nicht').waitFor();
  expect(await page.title()).toMatch(/^Fehler: /);
  expect(await page.getByLabel('Redaktion oder Medium').inputValue()).toBe('Hafenblatt');
  await page.getByLabel('Veranstaltung und Datum').fill('Tosca, 3. Dezember');
  await page.getByLabel('Art des Mediums').selectOption({ index: 1 });
  await page.getByRole('checkbox', { name: 'Pressekarte' }).check();
  await page.locator('input[type=file]').setInputFiles(pdf(1_000));
  await page.getByLabel('Vor- und Nachname').fill('Clara Wieck');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('clara@haus.example');
  await page.getByLabel('E-Mail-Adresse wiederholen').fill('clara@haus.example');
  await beginEarlier(page);
  await page.getByRole('button', { name: 'Absenden' }).click();
  await page.getByText(/^Vielen Dank/).waitFor();
});

test.each([360, 768, 1366, 1920])('every form of the house at %s px, in both languages, fits and is accessible', async (width) => {
  const page = await open('about:blank');
  await page.setViewportSize({ width, height: 900 });
  for (const language of ['de', 'en']) {
    const forms: { url: string }[] = await (await page.request.get(`/${language}/api/forms/`)).json();
    for (const { url } of forms) {
      await page.goto(url);
      await hydrated(page);
      // Colours are those of any form, and another width changes them for none.
      if (width === 360 || width === 1366) expect([url, await languageProblems(page)]).toEqual([url, []]);
      expect([url, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([url, true]);
    }
  }
});

test.each([true, false])('the address of a newsletter is confirmed by the link of a mail; script: %s', async (javaScriptEnabled) => {
  const email = `newsletter-${javaScriptEnabled}-${Date.now()}@haus.example`;
  const page = await open('about:blank', { javaScriptEnabled });
  await page.goto(await addressOf(page, 'Newsletter'));
  if (javaScriptEnabled) await hydrated(page);
  if (!javaScriptEnabled) await beginEarlier(page);
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email);
  await page.getByLabel('E-Mail-Adresse wiederholen').fill(email);
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByLabel('Ich möchte den Newsletter erhalten').check();
  await page.getByRole('button', { name: 'Absenden' }).click();
  await page.getByText('Fast fertig').waitFor();
  await page.goto(await linkFor(email, '/forms/bestaetigen'));
  if (javaScriptEnabled) {
    await hydrated(page);
    expect([await accessibilityProblems(page), await colourProblems(page), await languageProblems(page)]).toEqual([[], [], []]);
  }
  await page.locator('main').getByRole('button', { name: 'Bestätigen' }).click();
  await page.getByText('Vielen Dank, Ihre Adresse ist bestätigt.').waitFor();
});
