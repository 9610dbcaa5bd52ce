import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accompanied, answering, hold, hydrated, painted, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

// Script, the code of a part and answers may come late: a visitor does not wait for them, and what they did meanwhile counts.
const open = useBrowser();
const calls = /\/api\/events\/|\/api\/event-filters\//;

/** What is asked after all others, by the same way, is answered after them. */
async function allAnswered(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/de/api/events/').then((response) => response.text()));
  await painted(page);
}

describe('before the script', () => {
  /** A page as the server made it, and how its script is let through. */
  async function withoutScriptYet(path: string) {
    const page = await open('about:blank');
    const release = await hold(page, /\/assets\/.*\.js/);
    await page.goto(path, { waitUntil: 'commit' });
    return { page, release };
  }

  test('a filter that was opened stays open, and is filled', async () => {
    const { page, release } = await withoutScriptYet('/de/programm');
    await page.locator('summary', { hasText: 'Ort' }).click();
    await page.locator('details[open]').waitFor();
    await release();
    await page.getByRole('radio', { name: /Kammersaal/ }).check();
    await page.waitForURL(/room=\d+/);
  });

  test('a menu that was opened stays open until one goes elsewhere', async () => {
    const { page, release } = await withoutScriptYet('/de');
    await page.locator('#primary-menu summary').first().click();
    const menu = page.locator('#primary-menu details[open]');
    await menu.waitFor();
    await release();
    await accompanied(page);
    expect(await menu.count()).toBe(1);
    await page.getByRole('link', { name: 'Programm: Übersicht' }).click();
    await page.waitForURL(/\/de\/programm$/);
    await menu.waitFor({ state: 'detached' });
  });

  test('a search that was typed can be sent', async () => {
    const { page, release } = await withoutScriptYet('/de/search');
    await page.getByRole('combobox').pressSequentially('kammersaal');
    await release();
    await page.getByRole('button', { name: 'Suchbegriff löschen' }).waitFor();
    await page.getByRole('combobox').press('Enter');
    await page.waitForURL(/\/de\/search\?q=kammersaal$/);
  });
});

describe('before the code of a part', () => {
  test('the menu does not open on a page where nobody asked for it', async () => {
    const page = await accompanied(await open('/de', { viewport: { width: 900, height: 800 } }));
    const burger = page.getByRole('button', { name: 'Menü öffnen' });
    const release = await hold(page, /side-menu-.*\.js/);
    await burger.click();
    await page.locator('main a[href="/de/programm"]').click();
    await page.waitForURL(/\/de\/programm$/);
    await burger.and(page.locator('[aria-expanded=false]')).waitFor();
    await release();
    await page.locator('dialog').waitFor({ state: 'attached' });
    await painted(page);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await burger.click();
    await page.getByRole('dialog', { name: 'Menü' }).waitFor();
  });

  test('nor does the overlay', async () => {
    const page = await accompanied(await open('/de'));
    const opener = page.getByRole('link', { name: 'Programm und Karten', exact: true });
    await answering(page, 'a[aria-haspopup=dialog]');
    const release = await hold(page, /programme-overlay-.*\.js/);
    await opener.click();
    await page.locator('main article[id^="event-"] h3 a').first().click();
    await page.waitForURL(/\/de\/programm\/[^/]+\/\d+$/);
    await release();
    await page.locator('dialog').waitFor({ state: 'attached' });
    await painted(page);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});

describe('before the answer', () => {
  test('what is typed while a search runs stays; another search replaces it', async () => {
    const page = await hydrated(await open('/de/search?q=saal'));
    const field = page.getByRole('combobox');
    const release = await hold(page, /\/api\/search\/(events|others)\//);
    await field.fill('kammer');
    await field.press('Enter');
    await field.pressSequentially('saal');
    await release();
    await page.waitForURL(/\?q=kammer$/);
    await painted(page);
    expect(await field.inputValue()).toBe('kammersaal');
    await page.goBack();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[role=combobox]')?.value === 'saal');
    await page.goForward();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[role=combobox]')?.value === 'kammer');
  });

  test('a filter whose list is given up is not chosen', async () => {
    const page = await hydrated(await open('/de/programm'));
    await page.locator('summary', { hasText: 'Ort' }).click();
    const option = page.getByRole('radio', { name: /Kammersaal/ });
    await option.waitFor();
    const release = await hold(page, /\/page-data\/de\/programm/);
    const chip = page.getByRole('link', { name: 'Ort entfernen' });
    await option.check();
    await chip.waitFor();
    await page.getByRole('link', { name: 'Zum Inhalt springen' }).press('Enter'); // the browser goes there by itself
    await chip.waitFor({ state: 'detached' });
    await release();
    await allAnswered(page);
    expect([await chip.count(), new URL(page.url()).search]).toEqual([0, '']);
    await page.locator('summary', { hasText: 'Ort' }).click();
    expect(await option.isChecked()).toBe(false);
    await option.check();
    await page.waitForURL(/room=\d+$/);
    await page.getByRole('link', { name: 'Kammersaal entfernen' }).waitFor();
  });

  test('a second attempt of the overlay does not replace what was chosen after it', async () => {
    const page = await accompanied(await open('/de'));
    await answering(page, 'a[aria-haspopup=dialog]');
    await page.getByRole('link', { name: 'Programm und Karten', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('article').first().waitFor();
    await page.route(calls, (route) => route.fulfill({ status: 429, json: { code: 'too_many', message: '' } }));
    const choose = async (name: RegExp) => {
      const halls = dialog.locator('summary', { hasText: 'Ort' });
      if (!(await halls.evaluate((one) => one.closest('details')?.open))) await halls.click();
      await dialog.getByRole('radio', { name }).click();
    };
    await choose(/^Kammersaal/);
    const again = dialog.getByRole('button', { name: 'Noch einmal versuchen' });
    await again.waitFor();
    await page.unroute(calls);
    const { room } = await (await fetch(`${ownSite().url}/de/api/event-filters/`)).json();
    const hall = room.find(({ name }: { name: string }) => name === 'Kammersaal');
    const release = await hold(page, new RegExp(`/api/events/.*room=${hall.id}`));
    await again.click();
    await choose(/^Studio/);
    const ofStudio = dialog.locator('[aria-busy=false] article');
    await ofStudio.filter({ hasText: 'Studio' }).first().waitFor();
    await release();
    await allAnswered(page);
    for (const card of await ofStudio.all()) expect(await card.textContent()).toContain('Studio');
  });
});
