import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { linkFor } from '../../support/browser/mail-link.ts';
import { accessibilityProblems, colourProblems, hydrated, languageProblems, useBrowser } from '../../support/browser.ts';

// What a visitor does who comes before the sale begins: from the page of an event to a confirmed reminder, and out of it again.
const open = useBrowser();

async function notSoldYet(page: Page): Promise<string> {
  for (let from: string | null = '/de/api/events/?page_size=100'; from; ) {
    const { results, next }: { results: { tickets: { state: string; presale?: object }; link: { url: string } }[]; next: string | null } = await (
      await page.request.get(from)
    ).json();
    const found = results.find(({ tickets }) => tickets.state === 'not_yet' && tickets.presale);
    if (found) return found.link.url;
    from = next?.replace(/^https?:\/\/[^/]+/, '') ?? null;
  }
  throw new Error('Every event of the demo is sold already.');
}

test.each([true, false])('from the page of an event to a reminder, and out of it again; script: %s', async (javaScriptEnabled) => {
  const email = `vorfreude-${javaScriptEnabled}@haus.example`;
  const page = await open('about:blank', { javaScriptEnabled });
  await page.goto(await notSoldYet(page));
  const countdown = page.getByText(/Der Vorverkauf .*beginnt/);
  expect(await countdown.innerText()).toMatch(/beginnt\s+(in \d+ Tag|morgen|heute|in \d+ Std)/);
  await page.getByRole('link', { name: 'Erinnern, wenn der Verkauf beginnt' }).click();
  await page.getByRole('heading', { name: 'Erinnern, wenn der Verkauf beginnt' }).waitFor();
  if (javaScriptEnabled) {
    await hydrated(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await colourProblems(page)).toEqual([]);
  }
  await page.getByLabel(/^E-Mail/).fill('clara');
  if (!javaScriptEnabled) await page.getByLabel(/^E-Mail/).fill('clara@haus');
  await page.getByRole('radio', { name: 'Für den Freundeskreis' }).check();
  await page.getByLabel(/^E-Mail/).fill(email);
  await page.locator('main').getByRole('button', { name: 'Erinnern', exact: true }).click();
  await page.getByText('Bitte sehen Sie in Ihr Postfach').waitFor();
  await page.goto(await linkFor(email, '/bestaetigen'));
  await page.locator('main').getByRole('button', { name: 'Bestätigen' }).click();
  await page.getByText('Ihre Adresse ist bestätigt.').waitFor();
  await page.goto(await linkFor(email, '/ende'));
  await page.locator('main').getByRole('button', { name: 'Abbestellen' }).click();
  await page.getByText('Dazu schreiben wir Ihnen nicht mehr.').waitFor();
});

test('the form on a phone, in English', async () => {
  const page = await open('about:blank');
  await page.setViewportSize({ width: 390, height: 844 });
  const id = /\d+$/.exec(await notSoldYet(page))?.[0];
  await page.goto(`/en/reminder?event=${id}`);
  await hydrated(page);
  expect(await languageProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
