import { expect, test } from 'vitest';
import { asEditor } from '../../support/browser/staff.ts';
import { hydrated, useBrowser } from '../../support/browser.ts';

const open = useBrowser();

test('a form in a block asks, says what is wrong, and is sent', { tags: 'core' }, async () => {
  const page = await asEditor(open, '/de/bausteine');
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await hydrated(page);
  const form = page.locator('form[data-form]').first();
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Vor- und Nachname').fill('Clara Wieck');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('foyer-form-1') ?? '')).toContain('Clara Wieck'); // its script is there
  await form.getByRole('button', { name: 'Absenden' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-summary'))).toBe(true);
  await form.getByLabel('Worum geht es?').selectOption('programm');
  await form.getByLabel('Ihre Nachricht').fill('Guten Tag');
  await form.getByLabel('E-Mail-Adresse', { exact: true }).fill('clara@haus.example');
  await form.getByLabel('E-Mail-Adresse wiederholen').fill('clara@haus.example');
  await form.getByRole('button', { name: 'Absenden' }).click();
  await page.getByText(/^Vielen Dank für Ihre Nachricht/).waitFor();
  expect(problems).toEqual([]);
});

test('without script it leads to the form’s own page', async () => {
  const page = await asEditor(open, '/de/bausteine');
  const html = await (await page.request.get('/de/bausteine')).text();
  expect(html).toContain('href="/de/forms/kontakt/1"');
});
