import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { screenProblems } from '../../support/browser/screen-problems.ts';
import { asEditor } from '../../support/browser/staff.ts';
import { accessibilityProblems, accompanied, colourProblems, hydrated, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

// The back office: the way in and out, the keyboard, a phone; and that visitors pay nothing for it.
const open = useBrowser();

async function signIn(page: Page, who: string): Promise<void> {
  await hydrated(page);
  await page.getByLabel('E-Mail').fill(`${who}@ostkai.example`);
  await page.locator('input[name=password]').fill(`ostkai-demo-${who}`);
  await page.locator('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** Which scripts a page has asked for, and what of the staff's part of the kit is in them. */
async function scriptsWithStaffParts(page: Page): Promise<string[]> {
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])));
  expect(scripts.length).toBeGreaterThan(5);
  const codes = await Promise.all(scripts.map(async (url) => ({ url, code: await (await fetch(url)).text() })));
  return codes.filter(({ url, code }) => /react-aria-|tus-resumable/i.test(code) || /back-office-frame|start\.page/.test(url)).map(({ url }) => url);
}

test('visitors load nothing of it, neither at once nor with what follows', async () => {
  const { results } = await (await fetch(`${ownSite().url}/de/api/events/`)).json();
  const page = await open('/de');
  for (const path of ['/de', '/de/programm', String(results[0].link.url), '/en/search?q=bach']) {
    await page.goto(path);
    await accompanied(page);
    await page.waitForLoadState('networkidle');
    expect(await scriptsWithStaffParts(page), path).toEqual([]);
  }
});

test('staff find the way in from the site, and where they wanted to go; axe finds nothing at either width, in either theme; the keyboard reaches all', async () => {
  const page = await open('/cms-hub', { reducedMotion: 'reduce' });
  await page.waitForURL(/\/de\/user\/login\?next=/);
  await signIn(page, 'editor');
  await page.getByRole('heading', { level: 1, name: /Guten Tag/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/cms-hub');
  await hydrated(page);
  expect(await scriptsWithStaffParts(page), 'the test would see what visitors must not load').not.toEqual([]);
  expect(await accessibilityProblems(page), '1366 px').toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await colourProblems(page), '360 px').toEqual([]);
  await page.getByRole('button', { name: 'Dunkle Ansicht' }).click();
  expect(await colourProblems(page), 'dark').toEqual([]);
  await page.keyboard.press('Home');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('link', { name: 'EN – English' }).click();
  await page.getByRole('heading', { level: 1, name: /Hello/ }).waitFor();
  await hydrated(page);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
  await page.goto('/de');
  await accompanied(page);
  await page.locator('header summary[aria-label^="Konto"]').click();
  await page.getByRole('link', { name: 'Backoffice', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /Guten Tag/ }).waitFor();
});

test('who has no right to it is told so, and can sign in as somebody else', async () => {
  const page = await open('/cms-hub');
  await signIn(page, 'visitor');
  await page.getByRole('heading', { level: 1, name: 'Kein Zugang zum Backoffice' }).waitFor();
  await page.getByRole('link', { name: 'Mit einem anderen Konto anmelden' }).click();
  await page.waitForURL(/\/de\/user\/logout/);
  await hydrated(page);
  await page.locator('main').getByRole('button', { name: 'Abmelden' }).click();
  await page.waitForURL(/\/de\/user\/login\?next=/);
  await signIn(page, 'manager');
  await page.getByRole('heading', { level: 1, name: /Guten Tag/ }).waitFor();
});

// All screens are looked at by `npm run test:screens`.
test('a list, a form and the settings of the design: axe finds nothing, all fits, and Tab reaches every control', async () => {
  const page = await asEditor(open, '/cms-hub', 'manager');
  for (const path of ['/cms-hub/partners', '/cms-hub/partners/2', '/cms-hub/design']) {
    const { stops, problems } = await screenProblems(page, path);
    expect(problems).toEqual([]);
    expect(stops, path).toBeGreaterThan(10);
  }
});

test('a screen far down the sections begins at its top, with its entry in sight', async () => {
  const page = await asEditor(open, '/cms-hub', 'admin');
  await page.setViewportSize({ width: 1200, height: 750 });
  await page.goto('/cms-hub/media');
  await hydrated(page);
  const entry = page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Medien' });
  await expect.poll(() => entry.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThanOrEqual(750);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
