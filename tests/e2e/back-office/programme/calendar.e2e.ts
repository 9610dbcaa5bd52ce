import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose } from '../../../support/browser/record-form.ts';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, hydrated, languageProblems, useBrowser } from '../../../support/browser.ts';

const open = useBrowser();
const week = '/cms-hub/calendar?from=2027-07-05';

type Made = { id: number; revision: number };

async function draft(page: Page, day: string, time: string, room: number): Promise<number> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const [like] = (await (await page.request.get('/de/api/cms-events/?sort=date_start&fields=production_id,type_id&page_size=20')).json()).results;
  const body = {
    production_id: like.production_id,
    type_id: like.type_id,
    room_id: room,
    date_start: `${day}T${time}:00+02:00`,
    date_end: `${day}T23:30:00+02:00`,
    is_online: false,
  };
  const headers = { 'X-CSRFToken': token, Origin: new URL(page.url()).origin, 'Idempotency-Key': `calendar-journey-${day}-${time}-${room}` };
  const made = await page.request.post('/de/api/cms-events/', { data: body, headers });
  expect(made.status(), await made.text()).toBe(200);
  return ((await made.json()) as Made).id;
}
const stored = async (page: Page, id: number) => (await page.request.get(`/de/api/cms-events/${id}/`)).json();
const roomsOf = async (page: Page): Promise<{ id: number; label: string }[]> =>
  (await (await page.request.get('/de/api/cms-calendar/?from=2027-07-05&days=1')).json()).rooms;
const cell = (page: Page, room: string, day: number) => page.getByRole('row', { name: room }).getByRole('cell').nth(day);

test('a draft is dragged to another day and room, and taken back', async () => {
  const page = await asEditor(open, week, 'manager');
  const [here, there] = await roomsOf(page);
  const id = await draft(page, '2027-07-06', '19:30', here?.id ?? 0);
  await page.reload();
  await hydrated(page);
  const chip = page.locator(`[data-event="${id}"]`);
  await chip.dragTo(cell(page, there?.label ?? '', 3));
  await page.getByText('verschoben: Do 08/07/2027, 19.30').waitFor();
  expect(await stored(page, id)).toMatchObject({ date_start: '2027-07-08T19:30:00+02:00', date_end: '2027-07-08T23:30:00+02:00', room_id: there?.id });
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await page.getByText('ist wieder, wo es war').waitFor();
  expect(await stored(page, id)).toMatchObject({ date_start: '2027-07-06T19:30:00+02:00', room_id: here?.id });
});

test('by keyboard alone: from date to date, moved beside another, the clash dismissed with a reason', async () => {
  const page = await asEditor(open, week, 'manager');
  const [here] = await roomsOf(page);
  const one = await draft(page, '2027-07-07', '20:00', here?.id ?? 0);
  const other = await draft(page, '2027-07-09', '20:00', here?.id ?? 0);
  await page.reload();
  await hydrated(page);
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-event') ?? document.activeElement?.textContent?.trim() ?? '');
  const reach = async (isThere: (words: string) => boolean, key = 'Tab') => {
    for (let steps = 0; steps < 120; steps++) {
      if (isThere(await focused())) return;
      await press(key);
    }
    throw new Error('The keyboard does not get there.');
  };
  await reach((words) => /^\d+$/.test(words));
  for (const _ of [1, 2, 3, 4, 5]) await press('ArrowUp'); // to the first room
  await reach((words) => words === String(other), 'ArrowRight');
  await press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tag').waitFor();
  expect(await accessibilityProblems(page), 'dialog').toEqual([]);
  await dialog.getByLabel('Tag').fill('2027-07-07');
  await dialog.getByText('Dort würde es sich überschneiden').waitFor();
  await dialog.getByRole('button', { name: 'Verschieben', exact: true }).press('Enter');
  await page.getByText('verschoben: Mi 07/07/2027, 20.00').waitFor();
  await page.getByText('1 Überschneidung', { exact: false }).first().waitFor();
  const chip = page.locator(`[data-event="${one}"]`);
  await chip.focus();
  await press('Enter');
  await dialog.getByLabel('Warum ist das so gewollt?').fill('Doppelabend auf geteilter Bühne');
  await press('Enter');
  await dialog.getByText('Doppelabend auf geteilter Bühne').waitFor();
  await press('Escape');
  await page.getByText('keine Überschneidung').waitFor();
  await expect.poll(focused).toBe(String(one));
  process.stdout.write(`Moved and dismissed by keyboard: ${keys} keys beside what is typed.\n`);
});

