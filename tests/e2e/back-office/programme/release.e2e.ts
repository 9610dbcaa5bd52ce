import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose } from '../../../support/browser/record-form.ts';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, hydrated, languageProblems, useBrowser } from '../../../support/browser.ts';

// A release from its plan to its moment, in a browser: dates join together, are seen beforehand by staff alone, and then by everybody.
const open = useBrowser();
const title = 'Nachtstück für zwei Kräne';
const name = `Spielzeit ${Date.now()}`;

const tokenOf = async (page: Page) => (await page.context().cookies()).find((one) => one.name === 'csrftoken')?.value ?? '';
async function send(page: Page, method: string, path: string, data: object, revision?: number) {
  const headers = { 'X-CSRFToken': await tokenOf(page), Origin: new URL(page.url()).origin, 'Idempotency-Key': `release-journey-${path}-${Date.now()}` };
  const response = await page.request.fetch(`/de/api/${path}`, { method, data, headers: { ...headers, ...(revision && { 'If-Match': `"${revision}"` }) } });
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}
const inDays = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T11:00`;

test('three dates are planned, joined, previewed, moved and go out; visitors see them then', { tags: 'core' }, async () => {
  let steps = 0;
  const step = async (act: Promise<unknown>) => {
    steps += 1;
    await act;
  };
  const page = await asEditor(open, '/cms-hub/releases/new', 'manager');
  const [like] = (await (await page.request.get('/de/api/cms-events/?sort=date_start&fields=production_id,type_id,room_id&page_size=20')).json()).results;
  const ids: number[] = [];
  for (const day of [41, 42, 43]) {
    const { production_id, type_id, room_id } = like;
    const body = { production_id, type_id, room_id, title: { de: title }, date_start: `${inDays(day)}:0${day - 40}Z`, is_online: false };
    ids.push((await send(page, 'POST', 'cms-events/', body)).id);
  }
  await step(page.getByLabel('Name').fill(name));
  await step(page.getByLabel('Geht online').fill(inDays(30)));
  await step(page.getByRole('button', { name: 'Anlegen', exact: true }).click());
  await page.waitForURL(/\/cms-hub\/releases\/\d+/);
  await page.getByText('Noch gehört nichts dazu.').waitFor();
  const path = new URL(page.url()).pathname;
  const id = Number(path.split('/').at(-1));

  await page.goto(`/cms-hub/events?ids=${ids.join(',')}`);
  await hydrated(page);
  await step(page.locator('thead label').first().click());
  await step(page.getByRole('button', { name: 'Gemeinsam bearbeiten' }).click());
  const dialog = page.getByRole('dialog');
  await step(dialog.getByRole('radio', { name: 'Veröffentlichung: Setzen' }).check());
  await step(choose(page, 'Veröffentlichung', name, 'dialog'));
  const chosen = dialog.getByRole('combobox', { name: 'Veröffentlichung' });
  await chosen.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await chosen.press('Escape');
  expect([await dialog.isVisible(), await chosen.inputValue()]).toEqual([true, name]);
  await step(dialog.getByRole('button', { name: 'Prüfen' }).click());
  await step(dialog.getByRole('button', { name: '3 Einträge ändern' }).click());
  await page.getByText('3 Einträge sind geändert.').waitFor();

  await step(page.goto(path));
  await hydrated(page);
  await page.getByText(/Geht am .* online: 3 Veranstaltungen\./).waitFor();
  await page.getByRole('link', { name: '3 ohne Englisch' }).waitFor();
  const preview = await page.getByRole('link', { name: 'Spielplan' }).getAttribute('href');
  expect(preview).toMatch(/^\/de\/programm\?at=/);
  const [seen] = await Promise.all([page.context().waitForEvent('page'), step(page.getByRole('link', { name: 'Spielplan' }).click())]);
  await seen.getByText(/^Vorschau: Stand /).waitFor();
  await seen.close();
  const asVisitor = await open('about:blank');
  const statuses = async () => Promise.all(ids.map(async (one) => (await asVisitor.request.get(`/de/api/events/${one}/`)).status()));
  expect(await statuses()).toEqual([404, 404, 404]);
  const then = await page.request.get(`/de/programm?at=${encodeURIComponent(`${inDays(40)}`)}`);
  expect(await then.text()).toContain(title);
  expect(await (await asVisitor.request.get(preview ?? '')).text()).not.toContain(title);

  await page.bringToFront();
  await step(page.getByLabel('Neuer Zeitpunkt').fill(inDays(20)));
  await step(page.getByRole('button', { name: 'Verlegen', exact: true }).click());
  const question = page.getByRole('alertdialog');
  await question.getByText('früher online als bisher geplant').waitFor();
  expect(await accessibilityProblems(page), 'question').toEqual([]);
  await step(question.getByRole('button', { name: 'Verlegen', exact: true }).click());
  await page.getByRole('button', { name: 'Zurücknehmen' }).waitFor();

  // A field of a browser knows minutes: the last stretch is set to the second.
  const { revision } = await (await page.request.get(`/de/api/cms-releases/${id}/`)).json();
  await send(page, 'PATCH', `cms-releases/${id}/`, { at: new Date(Date.now() + 4_000).toISOString() }, revision);
  await expect.poll(statuses, { timeout: 20_000 }).toEqual([200, 200, 200]);
  await asVisitor.goto(`/de/programm/x/${ids[0]}`);
  await asVisitor.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.reload();
  await page.getByText(/Online seit .*: 3 Veranstaltungen\./).waitFor();
  await page.getByRole('button', { name: 'Zurückholen' }).waitFor();
  process.stdout.write(`A release of three dates, from its plan to its moment: ${steps} steps.\n`);
});

test.each(['de', 'en'] as const)('its screen can be used on a phone, by all, in both themes: %s', async (language) => {
  const page = await asEditor(open, '/cms-hub', 'manager');
  const { id } = await send(page, 'POST', 'cms-releases/', { name: `Leer ${language}`, at: `${inDays(50)}:00Z` });
  await page.goto(`/cms-hub/releases/${id}?lang=${language}`);
  await hydrated(page);
  await page.getByText(language === 'de' ? 'Noch gehört nichts dazu.' : 'Nothing belongs to it yet.').waitFor();
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
