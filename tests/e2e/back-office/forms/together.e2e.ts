import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { idOf } from '../../../support/browser/record-form.ts';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, hydrated, useBrowser } from '../../../support/browser.ts';

// Two people at one form: what they do to different questions is kept, of one question they are asked.
const open = useBrowser();
const question = (page: Page, n: number) => page.locator(`li[data-question="${n}"]`);
const cell = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
const labels = (page: Page) => page.locator('[data-question] [data-fold] > span > span:first-child').allTextContents();

async function openQuestion(page: Page, n: number): Promise<void> {
  const fold = question(page, n).locator('[data-fold]');
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
}
const saved = (page: Page) => page.getByText('Alles ist gespeichert').waitFor();

test('of two who change one form at a time each keeps their questions; what both have said differently is decided', async () => {
  const mine = await asEditor(open, '/cms-hub/forms/new?from=contact');
  await mine.getByLabel('Neue Frage, deutsch').waitFor();
  await mine.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await mine.waitForURL(/forms\/\d+/);
  const before = (await mine.request.get(`/de/api/cms-forms/${idOf(mine)}/`).then((response) => response.json())).questions as { label: { de: string } }[];
  const names = before.map(({ label }) => label.de);
  await mine.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor();
  const theirs = await asEditor(open, new URL(mine.url()).pathname, 'manager');
  await hydrated(theirs);

  await openQuestion(theirs, 1);
  await cell(theirs, 'questions.1.label.de').fill('Nummer der Bestellung');
  await cell(theirs, 'questions.new').fill('Seit wann?');
  await theirs.keyboard.press('Enter');
  await save(theirs);
  await saved(theirs);

  await openQuestion(mine, 0);
  await cell(mine, 'questions.0.label.de').fill('Ihr Anliegen');
  await openQuestion(mine, 1);
  await cell(mine, 'questions.1.help.de').fill('Sie beginnt mit O.');
  await save(mine);
  await mine.getByText('Jemand hat das inzwischen geändert: Fragen.').waitFor();
  await expect.poll(() => labels(mine)).toEqual(['Ihr Anliegen', 'Nummer der Bestellung', ...names.slice(2), 'Seit wann?']);
  await save(mine);
  await saved(mine);

  await theirs.reload();
  await hydrated(theirs);
  await openQuestion(theirs, 0);
  await cell(theirs, 'questions.0.label.de').fill('Worum es geht');
  await save(theirs);
  await saved(theirs);
  await openQuestion(mine, 0);
  await cell(mine, 'questions.0.label.de').fill('Was möchten Sie?');
  await save(mine);
  const conflict = mine.getByRole('group', { name: 'Fragen, „Was möchten Sie?“: Frage, deutsch' });
  await conflict.waitFor();
  expect(await conflict.getByRole('button').allTextContents()).toEqual([
    'Meine FassungWas möchten Sie?Meine behalten',
    'Deren FassungWorum es gehtDeren übernehmen',
  ]);
  expect(await accessibilityProblems(mine)).toEqual([]);
  await conflict.getByRole('button').nth(1).press('Enter');
  await expect.poll(async () => (await labels(mine))[0]).toBe('Worum es geht');
  await save(mine);
  await saved(mine);
});

test('a question is moved by two presses as well, of its own handle and of that whose place it is to take', async () => {
  const page = await asEditor(open, '/cms-hub/forms/new?from=contact');
  await page.getByLabel('Neue Frage, deutsch').waitFor();
  const [first = '', second = '', third = '', ...others] = await labels(page);
  const grip = (name: string) => page.getByRole('button', { name: `„${name}“ verschieben` });
  await grip(first).click();
  await page.getByText('Aufgenommen.').waitFor();
  expect([await grip(first).getAttribute('aria-pressed'), await question(page, 0).getAttribute('data-held')]).toEqual(['true', 'true']);
  await grip(third).click();
  expect(await labels(page)).toEqual([second, third, first, ...others]);
  await grip(first).click();
  await page.keyboard.press('Escape');
  expect(await page.locator('[data-held]').count()).toBe(0);
});
