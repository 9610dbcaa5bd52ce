import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { resize } from '../support/browser/geometry.ts';
import { accessibilityProblems, accompanied, hydrated, languageProblems, layoutShift, useBrowser, watchLayoutShift } from '../support/browser.ts';
import { ownSite } from '../support/own-site.ts';

const open = useBrowser();
const password = 'ein kurzer Satz';
let people = 0;
const newPerson = () => `clara${++people}@haus.example`;

async function linkFor(email: string): Promise<string> {
  const folder = join(ownSite().dataDir, 'outbox');
  const link = () => {
    const texts = readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    return texts.findLast((text) => text.startsWith(`To: ${email}\n`) && text.includes('token='));
  };
  await expect.poll(() => (people > 0 ? link() : undefined), { timeout: 15_000 }).toBeDefined();
  const url = new URL(/https?:\S+token=\S+/.exec(link() ?? '')?.[0] ?? '');
  return url.pathname + url.search;
}

const field = (page: Page, name: RegExp) => page.getByLabel(name).and(page.locator('input'));
const submit = (page: Page, name: string | RegExp) =>
  page
    .locator('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();

async function signUp(page: Page, email: string): Promise<void> {
  await field(page, /^Vorname/).fill('Clara');
  await field(page, /^Nachname/).fill('Wieck');
  await field(page, /^E-Mail/).fill(email);
  await field(page, /^Passwort$/).fill(password);
  await submit(page, 'Konto anlegen');
  await page.getByText(`Wir haben eine Mail an ${email} geschickt`).waitFor();
}
async function confirm(page: Page, email: string): Promise<void> {
  await page.goto(await linkFor(email));
  await field(page, /^Passwort$/).fill(password);
  await submit(page, 'Adresse bestätigen');
  await page.getByText('Ihre Adresse ist bestätigt, und Sie sind angemeldet.').waitFor();
}
async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await field(page, /^E-Mail/).fill(email);
  await field(page, /^Passwort$/).fill(secret);
  await submit(page, 'Anmelden');
}
/** Made by the calls that the forms make. */
async function member(): Promise<{ page: Page; email: string }> {
  const email = newPerson();
  const page = await open('about:blank');
  const post = async (path: string, data: object) => {
    await page.request.get('/api/csrf-token/');
    const token = (await page.context().cookies(ownSite().url)).find(({ name }) => name === 'csrftoken')?.value ?? '';
    expect((await page.request.post(path, { data, headers: { 'X-CSRFToken': token } })).status(), path).toBe(200);
  };
  await post('/api/user/sign-up/', { email, password, first_name: 'Clara', last_name: 'Wieck', language: 'de' });
  const token = new URL(await linkFor(email), ownSite().url).searchParams.get('token');
  await post('/api/user/confirm/', { token, password });
  await page.goto('/de/user/profile');
  return { page: await hydrated(page), email };
}

test('from sign-up to sign-out: mail, confirmation, the name in the header, settings', { tags: 'core' }, async () => {
  const email = newPerson();
  const page = await hydrated(await open('/de/user/register'));
  await signUp(page, email);
  await confirm(page, email);
  const account = page.locator('header summary', { hasText: 'Clara Wieck' });
  await account.click();
  await page.locator('header details[open] li').first().click(); // words take no focus, and close nothing
  await page.getByRole('link', { name: 'Mein Profil' }).click();
  await page.getByRole('heading', { level: 1, name: 'Clara Wieck' }).waitFor();
  await page.locator('main').getByRole('link', { name: 'Einstellungen' }).click();
  await hydrated(page);
  await field(page, /^Vorname/).fill('Klara');
  await submit(page, 'Speichern');
  await page.getByText('Gespeichert.').waitFor();
  await account.click();
  await page.locator('header').getByRole('link', { name: 'Abmelden' }).click();
  await page.waitForURL(/\/de$/);
  await page.locator('header').getByRole('link', { name: 'Anmelden' }).waitFor();
  await page.goto('/de/user/settings');
  await page.getByText('Bitte melden Sie sich an, um diese Seite zu sehen.').waitFor();
});

test('an anonymous visitor is asked nothing, and the account’s code is not loaded', async () => {
  const page = await open('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/de', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /user-details|account/.test(url))).toEqual([]);
});

