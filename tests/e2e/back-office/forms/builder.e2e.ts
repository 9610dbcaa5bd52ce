import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { idOf } from '../../../support/browser/record-form.ts';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, hydrated, useBrowser } from '../../../support/browser.ts';

// A form is made: by mouse, by keyboard alone, from a template; what was made is there as it was meant.
const open = useBrowser();

type Row = {
  id: number;
  slug: string;
  kind: string;
  label: Record<string, string>;
  choices: { key: string; label: Record<string, string> }[];
  [cell: string]: unknown;
};
const stored = async (page: Page): Promise<{ is_open: boolean; name: string; questions: Row[] }> =>
  (await page.request.get(`/de/api/cms-forms/${idOf(page)}/`)).json();

const newQuestion = (page: Page) => page.getByLabel('Neue Frage, deutsch');
const question = (page: Page, n: number) => page.locator(`li[data-question="${n}"]`);
const cell = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });
const saved = (page: Page) => page.getByText('Gespeichert.', { exact: true }).first();
const slugs = (page: Page) => page.locator('[data-question] [data-fold] > span > span:first-child').allTextContents();

const six = ['Vor- und Nachname', 'E-Mail-Adresse', 'Wer kommt?', 'Größe der Gruppe', 'Wunschtermin', 'Was sollen wir wissen?'];
const english = ['First and last name', 'E-mail address', 'Who is coming?', 'Size of the group', 'Preferred date', 'What should we know?'];
const kinds = ['text', 'email', 'radio', 'number', 'date', 'textarea'];

function expectSix(questions: readonly Row[]) {
  expect(questions.map(({ label }) => [label.de, label.en])).toEqual(six.map((words, index) => [words, english[index]]));
  expect(questions.map(({ kind }) => kind)).toEqual(kinds);
  expect(questions.map(({ slug }) => slug)).toEqual([
    'vor_und_nachname',
    'e_mail_adresse',
    'wer_kommt',
    'groesse_der_gruppe',
    'wunschtermin',
    'was_sollen_wir_wissen',
  ]);
  expect(questions[2]?.choices.map(({ key, label }) => [key, label.de, label.en])).toEqual([
    ['ich_allein', 'Ich allein', 'Just me'],
    ['eine_gruppe', 'Eine Gruppe', 'A group'],
  ]);
  expect(questions[3]).toMatchObject({ show_if_field: 'wer_kommt', show_if_is: 'is', show_if_value: 'eine_gruppe', required: true });
}

