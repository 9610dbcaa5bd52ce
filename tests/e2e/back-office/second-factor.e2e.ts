import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asEditor } from '../../support/browser/staff.ts';
import { accessibilityProblems, colourProblems, hydrated, useBrowser } from '../../support/browser.ts';
import { codeOf } from '../../support/second-factor/second-factor.ts';

// Somebody sets both factors up, signs in by each, loses the phone, and is helped by a code, then by an administrator.
const open = useBrowser();

/** Chromium's own authenticator, with a finger that is always the right one. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true } as const;
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, automaticPresenceSimulation: true } });
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/de/user/logout');
  await hydrated(page);
  await page.locator('main').getByRole('button', { name: 'Abmelden' }).click();
  await page.waitForURL(/\/de\/user\/login/);
}

async function withPassword(page: Page): Promise<void> {
  await page.goto('/de/user/login?next=%2Fcms-hub%2Fsecurity');
  await hydrated(page);
  await page.getByLabel('E-Mail').fill('editor@ostkai.example');
  await page.locator('input[name=password]').fill('ostkai-demo-editor');
  await page.locator('input[name=password]').press('Enter');
}

const atSecurity = (page: Page) => page.getByRole('heading', { level: 1, name: 'Anmeldung sichern' }).waitFor();

test('both factors are set up, each lets in; a code helps who has lost the phone, and then an administrator', { tags: 'core' }, async () => {
  const page = await asEditor(open, '/cms-hub/security');
  await giveAuthenticator(page);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await colourProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'App einrichten' }).click();
  const key = (await page.locator('code').first().textContent()) ?? '';
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByLabel('Code der App').fill(codeOf(key, new Date(), -1));
  await page.getByLabel('Code der App').press('Enter');
  const codes = page.getByRole('dialog', { name: 'Ihre Wiederherstellungscodes' });
  await codes.waitFor();
  const [recovery = '', ...others] = await codes.locator('code').allTextContents();
  expect(others).toHaveLength(9);
  expect(await accessibilityProblems(page)).toEqual([]);
  await codes.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await page.getByText('Noch 10 Codes übrig.').waitFor();

  await page.getByLabel('Name').fill('Laptop');
  await page.getByLabel('Name').press('Enter');
  await page.getByText('Der Passkey „Laptop“ ist hinzugefügt.').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('');

  await signOut(page);
  await page.goto('/de/user/login?next=%2Fcms-hub%2Fsecurity');
  await hydrated(page);
  await page.getByRole('button', { name: 'Mit einem Passkey anmelden' }).click();
  await atSecurity(page);

  await signOut(page);
  await withPassword(page);
  await page.getByRole('heading', { level: 1, name: 'Noch ein Schritt' }).waitFor();
  await hydrated(page);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zurück, mit einem anderen Konto anmelden' }).click();
  await page.getByRole('heading', { level: 1, name: 'Anmelden', exact: true }).waitFor();

  await withPassword(page);
  await page.getByLabel('Code', { exact: false }).fill(codeOf(key, new Date(), 1));
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await atSecurity(page);

  await signOut(page);
  await withPassword(page);
  await page.getByLabel('Code', { exact: false }).fill(recovery);
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await atSecurity(page);
  await page.getByText('Noch 9 Codes übrig.').waitFor();

  const admin = await asEditor(open, '/cms-hub/users', 'admin');
  expect(await accessibilityProblems(admin)).toEqual([]);
  await admin.getByText('editor@ostkai.example').waitFor();
  await admin.locator('tr, li', { hasText: 'editor@ostkai.example' }).getByRole('link').first().click();
  await admin.getByRole('button', { name: 'Zweiten Faktor entfernen' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Zweiten Faktor entfernen' }).click();
  await admin.getByText('Keiner: Das Passwort allein öffnet das Konto.').waitFor();
  await admin.getByText('Zweiter Faktor entfernt').first().waitFor(); // in the account's history
  expect(await accessibilityProblems(admin)).toEqual([]);

  await withPassword(page);
  await atSecurity(page);
  await page.getByText('Sie bekommen zehn, sobald').waitFor();
});