test('who cannot be asked for is told to the error log, and the header leads to the sign-in', async () => {
  const { page } = await member();
  const entrance = page.locator('header').getByRole('link', { name: 'Anmelden' });
  await page.route('**/api/user-details/', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message: '' } }));
  const told = page.waitForResponse(/dashboard-error-log/);
  await page.goto('/de');
  const answer = await told;
  expect([answer.status(), answer.request().postDataJSON()]).toEqual([204, { url: '/de/api/user-details/', kind: 'call', status: 503 }]);
  expect(await entrance.isVisible()).toBe(true);
  await page.unroute('**/api/user-details/');
  await page.reload();
  await page.locator('header summary', { hasText: 'Clara Wieck' }).waitFor();
});

test('nothing moves in the header when the name comes', async () => {
  const { page } = await member();
  for (const width of [360, 1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShift(page);
    await page.goto('/de/user/profile', { waitUntil: 'networkidle' });
    const account = page.locator('header summary[aria-label*="Clara"]');
    await account.waitFor();
    expect(await layoutShift(page), String(width)).toBeLessThanOrEqual(0.02);
    // Where there is no room for the name, a mark: signed in never looks like signed out.
    const shown = width < 1024 ? account.locator('[data-initials=CW]') : account.getByText('Clara Wieck', { exact: true });
    expect(await shown.isVisible(), String(width)).toBe(true);
  }
  // English menus are longer; the name is shortened where they leave less.
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto('/en/user/profile', { waitUntil: 'networkidle' });
  const name = page.locator('header summary').getByText('Clara Wieck', { exact: true });
  await name.waitFor();
  expect(await name.evaluate((text) => text.getBoundingClientRect().width)).toBeGreaterThan(48);
});

test('signing in from the header leads back to where one was', async () => {
  const { page, email } = await member();
  await page.context().clearCookies();
  await page.goto('/de/programm?room=2');
  await accompanied(page);
  await page.locator('header').getByRole('link', { name: 'Anmelden' }).click();
  await page.waitForURL(/\/de\/user\/login\?from=/);
  expect(await page.getByText('um diese Seite zu sehen').count()).toBe(0);
  await signIn(page, email);
  await page.waitForURL(/\/de\/programm\?room=2$/);
});

test('the dropdown works by keyboard alone', async () => {
  const { page } = await member();
  const account = page.locator('header summary[aria-label*="Clara"]');
  await account.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Mein Profil');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('header').getByRole('link', { name: 'Anmelden' }).waitFor();
});

test('what is wrong is named beside its field, the first has the focus, nothing is lost', async () => {
  const page = await hydrated(await open('/de/user/register'));
  await field(page, /^Vorname/).fill('Clara');
  await field(page, /^Passwort$/).fill('kurz');
  await page.keyboard.press('Enter');
  const beside = page.locator('p', { hasText: 'Bitte geben Sie Ihren Nachnamen an.' });
  await beside.waitFor();
  expect(await field(page, /^Nachname/).getAttribute('aria-describedby')).toBe(await beside.getAttribute('id'));
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'last_name');
  const listed = page.getByRole('alert').getByRole('link');
  expect(await listed.count()).toBe(3);
  await listed.filter({ hasText: 'Bitte geben Sie Ihre E-Mail-Adresse an.' }).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email');
  expect([await field(page, /^Vorname/).inputValue(), await field(page, /^Passwort$/).inputValue()]).toEqual(['Clara', 'kurz']);
  await page.getByText('4 von 10 Zeichen').waitFor();
  await page.getByRole('button', { name: 'Passwort zeigen' }).click();
  expect(await field(page, /^Passwort$/).getAttribute('type')).toBe('text');
});

