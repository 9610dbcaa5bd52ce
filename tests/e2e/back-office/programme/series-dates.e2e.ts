import { expect, test } from 'vitest';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, colourProblems, hydrated, languageProblems, useBrowser } from '../../../support/browser.ts';

const open = useBrowser();
const address = '/cms-hub/series/dates?from=2026-11-22&to=2026-12-06';

test('two dates are put into a subscription and taken out again as one', async () => {
  const page = await asEditor(open, address, 'manager');
  await hydrated(page);
  const boxes = page.getByRole('checkbox', { name: /^Kammermusik: / });
  const before = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
  const free = before.flatMap((isTicked, at) => (isTicked ? [] : [at])).slice(0, 2);
  let actions = 0;
  for (const at of free) {
    await boxes.nth(at).click();
    actions++;
  }
  await page.getByText('2 Termine geändert, noch nicht gespeichert.').waitFor();
  expect(await accessibilityProblems(page), 'series by dates').toEqual([]);
  await page.getByRole('button', { name: 'Speichern' }).click();
  actions++;
  await page.getByText('2 Termine sind gespeichert.').waitFor();
  process.stdout.write(`Two dates put into a subscription: ${actions} actions.\n`);
  for (const at of free) expect(await boxes.nth(at).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  for (const at of free) await expect.poll(() => boxes.nth(at).isChecked()).toBe(false);
  expect(await languageProblems(page)).toEqual([]);
  expect(await colourProblems(page)).toEqual([]);
});

test('many collisions stand below a few, so that the button that saves stays with the table', async () => {
  const page = await asEditor(open, '/cms-hub/series/dates', 'manager');
  const told = page.getByRole('status').filter({ hasText: 'Überschneidungen, die Abonnenten treffen' });
  const more = told.getByText(/^\d+ weitere zeigen$/);
  expect(await told.getByRole('listitem').count()).toBe(6);
  await more.click();
  expect(await told.getByRole('listitem').count()).toBe(6 + Number.parseInt(await more.innerText(), 10));
});

test('by keyboard alone, and what is ticked is kept where somebody else was faster', async () => {
  const page = await asEditor(open, address, 'manager');
  await hydrated(page);
  const first = page.locator('[data-place="0 1"]');
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const box = page.locator('[data-place="1 2"]');
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  const was = await box.isChecked();
  await page.keyboard.press('Space');
  expect(await box.isChecked()).toBe(!was);
  const { dates } = await (await page.request.get('/de/api/cms-series-dates/?from=2026-11-22&to=2026-12-06')).json();
  const { id, revision, series } = dates[1];
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const headers = { 'X-CSRFToken': token, Origin: new URL(page.url()).origin, 'Idempotency-Key': 'somebody-faster' };
  const other = series.includes(1) ? series.filter((one: number) => one !== 1) : [...series, 1];
  const sent = await page.request.post('/de/api/cms-series-dates/', { data: { dates: [{ id, revision, series: other }] }, headers });
  expect(sent.status(), await sent.text()).toBe(200);
  await page.getByRole('button', { name: 'Speichern' }).press('Enter');
  await page.getByText('Jemand hat inzwischen 1 Termin geändert').waitFor();
  expect(await box.isChecked(), 'what was ticked stands').toBe(!was);
  await expect.poll(() => page.locator('[data-place="1 1"]').isChecked()).toBe(other.includes(1));
  await page.getByRole('button', { name: 'Speichern' }).press('Enter');
  await page.getByText('1 Termin ist gespeichert.').waitFor();
  const after = await (await page.request.get('/de/api/cms-series-dates/?from=2026-11-22&to=2026-12-06')).json();
  expect(after.dates[1].series.includes(1)).toBe(other.includes(1));
});
