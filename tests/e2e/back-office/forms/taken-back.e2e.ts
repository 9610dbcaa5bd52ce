import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { idOf } from '../../../support/browser/record-form.ts';
import { asEditor } from '../../../support/browser/staff.ts';
import { hydrated, useBrowser } from '../../../support/browser.ts';

// What one has removed comes back, what one has typed does not go without a question, and what goes for good is said before.
const open = useBrowser();

async function openForm(page: Page, name: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: name }).getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

test('a choice that was removed comes back at its place, with its words, its key and its mail', async () => {
  const page = await asEditor(open, '/cms-hub/forms');
  await openForm(page, 'Kontakt');
  const question = page.locator('li[data-question="0"]');
  await question.locator('[data-fold]').click();
  const lines = () =>
    question
      .locator('li[data-choice]')
      .evaluateAll((all) => all.map((line) => [...line.querySelectorAll('input')].map(({ value }) => value).join() + line.querySelector('code')?.textContent));
  await question.getByLabel('Mails je nach Antwort an verschiedene Adressen').check();
  await question.locator('[name$=".choices.1.email"]').fill('dramaturgie@haus.example');
  const before = await lines();
  await question.getByRole('button', { name: '„Programm“ entfernen' }).click();
  await expect.poll(lines).toHaveLength(before.length - 1);
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect.poll(lines).toEqual(before);
  expect(await question.locator('[data-choice="1"] input[lang="de"]').evaluate((input) => document.activeElement === input)).toBe(true);
});

test('a note that is not saved is asked about before one leaves; whoever stays still has it, whoever goes loses it', async () => {
  const page = await asEditor(open, '/cms-hub/forms/1/entries');
  const first = page.locator('main [role=row] a, main td a').first();
  await first.click();
  await page.getByRole('heading', { name: /^Einsendung \d+$/ }).waitFor();
  const address = page.url();
  const stored = await page.getByLabel('Notiz').inputValue();
  await page.getByLabel('Notiz').fill('Noch nicht gespeichert');
  const back = page.getByRole('link', { name: /^Alle Einsendungen/ });
  const dialog = page.getByRole('alertdialog');
  await back.click();
  await dialog.getByRole('button', { name: 'Hier bleiben' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect([page.url(), await page.getByLabel('Notiz').inputValue()]).toEqual([address, 'Noch nicht gespeichert']);
  await back.click();
  await dialog.getByRole('button', { name: 'Verlassen' }).click();
  await page.waitForURL(/entries$/);
  await page.goto(address);
  await hydrated(page);
  expect(await page.getByLabel('Notiz').inputValue()).toBe(stored);
  await back.click(); // nothing was typed: nobody asks
  await page.waitForURL(/entries$/);
});

test('before a form goes into the bin one is told how many entries go with it for good; whoever keeps it loses none', async () => {
  const page = await asEditor(open, '/cms-hub/forms');
  await openForm(page, 'Kontakt');
  const entries = async (): Promise<number> => (await (await page.request.get(`/de/api/cms-forms/${idOf(page)}/entries/`)).json()).count;
  const before = await entries();
  expect(before).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'In den Papierkorb' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(`Die ${before} Einsendungen dazu werden gleich und für immer gelöscht`).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await entries()).toBe(before);
});