test('rooms are chosen in an order of their own, kept under a name, and found by their address', async () => {
  const page = await asEditor(open, week, 'manager');
  await hydrated(page);
  const [first, second] = await roomsOf(page);
  let actions = 0;
  const act = async (done: Promise<unknown>) => {
    actions++;
    await done;
  };
  await act(page.getByRole('button', { name: 'Räume wählen' }).click());
  for (const room of [second, first]) {
    await act(choose(page, 'Räume wählen', room?.label ?? '', 'main'));
  }
  expect(await accessibilityProblems(page), 'chooser').toEqual([]);
  await act(page.getByRole('button', { name: 'Anzeigen' }).click());
  await page.waitForURL((url) => url.searchParams.get('rooms') === `${second?.id},${first?.id}`);
  const shown = async () => (await page.locator('tbody th > span').allTextContents()).map((label) => label.trim());
  await expect.poll(shown).toEqual([second?.label, first?.label]);
  await act(page.getByRole('button', { name: 'Ansicht speichern' }).click());
  await act(page.getByLabel('Name der Ansicht').fill('Probenwoche'));
  await act(page.getByRole('button', { name: 'Speichern', exact: true }).click());
  await page.getByText('Die Ansicht „Probenwoche“ ist gespeichert.').waitFor();
  await page.goto(week);
  await hydrated(page);
  await page.getByRole('link', { name: 'Probenwoche' }).click();
  await expect.poll(shown).toEqual([second?.label, first?.label]);
  expect(new URL(page.url()).searchParams.get('from')).toBe('2027-07-05');
  await page.goBack();
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(2);
  process.stdout.write(`Two rooms chosen, shown and kept under a name: ${actions} actions.\n`);
});

test('before a date that visitors know is moved it is asked whether it was a mistake', async () => {
  const page = await asEditor(open, '/cms-hub/calendar', 'manager');
  const rooms = page.locator('[data-event]:not([data-offline]):not([data-continued])[data-status="scheduled"]').last();
  const id = Number(await rooms.getAttribute('data-event'));
  const { date_start: before } = await stored(page, id);
  await rooms.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Beginn').fill('06:15');
  await dialog.getByRole('button', { name: 'Verschieben', exact: true }).click();
  await page.getByRole('button', { name: 'Besucher informieren' }).click();
  await page.waitForURL(/\/change\?.*time=06%3A15/);
  expect((await stored(page, id)).date_start).toBe(before);
});

test.each(['rooms', 'month'])('a phone opens at today, whichever day of the week it is: %s', async (view) => {
  const page = await asEditor(open, `/cms-hub/calendar?view=${view}`, 'editor');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await hydrated(page);
  const today = await page.locator('td[data-today]').first().boundingBox();
  expect(today?.x).toBeGreaterThanOrEqual(0);
  expect((today?.x ?? 0) + (today?.width ?? 0)).toBeLessThanOrEqual(390);
});

const views = ['rooms', 'month', 'agenda'];
const screens = views.flatMap((view) => (['de', 'en'] as const).map((language) => ({ view, language })));
test.each(screens)('it can be used on a phone, by all, in both themes: $view, $language', async ({ view, language }) => {
  const page = await asEditor(open, `/cms-hub/calendar?view=${view}${language === 'en' ? '&lang=en' : ''}`, 'editor');
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1366, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    expect(await (language === 'en' ? languageProblems : accessibilityProblems)(page), `${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
  }
});
