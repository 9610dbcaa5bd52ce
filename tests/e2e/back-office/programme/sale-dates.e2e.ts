import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, colourProblems, hydrated, languageProblems, useBrowser } from '../../../support/browser.ts';

// What a planner does when the sale of a run is settled: twelve chosen dates get it by one rule, and lose it again as one.
const open = useBrowser();

async function autumn(page: Page): Promise<number[]> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const [like] = (await (await page.request.get('/de/api/cms-events/?sort=date_start&fields=production_id,type_id,room_id&page_size=1')).json()).results;
  const ids: number[] = [];
  for (let day = 19; day < 31; day++) {
    const { production_id, type_id, room_id } = like;
    const data = { production_id, type_id, room_id, date_start: `2028-10-${day}T19:30:00+02:00`, is_online: false };
    const headers = { 'X-CSRFToken': token, Origin: new URL(page.url()).origin, 'Idempotency-Key': `sale-journey-${day}` };
    const made = await page.request.post('/de/api/cms-events/', { data, headers });
    expect(made.status(), await made.text()).toBe(200);
    ids.push(((await made.json()) as { id: number }).id);
  }
  return ids;
}
const saleOf = async (page: Page, id: number) => (await (await page.request.get(`/de/api/cms-sale-dates/?ids=${id}`)).json())[0].before;
const list = '/cms-hub/events?is_online=false&date_start_from=2028-10-19&date_start_to=2028-10-30&sort=date_start';
const nothing = { sale_starts: null, sale_friends: null, sale_subscribers: null };

test('twelve dates are sold from the first of the month before, to friends a week earlier, and it is undone as one', async () => {
  const page = await asEditor(open, '/cms-hub/events', 'manager');
  const ids = await autumn(page);
  await page.goto(list);
  await hydrated(page);
  let actions = 0;
  const act = async (done: Promise<unknown>) => {
    actions++;
    await done;
  };
  await act(page.getByRole('row').first().getByRole('checkbox').click({ force: true }));
  await act(page.getByRole('link', { name: 'Verkaufsbeginn …' }).click());
  const groupOf = (name: string) => page.getByRole('group', { name, exact: true });
  await groupOf('Für alle').waitFor();
  await act(groupOf('Für alle').getByLabel('Regel').selectOption('Am Ersten des Monats'));
  await act(groupOf('Freundeskreis').getByLabel('Regel').selectOption('Wochen vor dem Termin'));
  await act(groupOf('Freundeskreis').getByLabel('Wochen vorher').fill('12'));
  await page.getByText('Für alle: Fr 01/09/2028, 10.00').first().waitFor();
  expect(await accessibilityProblems(page), 'sale dates').toEqual([]);
  expect(await saleOf(page, ids[0] ?? 0), 'the preview has written nothing').toEqual(nothing);
  await act(page.getByRole('button', { name: 'Für 12 Termine festlegen' }).click());
  await page.getByText('Der Verkaufsbeginn ist für 12 Termine festgelegt.').waitFor();
  process.stdout.write(`The sale of twelve dates set by a rule for two groups: ${actions} actions.\n`);
  expect(actions).toBeLessThanOrEqual(6);
  expect(await saleOf(page, ids[0] ?? 0)).toEqual({
    sale_starts: '2028-09-01T10:00:00+02:00',
    sale_friends: '2028-07-27T10:00:00+02:00',
    sale_subscribers: null,
  });
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect.poll(() => saleOf(page, ids[11] ?? 0)).toEqual(nothing);
});

test.each(['de', 'en'] as const)('the screen can be used on a phone, by all, in both themes: %s', async (language) => {
  const page = await asEditor(open, '/cms-hub/events', 'manager');
  const { results } = await (
    await page.request.get('/de/api/cms-events/?status=scheduled&is_online=true&date_start_from=7d&sort=date_start&page_size=3')
  ).json();
  const ids = (results as { id: number }[]).map(({ id }) => id);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/cms-hub/events/sale-dates?ids=${ids.join(',')}${language === 'en' ? '&lang=en' : ''}`);
    await hydrated(page);
    const all = page.getByRole('group', { name: language === 'en' ? 'To everybody' : 'Für alle', exact: true });
    await all.getByLabel(language === 'en' ? 'Rule' : 'Regel').selectOption('month');
    await all.getByLabel(language === 'en' ? 'Months before' : 'Monate vorher').fill('x');
    await page
      .getByText(language === 'en' ? 'Please give a whole number' : 'Bitte nennen Sie eine ganze Zahl')
      .first()
      .waitFor();
    const problems = colorScheme === 'dark' ? colourProblems : language === 'en' ? languageProblems : accessibilityProblems;
    expect(await problems(page), colorScheme).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
