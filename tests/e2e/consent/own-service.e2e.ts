import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { foreignFrames, layer, makeEmbedsPage, openSettings } from '../../support/browser/consent.ts';
import { watchForeign } from '../../support/browser/foreign-requests.ts';
import { typeInto } from '../../support/browser/record-form.ts';
import { asEditor } from '../../support/browser/staff.ts';
import { accompanied, useBrowser } from '../../support/browser.ts';
import { untilFresh } from '../../support/own-site.ts';

// A service with a script of its own, from the back office to its withdrawal (E §4, §9 “Cookie dialog”).
const open = useBrowser();

const host = 'stats.house.example';
/** What such scripts do: remember who it is, tell their own host, and try to bring others along. */
const script = `document.cookie = '_haus_id=1; path=/'; localStorage.setItem('_haus_key', document.currentScript.dataset.site);
new Image().src = 'https://${host}/ping.gif?' + JSON.stringify(_haus);
for (const other of ['https://other.example/more.js']) { const more = document.createElement('script'); more.async = true; try { more.src = other; document.head.append(more); } catch {} }`;

async function makeService(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Hausstatistik');
  await page.getByLabel('Statistik und Verbesserung', { exact: true }).check();
  await page.getByLabel('Eingeschaltet', { exact: true }).check();
  await typeInto(page.getByLabel(/^Zwecke, deutsch/), 'Zählen, was gelesen wird');
  await typeInto(page.getByLabel(/^Zwecke, englisch/), 'Count what is read');
  await typeInto(page.getByLabel('Anbieter', { exact: true }), 'Haus GmbH, Bern');
  await typeInto(page.getByLabel('Land der Verarbeitung', { exact: true }), 'CH');
  await typeInto(page.getByLabel(/^Speicherdauer, deutsch/), '30 Tage');
  await typeInto(page.getByLabel(/^Speicherdauer, englisch/), '30 days');
  await page.getByLabel('Kennung', { exact: true }).fill('hausstatistik');
  for (const [field, words] of [
    ['Hosts', [host]],
    ['Cookies und Einträge im Speicher des Browsers', ['_haus_*']],
  ] as const)
    for (const word of words) {
      await page.getByLabel(`${field} freiwillig`, { exact: true }).fill(word);
      await page.getByLabel(`${field} freiwillig`, { exact: true }).press('Enter');
    }
  await page.getByLabel('Adresse des Skripts freiwillig', { exact: true }).fill(`https://${host}/s.js`);
  await page.getByLabel('Angaben für das Skript freiwillig', { exact: true }).fill('{"data-site": "7", "_haus": [["view"]]}');
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await page.waitForURL(/services\/\d+/);
}

const answerItsScript = (context: BrowserContext) =>
  context.route(`https://${host}/s.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));

const ofService = (page: Page) =>
  page.evaluate(() => ({ cookie: document.cookie.includes('_haus_id'), key: localStorage.getItem('_haus_key'), queue: Reflect.get(window, '_haus') ?? null }));

test('a service with a script is made in the back office: asked for anew, loaded after a consent from its hosts alone, and gone once it is withdrawn', {
  timeout: 240_000,
}, async () => {
  const embeds = await makeEmbedsPage(await open('/de'));
  await makeService(await asEditor(open, '/cms-hub/services/new', 'manager'));
  await untilFresh('/de', '/en', embeds, '/de/api/consent/', '/en/api/consent/');

  const page = await open('about:blank', { mayFail: /requires 'TrustedScriptURL'|Content Security Policy|violates the following|Refused to load/ });
  const watch = await watchForeign(page.context());
  const asked: string[] = [];
  page.on('request', (request) => new URL(request.url()).hostname.endsWith('.example') && asked.push(request.url()));
  await answerItsScript(page.context());
  // Who has refused before is asked, as the list has grown; until then nothing is loaded.
  await page.goto(embeds);
  await page.locator(layer).waitFor();
  await page.locator('[data-enhanced][data-frame]').first().waitFor();
  expect([asked, watch.hosts(), await ofService(page)]).toEqual([[], [], { cookie: false, key: null, queue: null }]);
  await page.locator(layer).getByRole('button', { name: 'Auswählen' }).click();
  await page.locator('dialog[open]').getByText('Zählen, was gelesen wird').waitFor();
  expect(await page.locator('dialog[open]').textContent()).toContain('Haus GmbH, Bern. Verarbeitung in: Schweiz');
  await page.getByLabel('Hausstatistik', { exact: true }).check();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect.poll(() => ofService(page)).toEqual({ cookie: true, key: '7', queue: [['view']] });
  await expect.poll(() => asked).toEqual([`https://${host}/s.js`, `https://${host}/ping.gif?[[%22view%22]]`]);
  expect(await foreignFrames(page)).toBe(0); // nothing else was allowed

  await page.locator('figure:has([data-frame*="youtube-nocookie"])').first().getByRole('button', { name: 'Immer' }).click();
  await expect.poll(() => foreignFrames(page)).toBeGreaterThan(0);

  await page.goto('/en');
  await accompanied(page);
  await expect.poll(() => asked.length).toBe(4);
  expect(await page.locator(layer).count()).toBe(0);
  await openSettings(page);
  expect(await page.locator('dialog[open]').textContent()).toContain('Count what is read');
  expect(await page.getByLabel('Hausstatistik', { exact: true }).isChecked()).toBe(true);
  await page.keyboard.press('Escape');

  // Withdrawn where the script has run: the document is another, without it.
  await page.goto(embeds);
  await expect.poll(() => foreignFrames(page)).toBeGreaterThan(0);
  await expect.poll(() => asked.length).toBe(6);
  await page.evaluate(() => Reflect.set(window, 'isFormer', true));
  await openSettings(page);
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isFormer') ?? null).catch(() => true)).toBeNull();
  await page.locator('[data-enhanced][data-frame]').first().waitFor();
  expect([await foreignFrames(page), asked.length, await ofService(page)]).toEqual([0, 6, { cookie: false, key: null, queue: null }]);
  expect(asked.filter((url) => new URL(url).hostname !== host)).toEqual([]);
});
