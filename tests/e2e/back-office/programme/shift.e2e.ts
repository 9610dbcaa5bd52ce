import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, colourProblems, hydrated, languageProblems, useBrowser } from '../../../support/browser.ts';

const open = useBrowser();

async function drafts(page: Page, days: readonly string[]): Promise<number[]> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const [like] = (await (await page.request.get('/de/api/cms-events/?sort=date_start&fields=production_id,type_id,room_id&page_size=1')).json()).results;
  const ids: number[] = [];
  for (const day of days) {
    const { production_id, type_id, room_id } = like;
    const data = { production_id, type_id, room_id, date_start: `${day}T19:30:00+01:00`, date_end: `${day}T22:00:00+01:00`, is_online: false };
    const headers = { 'X-CSRFToken': token, Origin: new URL(page.url()).origin, 'Idempotency-Key': `shift-journey-${day}` };
    const made = await page.request.post('/de/api/cms-events/', { data, headers });
    expect(made.status(), await made.text()).toBe(200);
    ids.push(((await made.json()) as { id: number }).id);
  }
  return ids;
}
const startOf = async (page: Page, id: number) => (await (await page.request.get(`/de/api/cms-events/${id}/`)).json()).date_start;
const list = '/cms-hub/events?is_online=false&date_start_from=2028-03-21&date_start_to=2028-03-23&sort=date_start';

test('three drafts are shifted by a week over the change of the clock, and undone as one', async () => {
  const page = await asEditor(open, '/cms-hub/events', 'manager');
  const ids = await drafts(page, ['2028-03-21', '2028-03-22', '2028-03-23']);
  await page.goto(list);
  await hydrated(page);
  let actions = 0;
  const act = async (done: Promise<unknown>) => {
    actions++;
    await done;
  };
  for (const at of [1, 2, 3]) await act(page.getByRole('row').getByRole('checkbox').nth(at).click({ force: true }));
  await act(page.getByRole('link', { name: 'Zeitlich verschieben …' }).click());
  await page.getByLabel('Anzahl').waitFor();
  await act(page.getByLabel('Anzahl').fill('1'));
  await page.getByText('Di 28/03/2028, 19.30–22.00').waitFor();
  expect(await accessibilityProblems(page), 'shift').toEqual([]);
  expect(await startOf(page, ids[0] ?? 0), 'the preview has written nothing').toBe('2028-03-21T19:30:00+01:00');
  await act(page.getByRole('button', { name: '3 Termine verschieben' }).click());
  await page.getByText('3 Termine sind verschoben.').waitFor();
  process.stdout.write(`Three dates shifted by a week: ${actions} actions.\n`);
  expect(actions).toBeLessThanOrEqual(8);
  expect(await startOf(page, ids[0] ?? 0)).toBe('2028-03-28T19:30:00+02:00');
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect.poll(() => startOf(page, ids[2] ?? 0)).toBe('2028-03-23T19:30:00+01:00');
});

test('by keyboard alone, half an hour earlier', async () => {
  const page = await asEditor(open, '/cms-hub/events', 'manager');
  const ids = await drafts(page, ['2028-03-21', '2028-03-22', '2028-03-23']);
  await page.goto(`/cms-hub/events/shift?ids=${ids.join(',')}`);
  await hydrated(page);
  let keys = 0;
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
  await reach(/^Zum Inhalt springen$/);
  await press('Enter');
  await reach(/^Später$/);
  await press('ArrowDown');
  await reach(/^Anzahl/);
  await page.keyboard.type('30');
  await reach(/^Einheit/);
  for (const _ of [1, 2]) await press('ArrowDown');
  await page.getByText('Di 21/03/2028, 19.00–21.30').waitFor();
  await reach(/^3 Termine verschieben$/);
  await press('Enter');
  await page.getByText('3 Termine sind verschoben.').waitFor();
  process.stdout.write(`Three dates half an hour earlier by keyboard alone: ${keys} keys beside what is typed.\n`);
  expect(await startOf(page, ids[1] ?? 0)).toBe('2028-03-22T19:00:00+01:00');
  await reach(/^Rückgängig machen$/);
  await press('Enter');
  await expect.poll(() => startOf(page, ids[1] ?? 0)).toBe('2028-03-22T19:30:00+01:00');
});

test('of dates that visitors know it is asked which of the two it is; news go on to the change of plan with the new times', async () => {
  const page = await asEditor(open, '/cms-hub/events', 'manager');
  const known = await comingDates(page);
  await page.goto(`/cms-hub/events/shift?ids=${known.map(({ id }) => id).join(',')}`);
  await hydrated(page);
  await page.getByLabel('Anzahl').fill('400');
  await page.getByRole('radio', { name: 'Der Plan ändert sich' }).check();
  await page.getByRole('link', { name: 'Zur Planänderung mit 2 Terminen' }).click();
  await page.getByRole('heading', { name: 'Was geschieht' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Auf einen anderen Tag verschieben' }).isChecked()).toBe(true);
  await page.getByText('2 Termine ändern sich').waitFor();
  expect(
    await page
      .getByLabel(/^Neuer Tag für/)
      .first()
      .inputValue(),
  ).toBe(addWeeks(known[0]?.date_start ?? '', 400));
  for (const { id, date_start } of known) expect(await startOf(page, id)).toBe(date_start);
});
async function comingDates(page: Page): Promise<{ id: number; date_start: string }[]> {
  const { results } = await (
    await page.request.get('/de/api/cms-events/?status=scheduled&is_online=true&date_start_from=7d&sort=date_start&page_size=2')
  ).json();
  return Promise.all((results as { id: number }[]).map(async ({ id }) => ({ id, date_start: await startOf(page, id) })));
}
const addWeeks = (start: string, weeks: number) => new Date(Date.parse(`${start.slice(0, 10)}T12:00Z`) + weeks * 604_800_000).toISOString().slice(0, 10);

test.each(['de', 'en'] as const)('the screen can be used on a phone, by all, in both themes: %s', async (language) => {
  const page = await asEditor(open, '/cms-hub/events', 'manager');
  const known = await comingDates(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/cms-hub/events/shift?ids=${known.map(({ id }) => id).join(',')}${language === 'en' ? '&lang=en' : ''}`);
    await hydrated(page);
    await page.getByLabel(language === 'en' ? 'Number' : 'Anzahl', { exact: true }).fill('1');
    await page.getByRole('radio', { name: language === 'en' ? 'Entered wrongly' : 'Falsch eingetragen' }).waitFor();
    const problems = colorScheme === 'dark' ? colourProblems : language === 'en' ? languageProblems : accessibilityProblems;
    expect(await problems(page), colorScheme).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