test('six questions of different kinds with a condition, in both languages, by mouse; changed, moved, duplicated and taken back', async () => {
  const page = await asEditor(open, '/cms-hub/forms');
  let actions = 0;
  const did = async (action: Promise<unknown>) => {
    await action;
    actions++;
  };
  await did(page.getByRole('link', { name: 'Formular anlegen' }).click());
  await did(page.getByRole('link', { name: /^Leeres Formular/ }).click());
  await newQuestion(page).waitFor();
  await did(cell(page, 'name').fill(`Besuch ${Date.now()}`));
  await did(cell(page, 'title.de').fill('Besuch anmelden'));
  await did(cell(page, 'title.en').fill('Register a visit'));
  await did(newQuestion(page).click());
  for (const words of six) {
    await page.keyboard.type(words);
    await did(page.keyboard.press('Enter'));
    await page.getByText(`„${words}“ ist hinzugefügt`).waitFor({ state: 'attached' });
  }
  expect(await slugs(page)).toEqual(six);
  for (const [index, kind] of ['', 'E-Mail-Adresse', 'Eines von wenigen', 'Zahl', 'Datum', 'Langer Text'].entries()) {
    if (!kind) continue;
    await did(
      question(page, index)
        .getByRole('button', { name: /^Art von/ })
        .click(),
    );
    await did(page.getByRole('menuitem', { name: kind, exact: true }).click());
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
  await did(cell(page, 'questions.2.choices.new').fill('Ich allein'));
  await did(cell(page, 'questions.2.choices.new').press('Enter'));
  await page.keyboard.type('Eine Gruppe');
  await did(page.keyboard.press('Enter'));
  await did(cell(page, 'questions.2.choices.0.label.en').fill('Just me'));
  await did(cell(page, 'questions.2.choices.1.label.en').fill('A group'));
  for (const index of six.keys()) {
    if (index !== 2) await did(question(page, index).locator('[data-fold]').click());
    await did(cell(page, `questions.${index}.label.en`).fill(english[index] ?? ''));
  }
  await did(cell(page, 'questions.3.required').check());
  await did(cell(page, 'questions.3.show_if_field').selectOption({ label: 'Wer kommt?' }));
  await did(cell(page, 'questions.3.show_if_value').selectOption({ label: 'Eine Gruppe' }));
  await did(cell(page, 'privacy.de').fill('Wir verwenden Ihre Angaben für Ihren Besuch.'));
  await did(cell(page, 'privacy.en').fill('We use what you tell us for your visit.'));
  expect(await accessibilityProblems(page), 'builder').toEqual([]);
  await did(page.getByRole('button', { name: 'Anlegen', exact: true }).click());
  await page.waitForURL(/forms\/\d+/);
  process.stdout.write(`A form of six questions by mouse: ${actions} actions, a field that is filled in counted as one.\n`);
  const made = await stored(page);
  expectSix(made.questions);
  expect(made.is_open).toBe(false);

  await page.reload();
  await hydrated(page);
  await question(page, 0).locator('[data-fold]').click();
  expect(await question(page, 0).getByText('vor_und_nachname').isVisible()).toBe(true);
  expect(await cell(page, 'questions.0.slug').count()).toBe(0);
  await cell(page, 'questions.0.label.de').fill('Wie heißen Sie?');
  await question(page, 2)
    .getByRole('button', { name: /verschieben/ })
    .focus();
  await page.keyboard.press('ArrowDown');
  await page.getByText(/„Wer kommt\?“ steht jetzt an Stelle 4 von 6\. Eine Bedingung kann nur/).waitFor({ state: 'attached' });
  await question(page, 2).getByText('Eine Bedingung kann nur nach einer Frage fragen, die weiter oben steht.').waitFor();
  await question(page, 2).locator('[data-fold]').click();
  await cell(page, 'questions.2.show_if_field').and(page.locator('[aria-invalid="true"]')).waitFor();
  await save(page).click();
  await page.getByText('Noch ist nicht alles richtig. Gespeichert ist nichts.').waitFor();
  await question(page, 3)
    .getByRole('button', { name: /verschieben/ })
    .focus();
  await page.keyboard.press('ArrowUp');
  await page.getByText('Eine Bedingung kann nur').first().waitFor({ state: 'detached' });
  await question(page, 4).getByRole('button', { name: '„Wunschtermin“ duplizieren' }).click();
  await question(page, 1).getByRole('button', { name: '„E-Mail-Adresse“ entfernen' }).click();
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect.poll(() => slugs(page)).toEqual(['Wie heißen Sie?', ...six.slice(1, 5), 'Wunschtermin', 'Was sollen wir wissen?']);
  await save(page).click();
  await saved(page).waitFor();
  expect(await question(page, 0).locator('[data-fold]').getAttribute('aria-expanded')).toBe('true'); // what was open stays open
  const changed = (await stored(page)).questions;
  expect(changed[0]).toMatchObject({ id: made.questions[0]?.id, slug: 'vor_und_nachname', label: { de: 'Wie heißen Sie?' } });
  expect(changed.map(({ slug }) => slug)).toEqual([...made.questions.slice(0, 5).map(({ slug }) => slug), 'wunschtermin_2', 'was_sollen_wir_wissen']);
  expect(changed.filter(({ slug }) => slug !== 'wunschtermin_2').map(({ id }) => id)).toEqual(made.questions.map(({ id }) => id));
});

test('the same six by keyboard alone, from the first field to the last key', async () => {
  const page = await asEditor(open, '/cms-hub/forms/new');
  await page.setViewportSize({ width: 1366, height: 900 });
  let keys = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    keys++;
  };
  const to = async (selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    for (let presses = 0; presses < 200; presses++) {
      if (await page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector)) return;
      await press(key);
    }
    throw new Error(`${selector} cannot be reached by ${key}.`);
  };
  const kindOf = (n: number) => `[data-question="${n}"] button[aria-haspopup]`;
  const choose = async (n: number, letters: string) => {
    await to(kindOf(n));
    await press('Enter');
    await page.getByRole('menu').waitFor();
    for (const letter of letters) await press(letter);
    await press('Enter');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await page.waitForFunction((one) => document.activeElement?.matches(one), kindOf(n));
  };
  await page.locator('main h1').waitFor();
  await to('a[href*="from=empty"]');
  await press('Enter');
  await newQuestion(page).waitFor();
  await to('[name="name"]');
  await page.keyboard.type(`Tastatur ${Date.now()}`);
  await to('[name="title.de"]');
  await page.keyboard.type('Besuch anmelden');
  await to('[name="title.en"]');
  await page.keyboard.type('Register a visit');
  await to('[name="questions.new"]');
  for (const words of six) {
    await page.keyboard.type(words);
    await press('Enter');
  }
  await to('[data-question="0"] [data-fold]', 'Shift+Tab');
  const english0 = async (n: number) => {
    await to(`[data-question="${n}"] [data-fold]`);
    if ((await page.locator(`[data-question="${n}"] [data-fold]`).getAttribute('aria-expanded')) === 'false') await press('Enter');
    await to(`[name="questions.${n}.label.en"]`);
    await page.keyboard.type(english[n] ?? '');
  };
  await english0(0);
  await choose(1, 'E-');
  await to('[data-question="1"] [data-fold]', 'Shift+Tab');
  await english0(1);
  await choose(2, 'Eines');
  await english0Choices();
  await choose(3, 'Zahl');
  await to('[data-question="3"] [data-fold]', 'Shift+Tab');
  await english0(3);
  await to('[name="questions.3.required"]');
  await press('Space');
  await to('[name="questions.3.show_if_field"]');
  await page.keyboard.type('Wer'); // a list of the browser
  await to('[name="questions.3.show_if_value"]');
  await page.keyboard.type('Eine');
  await choose(4, 'Datum');
  await to('[data-question="4"] [data-fold]', 'Shift+Tab');
  await english0(4);
  await choose(5, 'Langer');
  await to('[data-question="5"] [data-fold]', 'Shift+Tab');
  await english0(5);
  await to('[name="privacy.de"]');
  await page.keyboard.type('Wir verwenden Ihre Angaben für Ihren Besuch.');
  await to('[name="privacy.en"]');
  await page.keyboard.type('We use what you tell us for your visit.');
  await press('Control+s');
  await page.waitForURL(/forms\/\d+/);
  process.stdout.write(`The same by keyboard alone: ${keys} keys beside what is typed.\n`);
  expectSix((await stored(page)).questions);

  async function english0Choices() {
    await to('[name="questions.2.label.en"]');
    await page.keyboard.type(english[2] ?? '');
    await to('[name="questions.2.choices.new"]');
    for (const words of ['Ich allein', 'Eine Gruppe']) {
      await page.keyboard.type(words);
      await press('Enter');
    }
    await to('[name="questions.2.choices.0.label.en"]', 'Shift+Tab');
    await page.keyboard.type('Just me');
    await press('Enter'); // on to the next line in the same language
    await page.waitForFunction(() => document.activeElement?.matches('[name="questions.2.choices.1.label.en"]'));
    await page.keyboard.type('A group');
  }
});