test('wrong passwords lead to a wait that is named, and the reset helps', async () => {
  const { page, email } = await member();
  await page.context().clearCookies();
  await page.goto('/de/user/login');
  await hydrated(page);
  for (let attempt = 0; attempt < 5; attempt++) {
    await signIn(page, email, `falsch ${attempt}`);
    await page.getByText('passen nicht zusammen').waitFor();
    await page.waitForFunction(() => document.querySelector('main form')?.getAttribute('aria-busy') === 'false');
  }
  await signIn(page, email);
  await page.getByText(/Bitte warten Sie \d+ Sekunde/).waitFor();
  await page.getByRole('link', { name: 'Passwort vergessen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Neues Passwort' }).waitFor();
  await field(page, /^E-Mail/).fill(email);
  await submit(page, 'Link schicken');
  await page.getByText('ist jetzt eine Mail mit dem Link unterwegs').waitFor();
  await expect.poll(() => linkFor(email)).toContain('new-password');
  await page.goto(await linkFor(email));
  await hydrated(page);
  await field(page, /^Neues Passwort$/).fill('ein ganz neuer Satz');
  await submit(page, 'Passwort setzen');
  await page.getByText('Ihr neues Passwort gilt').waitFor();
});

test('a session elsewhere is ended, the account deleted', async () => {
  const { page, email } = await member();
  const other = await hydrated(await open('/de/user/login'));
  await signIn(other, email);
  await other.waitForURL(/\/de$/);
  await page.goto('/de/user/settings');
  await hydrated(page);
  await page.getByRole('button', { name: /^Sitzung beenden/ }).click();
  await page.getByText('Die Sitzung ist beendet.').waitFor();
  await page.getByRole('button', { name: /^Sitzung beenden/ }).waitFor({ state: 'detached' });
  await field(page, /^Passwort$/).fill(password);
  await submit(page, 'Konto löschen');
  await page.getByText('Ihr Konto und alles, was dazu gespeichert war, ist gelöscht.').waitFor();
});

test('all of it works without script', async () => {
  const email = newPerson();
  const page = await open('/de/user/register', { javaScriptEnabled: false });
  await signUp(page, email);
  await confirm(page, email);
  await page.context().clearCookies();
  await page.goto('/de/user/login');
  await signIn(page, email, 'falsch falsch');
  await page.getByText('passen nicht zusammen').waitFor();
  expect(await field(page, /^E-Mail/).inputValue()).toBe(email);
  await signIn(page, email);
  await page.waitForURL(/\/de$/);
  await page.goto('/de/user/settings');
  await field(page, /^Vorname/).fill('Klara');
  await submit(page, 'Speichern');
  await page.getByText('Gespeichert.').waitFor();
  await page.goto('/de/user/profile');
  await page.getByRole('heading', { level: 1, name: 'Klara Wieck' }).waitFor();
  await page.locator('main').getByRole('link', { name: 'Abmelden' }).click();
  await page.goto('/de/user/profile');
  await page.getByText('Bitte melden Sie sich an, um diese Seite zu sehen.').waitFor();
});

const pages = ['login', 'register', 'password', 'new-password?token=x', 'confirm?token=x', 'logout'];

describe.each(['de', 'en'])('axe, %s', (language) => {
  // What another language can change is what is said, not what stands where: one view shows it.
  const views = (
    [
      ['light', 360],
      ['dark', 1366],
    ] as const
  ).slice(0, language === 'de' ? 2 : 1);
  const problems = language === 'de' ? accessibilityProblems : languageProblems;

  test.each(pages)('%s', async (path) => {
    const page = await hydrated(await open(`/${language}/user/${path}`, { reducedMotion: 'reduce' }));
    for (const [colorScheme, width] of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect(await problems(page), `${width} px`).toEqual([]);
    }
  });

  test('profile and settings, the dropdown open, and a form with errors', async () => {
    const { page } = await member();
    for (const name of ['profile', 'settings']) {
      await page.goto(`/${language}/user/${name}`);
      await hydrated(page);
      await page.locator('header summary[aria-label*="Clara"]').click();
      expect(await problems(page)).toEqual([]);
    }
    await page.locator('main form').nth(1).getByRole('button').last().click();
    await page.locator('[aria-invalid]').first().waitFor();
    expect(await problems(page)).toEqual([]);
  });
});

test('no page is wider than 320 px allows, and text can be twice as large', async () => {
  const { page } = await member();
  for (const path of [...pages.filter((path) => path !== 'login'), 'profile', 'settings']) {
    await page.goto(`/de/user/${path}`);
    for (const [width, size] of [
      [320, '100%'],
      [683, '200%'],
    ] as const) {
      await resize(page, width, 800);
      await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${path} ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
