import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { options } from '../../../support/browser/record-form.ts';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, colourProblems, hydrated, useBrowser } from '../../../support/browser.ts';

// Twelve dates of a run: by mouse, by keyboard alone, from a list; what clashes is shown before, and all of it is taken back at once.
const open = useBrowser();

async function openProduction(page: Page): Promise<number> {
  const { results } = await (await page.request.get('/de/api/cms-productions/?fields=dates&page_size=20')).json();
  const { id } = results.find(({ dates }: { dates: number }) => dates > 0);
  await page.goto(`/cms-hub/productions/${id}`);
  await hydrated(page);
  return id;
}
const draftsOf = async (page: Page, id: number): Promise<number> =>
  (await (await page.request.get(`/de/api/cms-events/?production_id=${id}&is_online=false`)).json()).count;
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

test('twelve dates by mouse, from the record of the production, in at most 20 actions; undone as one', { tags: 'core' }, async () => {
  const page = await asEditor(open, '/cms-hub/productions', 'manager');
  const id = await openProduction(page);
  const before = await draftsOf(page, id);
  let actions = 0;
  const act = async (done: Promise<unknown>) => {
    actions++;
    await done;
  };
  await act(page.getByRole('link', { name: 'Termine anlegen' }).click());
  await page.getByRole('heading', { name: 'Gilt für alle' }).waitFor();
  await hydrated(page);
  await act(field(page, /^Beginn/).fill('19:30'));
  await act(page.getByRole('checkbox', { name: 'Fr', exact: true }).check());
  await act(page.getByRole('checkbox', { name: 'Sa', exact: true }).check());
  await act(page.getByLabel('Ab', { exact: true }).fill('2031-10-03'));
  await act(field(page, /^Wie viele/).fill('12'));
  await act(page.getByRole('button', { name: '12 Termine hinzufügen' }).click());
  const create = page.getByRole('button', { name: '12 Termine anlegen' });
  await create.waitFor();
  expect(await accessibilityProblems(page), 'run').toEqual([]);
  await act(create.click());
  await page.getByText('12 Termine angelegt, noch nicht online.').waitFor();
  process.stdout.write(`Twelve dates by mouse: ${actions} actions.\n`);
  expect(actions).toBeLessThanOrEqual(20);
  expect(await draftsOf(page, id)).toBe(before + 12);
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect.poll(() => draftsOf(page, id)).toBe(before);
});

test('the same by keyboard alone', async () => {
  const page = await asEditor(open, '/cms-hub/productions', 'manager');
  const id = await openProduction(page);
  const before = await draftsOf(page, id);
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
  const act = async (name: RegExp, key: string | null, text = '') => {
    actions++;
    await reach(name);
    if (key) await press(key);
    if (text) await page.keyboard.type(text);
  };
  await act(/^Zum Inhalt springen$/, 'Enter');
  await act(/^Termine anlegen$/, 'Enter');
  await page.getByRole('heading', { name: 'Gilt für alle' }).waitFor();
  await act(/^Beginn/, null, '15 und 19.30 Uhr');
  await act(/^Sa$/, 'Space');
  await act(/^So$/, 'Space');
  await act(/^Wie viele/, null, '12');
  await press('Enter');
  actions++;
  const create = page.getByRole('button', { name: '12 Termine anlegen' });
  await create.waitFor();
  expect(await page.getByRole('list', { name: 'Vorschau' }).locator('> li').count()).toBe(12);
  await act(/^12 Termine anlegen$/, 'Enter');
  await page.getByText('12 Termine angelegt, noch nicht online.').waitFor();
  process.stdout.write(`Twelve dates by keyboard: ${actions} actions, ${keys} keys beside what is typed.\n`);
  expect(actions).toBeLessThanOrEqual(20);
  expect(await draftsOf(page, id)).toBe(before + 12);
  await act(/^Rückgängig machen$/, 'Enter');
  await expect.poll(() => draftsOf(page, id)).toBe(before);
});

test('a pasted list with wrong lines, what is there already and what clashes, days of a calendar, on a phone and in English', async () => {
  const page = await asEditor(open, '/cms-hub/events?lang=en', 'manager');
  await page.getByRole('link', { name: 'Add several dates' }).click();
  await page.getByRole('heading', { level: 1, name: 'Add dates' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await page.getByRole('combobox', { name: 'Production' }).click();
  await options(page).first().click();
  await page.getByRole('heading', { name: 'For all of them' }).waitFor();
  await hydrated(page);
  await page.setViewportSize({ width: 360, height: 780 });
  const list = field(page, /^List/);
  await page.getByRole('tab', { name: 'From a list' }).click();
  await list.fill('Fri 3 October 2031 7.30 pm\nMon 4 October 2031\n31 April 2031 19:30\n30/3/2031 02:30');
  for (const words of ['The weekday does not fit the date.', 'There is no such day.', 'There is no 02:30 on that day'])
    await page.getByText(words, { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Add 1 date' }).press('Enter');
  await expect.poll(() => list.inputValue()).toContain('31 April');
  expect(await colourProblems(page), 'wrong lines').toEqual([]);
  await list.fill('Fri 3 October 2031 7.30 pm\nFri 3 October 2031 8 pm\n26/10/2031 02:30');
  await page.getByRole('button', { name: 'Add 3 dates' }).click();
  await page.getByText('Overlaps with another of these dates', { exact: false }).first().waitFor();
  await page.getByText('The clock shows this time twice that night', { exact: false }).waitFor();
  await page.getByRole('tab', { name: 'In the calendar' }).click();
  await page.getByRole('button', { name: /^Saturday,? (4 October|October 4),? 2031/ }).click();
  const rows = page.getByRole('list', { name: 'Preview' }).locator('> li');
  await expect.poll(() => rows.count()).toBe(4);
  await page.getByRole('button', { name: 'Take out Fri 03/10/2031 20:00' }).click();
  await expect.poll(() => rows.count()).toBe(3);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Take out Sat/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await accessibilityProblems(page), 'phone').toEqual([]);
  await page.getByRole('button', { name: 'Create 3 dates' }).click();
  await page.getByText('3 dates created, not online yet.').waitFor();
  await page.getByRole('tab', { name: 'From a list' }).click();
  await list.fill('3 October 2031 19:30\n10 October 2031 19:30');
  await page.getByRole('button', { name: 'Add 2 dates' }).click();
  await page.getByText('Is there already, is left out.').waitFor();
  await page.getByText('1 new date, 1 there already').waitFor();
  await page.getByRole('link', { name: 'To the production' }).click();
  await page.getByRole('alertdialog').waitFor();
});

test('who edits texts is told who adds dates', async () => {
  const page = await asEditor(open, '/cms-hub/productions/1/dates');
  await page.getByText('Termine legt an, wer das Haus verwaltet.').waitFor();
});