test('several lines that are pasted become questions, a template becomes a form, and its copy is switched off', async () => {
  const page = await asEditor(open, '/cms-hub/forms/new');
  await page.getByRole('link', { name: /^Gruppenbuchung/ }).click();
  await newQuestion(page).waitFor();
  expect(await cell(page, 'is_open').isChecked()).toBe(false);
  const before = await page.locator('li[data-question]').count();
  await newQuestion(page).evaluate((input) => {
    const data = new DataTransfer();
    data.setData('text/plain', '- Garderobe\n- Parkplatz für den Bus\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => page.locator('li[data-question]').count()).toBe(before + 2);
  expect((await slugs(page)).slice(-2)).toEqual(['Garderobe', 'Parkplatz für den Bus']);
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await page.waitForURL(/forms\/\d+/);
  await page.getByRole('heading', { level: 1, name: 'Gruppenbuchung' }).waitFor();
  await page.getByText('Nirgends verwendet.').waitFor();
  await cell(page, 'is_open').check();
  await save(page).click();
  await saved(page).waitFor();
  const first = await stored(page);
  expect(first.is_open).toBe(true);
  await page.getByRole('link', { name: 'Duplizieren' }).click();
  await page.waitForURL(/copy=\d+/);
  await newQuestion(page).waitFor();
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Gruppenbuchung (Kopie)' }).waitFor();
  const copy = await stored(page);
  expect(copy.is_open).toBe(false);
  expect(copy.questions.map(({ slug, label }) => [slug, label])).toEqual(first.questions.map(({ slug, label }) => [slug, label]));
  await page.getByRole('button', { name: 'In den Papierkorb' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'In den Papierkorb' }).click();
  await page.waitForURL(/\/forms$/);
});
