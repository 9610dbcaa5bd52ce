import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringIntoView, options } from '../../../support/browser/record-form.ts';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, colourProblems, hydrated, languageProblems, useBrowser } from '../../../support/browser.ts';

const open = useBrowser();

async function comingDates(page: Page, n: number): Promise<{ id: number; production_id: number }[]> {
  const { results } = await (
    await page.request.get('/de/api/cms-events/?status=scheduled&is_online=true&date_start_from=7d&sort=date_start&fields=production_id&page_size=100')
  ).json();
  const byProduction = Map.groupBy(results as { id: number; production_id: number }[], ({ production_id }) => production_id);
  const [found] = [...byProduction.values()].filter((dates) => dates.length >= n);
  if (!found) throw new Error(`The demo has no production with ${n} dates to come.`);
  return found.slice(0, n);
}
const event = async (page: Page, id: number) => (await page.request.get(`/de/api/events/${id}/`)).json();

test('three dates are cancelled with a text, in at most 12 actions; undone as one', { tags: 'core' }, async () => {
  const page = await asEditor(open, '/cms-hub/events', 'manager');
  const dates = await comingDates(page, 3);
  let actions = 0;
  const act = async (done: Promise<unknown>) => {
    actions++;
    await done;
  };
  await page.goto(`/cms-hub/events?production_id=${dates[0]?.production_id}&status=scheduled&is_online=true&date_start_from=7d&sort=date_start`);
  await hydrated(page);
  for (const at of [0, 1, 2])
    await act(
      page
        .getByRole('row')
        .getByRole('checkbox')
        .nth(at + 1)
        .click({ force: true }),
    );
  await act(page.getByRole('link', { name: 'Absagen, verlegen …' }).click());
  await act(page.getByRole('radio', { name: 'Absagen' }).check());
  await act(page.getByRole('button', { name: 'Entfällt, Karten werden erstattet' }).click());
  const cancel = page.getByRole('button', { name: '3 Termine absagen' });
  await page.getByText('3 Termine ändern sich').waitFor();
  expect(await accessibilityProblems(page), 'change of plan').toEqual([]);
  expect((await event(page, dates[0]?.id ?? 0)).status, 'the preview has written nothing').toBe('scheduled');
  await act(cancel.click());
  await page.getByText('3 Termine sind geändert.').waitFor();
  process.stdout.write(`Three dates cancelled with a text: ${actions} actions.\n`);
  expect(actions).toBeLessThanOrEqual(12);
  for (const { id } of dates)
    expect(await event(page, id)).toMatchObject({ status: 'cancelled', status_note: expect.stringContaining('erstattet'), tickets: { text: 'Entfällt' } });
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await page.getByText('Alles ist wieder wie vorher.').waitFor();
  for (const { id } of dates) expect((await event(page, id)).status).toBe('scheduled');
});

test('one is replaced by keyboard alone', async () => {
  const page = await asEditor(open, '/cms-hub/events', 'manager');
  const [date] = await comingDates(page, 1);
  await page.goto(`/cms-hub/events/${date?.id}`);
  await hydrated(page);
  let [actions, keys] = [0, 0];
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  const reach = async (name: RegExp) => {
    for (let steps = 0; steps < 60; steps++) {
      const focused = await page.evaluate(() => {
        const at = document.activeElement as HTMLInputElement | null;
        return `${at?.labels?.[0]?.textContent ?? at?.getAttribute('aria-label') ?? at?.textContent ?? ''}`.trim();
      });
      if (name.test(focused)) return;
      await press('Tab');
    }
    throw new Error(`The keyboard does not reach ${name}.`);
  };
  const act = async (name: RegExp, key: string) => {
    actions++;
    await reach(name);
    await press(key);
  };
  await act(/^Zum Inhalt springen$/, 'Enter');
  await act(/^Absagen, verlegen …$/, 'Enter');
  await page.getByRole('heading', { name: 'Was geschieht' }).waitFor();
  await hydrated(page);
  await act(/^Absagen$/, 'Space');
  for (const _ of [1, 2, 3]) await press('ArrowDown');
  const instead = page.getByRole('combobox', { name: 'Stattdessen' });
  await instead.waitFor();
  await reach(/^Stattdessen$/);
  // A list that opened with the focus closes where the page scrolls.
  await bringIntoView(instead);
  if ((await instead.getAttribute('aria-expanded')) !== 'true') await press('ArrowDown');
  await options(page).nth(1).waitFor();
  for (const _ of [1, 2]) await press('ArrowDown');
  await press('Enter');
  actions += 2;
  await page.getByText('1 Termin ändert sich').waitFor();
  const title = await instead.inputValue();
  await act(/^1 Termin ersetzen$/, 'Enter');
  await page.getByText('1 Termin ist geändert.').waitFor();
  process.stdout.write(`One date replaced by keyboard alone: ${actions} actions, ${keys} keys.\n`);
  expect((await event(page, date?.id ?? 0)).replaced_by).toMatchObject({ text: `Stattdessen: ${title}` });
  await reach(/^Rückgängig machen$/);
  await press('Enter');
  await page.getByText('Alles ist wieder wie vorher.').waitFor();
  expect((await event(page, date?.id ?? 0)).status).toBe('scheduled');
});

test('a time that is changed in the form: a mistake is mended quietly, a change of plan is told', async () => {
  const page = await asEditor(open, '/cms-hub/events', 'manager');
  const [date] = await comingDates(page, 1);
  const id = date?.id ?? 0;
  const form = async () => {
    await page.goto(`/cms-hub/events/${id}`);
    await hydrated(page);
  };
  await form();
  const start = page.getByLabel('Beginn', { exact: true }).first();
  const before = await start.inputValue();
  // A second try finds what the first has stored.
  const hour = before.slice(11, 13);
  const minute = before.endsWith(':05') ? '07' : '05';
  await start.fill(`${before.slice(0, 14)}${minute}`);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByRole('button', { name: 'Tippfehler berichtigen' }).click();
  await expect.poll(() => event(page, id)).toMatchObject({ date_start: expect.stringContaining(`T${hour}:${minute}`), previous_date_start: null });
  await page.getByText('Nicht gespeicherte Änderungen').waitFor({ state: 'hidden' });
  await page
    .getByLabel('Beginn', { exact: true })
    .first()
    .fill(`${before.slice(0, 14)}10`);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  expect(await accessibilityProblems(page), 'question').toEqual([]);
  await page.getByRole('button', { name: 'Besucher informieren' }).click();
  await page.getByText('1 Termin ändert sich').waitFor();
  expect(await page.getByLabel('Neuer Beginn').inputValue()).toBe(`${hour}:10`);
  await page.getByRole('button', { name: '1 Termin verlegen' }).click();
  await page.getByText('1 Termin ist geändert.').waitFor();
  expect((await event(page, id)).moved_from.text).toBe(`Neue Zeit, bisher ${hour}.${minute} Uhr`);
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await page.getByText('Alles ist wieder wie vorher.').waitFor();
});

test.each(['de', 'en'] as const)('the screen can be used on a phone, by all, in both themes: %s', async (language) => {
  const page = await asEditor(open, '/cms-hub/events', 'manager');
  const [date] = await comingDates(page, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/cms-hub/events/${date?.id}/change?time=21:00${language === 'en' ? '&lang=en' : ''}`);
    await page.getByText(language === 'en' ? '1 date changes' : '1 Termin ändert sich').waitFor();
    const problems = colorScheme === 'dark' ? colourProblems : language === 'en' ? languageProblems : accessibilityProblems;
    expect(await problems(page), colorScheme).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
