import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, colourProblems, hydrated, languageProblems, useBrowser } from '../../../support/browser.ts';

const open = useBrowser();

type Details = { revision: number; details: { duration?: number[] }; production: { id: number; details: { duration?: number[] } } };

async function dateThatFollows(page: Page): Promise<{ id: number; production: number; usual: number[] }> {
  const { results } = await (
    await page.request.get('/de/api/cms-events/?status=scheduled&is_online=true&date_start_from=2d&sort=date_start&page_size=60')
  ).json();
  for (const { id } of results as { id: number }[]) {
    const { details, production } = await eventPage(page, id);
    if (production.details.duration && !details.duration) return { id, production: production.id, usual: production.details.duration };
  }
  throw new Error('The demo has no date that takes over a duration.');
}
const eventPage = async (page: Page, id: number): Promise<Details> => (await page.request.get(`/de/api/cms-event-pages/${id}/`)).json();
let keysSent = 0;
async function sayOwn(page: Page, id: number, duration: number[]): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const { revision } = await eventPage(page, id);
  const headers = {
    'X-CSRFToken': token,
    Origin: new URL(page.url()).origin,
    'Idempotency-Key': `inheritance-journey-${++keysSent}-${Date.now()}`,
    'If-Match': `"${revision}"`,
  };
  const changed = await page.request.patch(`/de/api/cms-event-pages/${id}/`, { data: { details: { duration } }, headers });
  expect(changed.status(), await changed.text()).toBe(200);
}

test('the form of a date says whose value holds, and takes over the production’s again', async () => {
  const page = await asEditor(open, '/cms-hub', 'manager');
  const { id } = await dateThatFollows(page);
  await page.goto(`/cms-hub/events/${id}`);
  await hydrated(page);
  const field = page.getByLabel('Dauer in Minuten', { exact: false }).first();
  const origin = page.locator('[data-origin]').filter({ has: page.getByRole('button', { name: 'Angabe der Produktion übernehmen: Dauer in Minuten' }) });
  await field.fill('77');
  await origin.getByText('Eigene Angabe dieses Termins.').waitFor();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect.poll(async () => (await eventPage(page, id)).details.duration).toEqual([77]);
  await page.getByText('Nicht gespeicherte Änderungen').waitFor({ state: 'hidden' });
  await origin.getByRole('button').click();
  expect(await field.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect.poll(async () => (await eventPage(page, id)).details.duration).toBeUndefined();
  const title = page.getByLabel('Anderer Titel, Deutsch').or(page.getByLabel('Anderer Titel, deutsch')).first();
  await title.fill('Ein anderer Abend');
  await page.getByRole('button', { name: 'Angabe der Produktion übernehmen: Anderer Titel' }).click();
  expect(await title.inputValue()).toBe('');
});

test('from the production what it says is applied to its dates by keyboard alone, and taken back', async () => {
  const page = await asEditor(open, '/cms-hub', 'manager');
  const { id, production, usual } = await dateThatFollows(page);
  await sayOwn(page, id, [77]);
  await page.goto(`/cms-hub/productions/${production}`);
  await hydrated(page);
  const part = page.getByRole('region', { name: 'Termine mit eigenen Angaben' });
  await part.waitFor();
  const apply = part.getByRole('button', { name: /^Dauer: Ab jetzt/ });
  let keys = 0;
  for (; keys < 400 && !(await apply.evaluate((button) => button === document.activeElement)); keys++) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByText(/Dauer: \d+ Termine? (folgt|folgen) wieder der Produktion\./).waitFor();
  process.stdout.write(`What a production says applied to its dates by keyboard alone: ${keys + 1} keys.\n`);
  expect((await eventPage(page, id)).details.duration).toBeUndefined();
  expect((await (await page.request.get(`/de/api/events/${id}/`)).json()).duration).toEqual(usual);
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect.poll(async () => (await eventPage(page, id)).details.duration).toEqual([77]);
  await expect.poll(() => apply.count()).toBe(1);
  await apply.click();
  await expect.poll(async () => (await eventPage(page, id)).details.duration).toBeUndefined();
});

test.each(['de', 'en'] as const)('both can be used on a phone, by all, in both themes: %s', async (language) => {
  const page = await asEditor(open, '/cms-hub', 'manager');
  const { id, production } = await dateThatFollows(page);
  await sayOwn(page, id, [78]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [colorScheme, path] of [
    ['light', `events/${id}`],
    ['dark', `productions/${production}`],
    ['light', `productions/${production}`],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/cms-hub/${path}${language === 'en' ? '?lang=en' : ''}`);
    await hydrated(page);
    if (path.startsWith('productions'))
      await page.getByRole('region', { name: language === 'en' ? 'Dates that say their own' : 'Termine mit eigenen Angaben' }).waitFor();
    const problems = colorScheme === 'dark' ? colourProblems : language === 'en' ? languageProblems : accessibilityProblems;
    expect(await problems(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
