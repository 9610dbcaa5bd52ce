import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { resize } from '../../support/browser/geometry.ts';
import { accessibilityProblems, colourProblems, hydrated, useBrowser } from '../../support/browser.ts';

// Somebody is invited, accepts in a browser of their own, works, and is out at the next click.
const open = useBrowser();

async function signIn(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByLabel('E-Mail').fill('admin@ostkai.example');
  await page.locator('input[name=password]').fill('ostkai-demo-admin');
  await page.locator('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Mitarbeitende' }).waitFor();
  await hydrated(page);
}

async function expectFit(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  await resize(page, 390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await colourProblems(page), 'light, 390 px').toEqual([]);
  await page.getByRole('button', { name: /Dunkle Ansicht|Dark theme/ }).click();
  expect(await colourProblems(page), 'dark, 390 px').toEqual([]);
  await page.getByRole('button', { name: /Dunkle Ansicht|Dark theme/ }).click();
  await resize(page, 1366);
}

test('an invitation is handed over, accepted, its role works; deactivated, its owner is out at the next click', async () => {
  const admin = await open('/cms-hub/users');
  await signIn(admin);
  await admin.getByRole('button', { name: 'Einladen' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Jemanden einladen' });
  await dialog.getByRole('button', { name: 'Einladung anlegen' }).click();
  await dialog.getByText('Bitte geben Sie Ihre E-Mail-Adresse an.').first().waitFor();
  await dialog.getByLabel('E-Mail-Adresse').fill('eva@ostkai.example');
  await dialog.getByText(/^Leitung der Redaktion/).click();
  expect(await accessibilityProblems(admin)).toEqual([]);
  await dialog.getByRole('button', { name: 'Einladung anlegen' }).click();
  const handedOver = admin.getByRole('dialog', { name: 'Link zum Weitergeben' });
  const link = await handedOver.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await accessibilityProblems(admin)).toEqual([]);
  await handedOver.getByRole('button', { name: 'Fertig' }).click();
  await admin.getByText('eva@ostkai.example').waitFor();
  await expectFit(admin);

  const eva = await open(new URL(link).pathname + new URL(link).search);
  await hydrated(eva);
  expect(await accessibilityProblems(eva)).toEqual([]);
  await eva.getByLabel('Vorname').fill('Eva');
  await eva.getByLabel('Nachname').fill('Sand');
  await eva.getByLabel('Neues Passwort').and(eva.locator('input')).fill('ein langer guter Satz');
  await eva.getByRole('button', { name: 'Einladung annehmen' }).click();
  await eva.getByRole('heading', { level: 1, name: 'Guten Tag, Eva' }).waitFor();
  await eva.goto('/cms-hub/changes'); // of managers
  await eva.getByRole('heading', { level: 1, name: 'Änderungen' }).waitFor();
  await eva.goto('/cms-hub/users'); // of administrators
  await eva.getByText(/Die Liste kann gerade nicht gezeigt werden/).waitFor();
  expect(await eva.getByRole('button', { name: 'Einladen' }).count()).toBe(0);

  await admin.goto('/cms-hub/users?q=sand');
  await admin.getByRole('link', { name: 'Eva Sand' }).click();
  await admin.getByRole('heading', { level: 1, name: 'Eva Sand' }).waitFor();
  await hydrated(admin);
  await admin.getByText('durch Einladung').waitFor();
  await expectFit(admin);
  await admin.getByRole('button', { name: 'Deaktivieren' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Deaktivieren' }).click();
  await admin.getByText('Das Konto ist seit').waitFor();
  await eva.goto('/cms-hub/changes');
  await eva.waitForURL(/\/de\/user\/login/);
  await admin.goto('/cms-hub/users?lang=en');
  await admin.getByRole('heading', { level: 1, name: 'Staff' }).waitFor();
  await hydrated(admin);
  await expectFit(admin);
});
