import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, hydrated, languageProblems, useBrowser } from '../../../support/browser.ts';
import { ownSite } from '../../../support/own-site.ts';

// Other days until deletion: for new entries alone, then for those that are there as well, from the list and from the form.
const open = useBrowser();

async function makeFormWithEntry(page: Page): Promise<number> {
  const { origin } = new URL(ownSite().url);
  const token = (await page.context().cookies(origin)).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const headers = { 'X-CSRFToken': token, Origin: origin };
  const made = await page.request.post('/de/api/cms-forms/', {
    headers: { ...headers, 'Idempotency-Key': `retention-${Date.now()}` },
    data: {
      name: 'Fundbüro',
      title: { de: 'Fundbüro', en: 'Lost and found' },
      privacy: { de: 'Wir löschen es nach 180 Tagen.', en: 'We delete it after 180 days.' },
      is_open: true,
      questions: [{ label: { de: 'Was?', en: 'What?' }, kind: 'text', slug: 'was', visible: true, choices: [] }],
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = await made.json();
  const sent = await page.request.post('/de/api/forms-entries/', { headers, data: { form: id, field_values: { was: 'Ein Schirm' } } });
  expect(sent.ok(), await sent.text()).toBe(true);
  return id;
}

const dayAfter = (days: number) => {
  const { day, month, year } = Object.fromEntries(
    new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', day: '2-digit', month: '2-digit', year: 'numeric' })
      .formatToParts(new Date(Date.now() + days * 86_400_000))
      .map(({ type, value }) => [type, value]),
  );
  return `${day}/${month}/${year}`;
};

test('other days hold for new entries alone, or for those that are there as well, as whoever changes them decides', async () => {
  const page = await asEditor(open, '/cms-hub');
  const form = await makeFormWithEntry(page);
  const dialog = page.getByRole('dialog', { name: 'Auch für vorhandene Einsendungen?' });
  const setDays = async (days: number) => {
    await page.goto(`/cms-hub/forms/${form}`);
    await hydrated(page);
    await page.getByLabel('Tage bis zum Löschen').fill(String(days));
    await page.getByRole('button', { name: 'Speichern', exact: true }).press('Enter');
    await dialog.waitFor();
  };

  await setDays(30);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Nur für neue');
  expect(await dialog.textContent()).toContain(`1 wird am`);
  expect(await dialog.textContent()).toContain(dayAfter(30));
  expect(await dialog.textContent()).toContain('Der Satz zum Datenschutz nennt Besuchern 180 Tage');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('Gespeichert.', { exact: true }).first().waitFor();

  await page.goto(`/cms-hub/forms/${form}/entries`);
  await hydrated(page);
  await page.getByText('1 vorhandene Einsendung hat noch einen anderen Tag.').waitFor();
  expect(await page.getByRole('row').nth(1).textContent()).toContain(dayAfter(180));
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await languageProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Auf vorhandene anwenden …' }).press('Enter');
  await dialog.getByRole('button', { name: 'Auch für vorhandene', exact: true }).press('Enter');
  await page.getByText('Gelöscht: 0. Mit neuem Tag: 1.').waitFor();
  await page.getByText('Vorhandene ebenso.').waitFor();
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain(dayAfter(30));

  await setDays(200);
  expect(await dialog.textContent()).toContain('1 bliebe länger als bisher.');
  await dialog.getByRole('button', { name: 'Auch für vorhandene', exact: true }).press('Enter');
  await page.getByText('Gelöscht: 0. Mit neuem Tag: 1.').waitFor();
  await page.goto(`/cms-hub/forms/${form}/entries`);
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain(dayAfter(200));
});

test('the filters of the list of forms stand in one line, however long their names are', async () => {
  const page = await asEditor(open, '/cms-hub/forms');
  for (const width of [768, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    const bottoms = await page.locator('main fieldset select').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
    expect(bottoms.length).toBeGreaterThan(2);
    expect([width, new Set(bottoms).size]).toEqual([width, 1]);
  }
});
