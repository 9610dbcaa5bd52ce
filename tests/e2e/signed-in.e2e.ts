import { chromium, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { misfits, resize } from '../support/browser/geometry.ts';
import { accessibilityProblems, accompanied, hold, hydrated, painted, useBrowser } from '../support/browser.ts';
import { ownSite } from '../support/own-site.ts';

const open = useBrowser();

async function signIn(page: Page, who = 'visitor'): Promise<void> {
  await hydrated(page);
  await page.getByLabel('E-Mail').fill(`${who}@ostkai.example`);
  await page.locator('input[name=password]').fill(`ostkai-demo-${who}`);
  await page.locator('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
}
const account = (page: Page) => page.locator('header summary[aria-label^="Konto"]');

test('an answer that comes when one has gone on leaves one there', async () => {
  const page = await open('/de/user/login?from=/de/user/settings');
  await signIn(page);
  await page.waitForURL((url) => url.pathname === '/de/user/settings');
  await accompanied(page);
  const release = await hold(page, /\/api\/user\/profile\//);
  const answer = page.waitForResponse(/\/api\/user\/profile\//);
  const sent = page.waitForRequest(/\/api\/user\/profile\//);
  await page.locator('main').getByRole('button', { name: 'Speichern' }).click();
  await sent;
  await page.getByRole('banner').locator('a[href="/de"]').first().click();
  await page.waitForURL(/\/de$/);
  await page.locator('article[id^="event-"]').first().waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await release();
  await answer;
  await page.evaluate(() => fetch('/de/api/events/').then((response) => response.text()));
  await painted(page);
  expect([new URL(page.url()).pathname, asked.filter((url) => url.includes('/user/'))]).toEqual(['/de', []]);
});

test('the name stands beside the account’s icon where the header has room for it', async () => {
  const page = await open('/de/user/login?from=/de', { viewport: { width: 1024, height: 800 } });
  await signIn(page);
  await account(page).waitFor();
  const name = account(page).locator('span').last();
  for (const [width, isShown] of [
    [1024, true],
    [1365, true],
    [1366, true],
    [1920, true],
    [360, false],
  ] as const) {
    await resize(page, width);
    expect([width, await name.isVisible(), await misfits(page)]).toEqual([width, isShown, []]);
  }
});

test('what a browser remembers follows into the account, where it can be removed and taken back', async () => {
  const page = await accompanied(await open('/de/programm', { viewport: { width: 360, height: 780 } }));
  const first = page.locator('main article[id^="event-"]').first();
  const id = await first.getAttribute('id');
  const remembered = page.locator(`#${id}`);
  await page.mouse.move(180, 400); // who looks around gets the hearts
  await first.getByRole('button', { name: /^Merken: ./ }).click();
  await first.locator('button[aria-pressed=true]').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Merkliste' }).click();
  await page.waitForURL(/\/de\/merkliste$/);
  await remembered.waitFor();
  await page.locator('main').getByRole('link', { name: 'Anmelden' }).click();
  await page.waitForURL(/\/user\/login/);
  await signIn(page);
  await page.waitForURL(/\/de\/merkliste$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBeNull();
  await remembered.getByRole('button', { name: /^Merken/ }).click();
  await remembered.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await remembered.locator('button[aria-pressed=true]').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const answer = page.waitForResponse((response) => response.request().method() === 'DELETE' && response.url().includes('/api/favourites/'));
  await remembered.getByRole('link').first().click();
  await page.waitForURL(/\/de\/programm\/.+\/\d+$/);
  await page.locator('[data-favourite] button[aria-pressed=true]').filter({ hasText: 'Merken' }).click();
  await answer;
  await page.locator('[data-favourite] button[aria-pressed=false]').waitFor();
});

test('and who has signed in meanwhile sees it there', async () => {
  const page = await open('/de/user/login');
  await accompanied(page);
  const release = await hold(page, /\/api\/user-login\//);
  const sent = page.waitForRequest(/\/api\/user-login\//);
  await signIn(page);
  await sent;
  await page.getByRole('link', { name: 'Konto anlegen' }).first().click();
  await page.waitForURL(/\/de\/user\/register/);
  await page.getByRole('heading', { level: 1, name: 'Konto anlegen' }).waitFor();
  await release();
  await account(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/de/user/register');
});

test('the way back shows no name but that of who is signed in now, also where the browser has kept the page whole', async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_WITH_WINDOWS ?? '/usr/bin/chromium', // the headless shell keeps no page whole
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: ownSite().url, viewport: { width: 1366, height: 900 } });
    await page.goto('/de/user/login?from=/de/programm');
    await signIn(page);
    await page.waitForURL((url) => url.pathname === '/de/programm');
    await account(page).click();
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('persisted', String(persisted))));
    await page.getByRole('link', { name: 'Abmelden' }).click();
    await page.waitForURL(/\/de$/);
    await page.locator('header').getByRole('link', { name: 'Anmelden' }).waitFor();
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL(/\/de\/programm$/);
    await page.waitForFunction(() => sessionStorage.getItem('persisted') === 'true');
    await page.locator('header').getByRole('link', { name: 'Anmelden' }).waitFor();
    expect(await account(page).count()).toBe(0);

    await page.goto('/de/user/login?from=/de/programm');
    await signIn(page);
    await page.waitForURL((url) => url.pathname === '/de/programm');
    const first = await account(page).getAttribute('aria-label');
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('persisted again', String(persisted))));
    await account(page).click();
    await page.getByRole('link', { name: 'Abmelden' }).click();
    await page.waitForURL(/\/de$/);
    await page.goto('/de/user/login?from=/de');
    await signIn(page, 'editor');
    await page.waitForURL((url) => url.pathname === '/de');
    await account(page).waitFor();
    await page.evaluate(() => history.go(-3));
    await page.waitForURL(/\/de\/programm$/);
    await page.waitForFunction(() => sessionStorage.getItem('persisted again') === 'true');
    await page.waitForFunction((label) => {
      const shown = document.querySelector('header summary[aria-label^="Konto"]')?.getAttribute('aria-label');
      return shown && shown !== label;
    }, first);
  } finally {
    await browser.close();
  }
});
