import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { siteEnvironment, siteFlags } from '../../../bin/prepare.mjs';
// @ts-expect-error the same
import { supervise } from '../../../bin/supervise.mjs';
import { accessibilityProblems, colourProblems, hydrated, useBrowser } from '../../support/browser.ts';

// The site ends at a restore: what starts it again under npm start is part of it.
let dataDir: string;
let running: ChildProcess;
let supervised: Promise<number>;
let url: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foyer-backups-'));
  chmodSync(dataDir, 0o755);
  const own = { DATA_DIR: dataDir, DEMO: 'no', BASE_URL: '', PORT: '0', LOG_LEVEL: 'warn', BACKUP_HOUR: 'off', MEDIA_PROGRAMS: 'none' };
  let printed = '';
  const launch = (port: number) => {
    const env = { ...process.env, ...siteEnvironment, ...own, ...(port ? { PORT: String(port) } : {}) };
    running = spawn(process.execPath, [...siteFlags, 'dist/server/start.js'], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    running.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
    return running;
  };
  supervised = supervise(launch, undefined, () => {});
  await expect.poll(() => printed, { timeout: 150_000 }).toMatch(/first-run\?code=\S+\n/);
  [url = ''] = /http\S+first-run\?code=\S+/.exec(printed) ?? [];
}, 180_000);
afterEach(async () => {
  running.kill('SIGTERM');
  await supervised;
  rmSync(dataDir, { recursive: true, force: true });
});

// After the site's hooks, so that its pages are closed before the site is.
const open = useBrowser();
const patience = { timeout: 120_000 };

async function firstRun(page: Page): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  for (const [field, text] of Object.entries({ 'Name des Hauses': 'Kammerspiele', Vorname: 'Ada', Nachname: 'Lang', 'E-Mail-Adresse': 'ada@haus.example' }))
    await page.getByLabel(field).fill(text);
  await page.locator('[name=password]').fill('ein langer guter Satz');
  await page.getByRole('button', { name: 'Einrichten' }).click();
  await page.getByRole('list', { name: 'Schritte' }).waitFor();
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await page.getByLabel('E-Mail').waitFor();
  await hydrated(page);
  await page.getByLabel('E-Mail').fill('ada@haus.example');
  await page.locator('input[name=password]').fill('ein langer guter Satz');
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL((address) => !address.pathname.includes('/login'));
}

const toBackups = async (page: Page) => {
  await page.goto(new URL('/cms-hub/backups', url).href);
  await hydrated(page);
};
const restored = (page: Page) => page.getByText('Der Stand ist wiederhergestellt.').waitFor(patience);
const rows = (page: Page) => page.getByRole('row').filter({ hasText: '0.1.0' });
const genres = async (page: Page) => {
  await page.goto(new URL('/cms-hub/genres', url).href);
  await hydrated(page);
  return page.getByRole('link', { name: 'Nachtstück' }).count();
};

const nameInFocus = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');
async function byKeysAlone(page: Page, name: RegExp): Promise<void> {
  await expect.poll(() => page.keyboard.press('Tab').then(() => nameInFocus(page)), { interval: 20, timeout: 10_000 }).toMatch(name);
  await page.keyboard.press('Enter');
}

test('a backup is made, restored, and the way back leads to what was in between', { timeout: 400_000 }, async () => {
  const page = await open('about:blank', { mayFail: /ERR_|50[0-9]|401/ });
  await firstRun(page);
  await toBackups(page);
  await page.getByText('Es gibt noch keine Sicherung.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Jetzt sichern' }).click();
  await page.getByText('Die Sicherung ist gemacht.').waitFor(patience);
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(await rows(page).innerText()).toContain('von Hand');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await colourProblems(page)).toEqual([]);

  await page.goto(new URL('/cms-hub/genres/new', url).href);
  await hydrated(page);
  await page.getByLabel('Name').first().fill('Nachtstück');
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await page.waitForURL(/\/genres\/\d+/);
  expect(await genres(page)).toBe(1);

  await toBackups(page);
  await page.getByRole('button', { name: /^Wiederherstellen:/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('Alle müssen sich neu anmelden').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await question.getByRole('button', { name: 'Wiederherstellen' }).click();
  await restored(page);
  expect(await accessibilityProblems(page)).toEqual([]);
  await signIn(page);
  expect(new URL(page.url()).pathname, 'back where one was').toBe('/cms-hub/backups');

  await page.getByRole('heading', { name: 'Zurückgehalten seit der Wiederherstellung' }).waitFor();
  await hydrated(page);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await genres(page)).toBe(0);
  await toBackups(page);
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await page.getByText(/(ist|sind) verworfen/).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Zurückgehalten seit der Wiederherstellung' }).count()).toBe(0);

  expect(await rows(page).count()).toBe(2);
  expect(await rows(page).first().innerText()).toContain('vor einer Wiederherstellung');
  await byKeysAlone(page, /^Zurück zu diesem Stand:/);
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  expect(await nameInFocus(page), 'where one was').toMatch(/^Zurück zu diesem Stand:/);
  await page.keyboard.press('Enter');
  await byKeysAlone(page, /^Zurück zu diesem Stand$/);
  await restored(page);
  await signIn(page);
  expect(await genres(page)).toBe(1);

  await page.setViewportSize({ width: 360, height: 740 });
  await toBackups(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  expect(await accessibilityProblems(page)).toEqual([]);
});
