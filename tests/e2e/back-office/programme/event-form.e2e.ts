import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asEditor } from '../../../support/browser/staff.ts';
import { hydrated, useBrowser } from '../../../support/browser.ts';

const open = useBrowser();
const duration = (page: Page) => page.getByRole('textbox', { name: /^Dauer in Minuten/ });
const doors = (page: Page) => page.locator('input[name="details.doors_minutes"]');
const note = (page: Page) => page.getByLabel('Hinweis zum Status, deutsch');
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).click();
const saved = (page: Page) => page.getByText('Alles ist gespeichert').waitFor();

async function openEvent(place: number) {
  const page = await asEditor(open, '/cms-hub/partners', 'manager');
  const { results } = await (await page.request.get('/de/api/cms-events/?date_start_from=today&sort=date_start&page_size=20')).json();
  const { id } = results[place];
  await page.goto(`/cms-hub/events/${id}/page`);
  await page.waitForURL(new RegExp(`/cms-hub/events/${id}$`));
  await hydrated(page);
  await saved(page);
  const stored = async () => {
    const [record, told] = await Promise.all([page.request.get(`/de/api/cms-events/${id}/`), page.request.get(`/de/api/cms-event-pages/${id}/`)]);
    return { note: (await record.json()).status_note.de ?? '', details: (await told.json()).details };
  };
  return { page, id, stored };
}

test('facts and page are changed together and saved by a key; what is wrong in one keeps both from being sent; who leaves is asked', {
  tags: 'core',
}, async () => {
  const { page, stored } = await openEvent(4);
  const before = await stored();
  await note(page).fill('Später');
  await duration(page).fill('zwei Stunden');
  await page.keyboard.press('Control+s');
  await page.getByText('Bitte schreiben Sie die Minuten als ganze Zahlen').first().waitFor();
  await expect.poll(() => duration(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await stored()).toEqual(before);
  await page.getByRole('link', { name: 'Alle Veranstaltungen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Nicht gespeicherte Änderungen' });
  await question.getByText('geht verloren').waitFor();
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
  await question.waitFor({ state: 'detached' });
  await duration(page).fill('50 + 20 + 40');
  await page.keyboard.press('Control+s');
  await saved(page);
  expect(await stored()).toMatchObject({ note: 'Später', details: { duration: [50, 20, 40] } });
  await note(page).fill('');
  await save(page);
  await saved(page);
  expect(await stored()).toMatchObject({ note: '', details: { duration: [50, 20, 40] } });
  await page.getByRole('link', { name: 'Verlauf' }).click();
  await page.getByText('Auf einen Blick, Einführung, Einlass und Vorverkauf').first().waitFor();
  await page.getByText('Hinweis zum Status (DE)').first().waitFor();
});

test('what somebody else has told of it meanwhile is kept; of the same, it is said', async () => {
  const { page, id, stored } = await openEvent(5);
  const other = await page.context().newPage();
  await other.goto(`/cms-hub/events/${id}`);
  await hydrated(other);
  await doors(other).fill('40');
  await save(other);
  await saved(other);
  await duration(page).fill('70');
  await note(page).fill('Kürzer');
  await save(page);
  await saved(page);
  expect(await stored()).toMatchObject({ note: 'Kürzer', details: { duration: [70], doors_minutes: 40 } });
  expect(await doors(page).inputValue()).toBe('40');
  await other.reload();
  await hydrated(other);
  await doors(other).fill('45');
  await save(other);
  await saved(other);
  await doors(page).fill('50');
  await save(page);
  await page.getByText('Jemand hat inzwischen dasselbe geändert wie Sie').waitFor();
  expect((await stored()).details.doors_minutes).toBe(45);
  expect(await doors(page).inputValue()).toBe('50');
  await save(page);
  await saved(page);
  expect((await stored()).details.doors_minutes).toBe(50);
});
