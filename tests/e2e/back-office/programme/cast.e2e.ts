import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, colourProblems, hydrated, languageProblems, useBrowser } from '../../../support/browser.ts';

// Somebody falls ill: the artistic office gives the role to another on one date by keyboard alone, visitors read it, and it is taken back.
const open = useBrowser();

type Grid = {
  roles: { id: number | null; label: string }[];
  dates: {
    id: number;
    is_online: boolean;
    is_over: boolean;
    status: string;
    cells: { role_id: number | null; people: { name: string }[]; is_own: boolean }[];
  }[];
};

async function productionWithCast(page: Page): Promise<{ id: number; grid: Grid }> {
  const { results } = await (
    await page.request.get('/de/api/cms-events/?status=scheduled&is_online=true&date_start_from=2d&sort=date_start&fields=production_id&page_size=100')
  ).json();
  for (const id of new Set((results as { production_id: number }[]).map(({ production_id }) => production_id))) {
    const grid: Grid = await (await page.request.get(`/de/api/cms-cast/?production=${id}`)).json();
    const coming = grid.dates.filter(({ is_over }) => !is_over);
    if (coming.length > 1 && coming[0]?.is_online && coming[0].cells[0]?.role_id && coming[0].cells[0].people.length === 1) return { id, grid };
  }
  throw new Error('The demo has no production with a cast and two dates to come.');
}

test('a role is given to another on one date by keyboard alone, read by visitors, and taken back', async () => {
  const page = await asEditor(open, '/cms-hub', 'manager');
  const { id, grid } = await productionWithCast(page);
  const [date] = grid.dates.filter(({ is_over }) => !is_over);
  const usual = date?.cells[0]?.people[0]?.name ?? '';
  await page.goto(`/cms-hub/productions/${id}/cast`);
  await hydrated(page);
  expect(await accessibilityProblems(page), 'grid').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  const place = () => page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? '');
  for (const key of ['Tab', 'Enter']) await press(key); // the skip link
  for (let steps = 0; steps < 60 && (await place()) === ''; steps++) await press('Tab');
  expect(await place()).toBe('0 0');
  await press('ArrowRight');
  await press('ArrowDown');
  await press('ArrowUp');
  expect(await place()).toBe('0 1');
  await press('Enter');
  await page.getByRole('dialog').getByLabel('Name 1').waitFor();
  expect(await accessibilityProblems(page), 'cell').toEqual([]);
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(place).toBe('0 1');
  await press('Enter');
  await page.getByRole('dialog').getByLabel('Name 1').waitFor();
  await press('Control+a');
  await page.keyboard.type('Zora Quell');
  await press('Enter');
  await page.getByText('ist geändert, 1 Termin.').waitFor();
  await expect.poll(place).toBe('0 1');
  process.stdout.write(`A role given to another on one date by keyboard alone: ${keys} keys beside what is typed.\n`);
  const shown = await (await page.request.get(`/de/api/events/${date?.id}/`)).json();
  expect(shown.credits.find(({ person }: { person: { name: string } }) => person.name === 'Zora Quell').stand_in.text).toContain(`Zora Quell für ${usual}`);
  expect(await (await page.request.get(shown.link.url)).text()).toContain('Zora Quell');
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await page.getByText('Die Besetzung ist wieder wie vorher.').waitFor();
  await expect.poll(async () => JSON.stringify((await (await page.request.get(`/de/api/events/${date?.id}/`)).json()).credits)).not.toContain('Zora Quell');
});

test.each(['de', 'en'] as const)('on a phone one date at a time, for all, in both themes: %s', async (language) => {
  const page = await asEditor(open, '/cms-hub', 'manager');
  const { grid } = await productionWithCast(page);
  const coming = grid.dates.filter(({ is_over }) => !is_over);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/cms-hub/events/${coming[1]?.id}/cast${language === 'en' ? '?lang=en' : ''}`);
    await hydrated(page);
    expect(await page.locator('thead th:visible').count()).toBe(3);
    expect(await page.getByLabel(language === 'en' ? 'Date' : 'Termin', { exact: true }).inputValue()).toBe(String(coming[1]?.id));
    const problems = colorScheme === 'dark' ? colourProblems : language === 'en' ? languageProblems : accessibilityProblems;
    expect(await problems(page), colorScheme).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
