import { expect, test } from 'vitest';
import { asEditor } from '../../../support/browser/staff.ts';
import { hydrated, languageProblems, useBrowser } from '../../../support/browser.ts';

// What is typed into a form, as visitors would see it, before it is saved.
const open = useBrowser();

test('the preview shows what is not saved as visitors would see it, with conditions and errors, in both languages, and sends nothing', async () => {
  const page = await asEditor(open, '/cms-hub/forms/new?from=group-booking');
  await page.setViewportSize({ width: 1366, height: 900 });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const preview = page.getByRole('region', { name: 'Vorschau' });
  await preview.getByRole('textbox', { name: 'Veranstaltung' }).waitFor();
  await page.locator('main form [name="title.de"]').fill('Zu zehnt und mehr');
  await preview.getByRole('heading', { name: 'Zu zehnt und mehr' }).waitFor();
  expect(await preview.getByLabel('Zahl der Rollstuhlplätze').isVisible()).toBe(false);
  await preview.getByLabel('Plätze für Rollstühle').check();
  await preview.getByLabel('Zahl der Rollstuhlplätze').waitFor();
  await preview.getByRole('button', { name: 'Absenden' }).click();
  await preview.getByText('Bitte füllen Sie dieses Feld aus.').first().waitFor();
  await preview.getByRole('tab', { name: 'Englisch' }).click();
  await preview.getByRole('button', { name: 'Send' }).click();
  await preview.getByText('Please fill in this field.').first().waitFor();
  expect(page.url()).toContain('/cms-hub/forms/new');
  expect(sent.filter((url) => url.includes('forms-entries'))).toEqual([]);
  for (const width of [390, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    if (width > 1366) continue;
    await page.getByRole('button', { name: 'Vorschau' }).click();
    await page.getByRole('dialog', { name: 'Vorschau' }).getByRole('button', { name: 'Absenden' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Vorschau' }).waitFor({ state: 'detached' });
  }
  await page.goto('/cms-hub/forms/new?from=group-booking&lang=en');
  await hydrated(page);
  expect(await languageProblems(page), 'builder, English').toEqual([]);
});
