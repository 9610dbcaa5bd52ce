import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser.ts';

const open = useBrowser();
const pdf = (name: string, bytes: number) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${'x'.repeat(bytes)}`) });

async function openPressForm(page: Page): Promise<void> {
  const forms: { title: string; url: string }[] = await (await page.request.get('/de/api/forms/')).json();
  await page.goto(forms.find(({ title }) => title === 'Presse-Akkreditierung')?.url ?? '');
  await hydrated(page);
}
const sentFiles = (page: Page) => page.locator('input[data-file-name]');

test('a file that was taken away stays away after the page is loaded anew, and the control has the focus', async () => {
  const page = await open('about:blank');
  await openPressForm(page);
  const control = page.locator('input[type=file]');
  await control.setInputFiles([pdf('Ausweis.pdf', 10), pdf('Auftrag.pdf', 10)]);
  await expect.poll(() => sentFiles(page).count()).toBe(2);
  expect(await control.count(), 'as many as the question takes').toBe(0);
  for (const name of ['Auftrag.pdf', 'Ausweis.pdf']) {
    await page.getByRole('button', { name: `${name} entfernen` }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
  }
  await page.reload();
  await hydrated(page);
  await control.waitFor();
  expect(await sentFiles(page).count()).toBe(0);
});

test('an upload that was given up goes on where it was left, once somebody tries again', async () => {
  const page = await open('about:blank', { mayFail: /ERR_FAILED/ });
  await page.clock.install();
  await openPressForm(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/temp-files/') && asked.push(request.method()));
  let parts = 0;
  const begun = /temp-files\/[^/]+$/;
  await page.route(begun, (route) => (route.request().method() === 'PATCH' && ++parts === 1 ? route.continue() : route.abort()));
  await page.locator('input[type=file]').setInputFiles(pdf('Ausweis.pdf', 2_500_000));
  const again = page.getByRole('button', { name: 'Noch einmal versuchen' });
  const isGivenUp = async () => {
    await page.clock.fastForward(20_000);
    return again.count();
  };
  await expect.poll(isGivenUp, { interval: 300 }).toBe(1);
  await page.unroute(begun);
  asked.length = 0;
  await again.press('Enter');
  await sentFiles(page).waitFor({ state: 'attached' });
  expect([asked[0], asked.filter((method) => method === 'PATCH').length, asked.includes('POST')]).toEqual(['HEAD', 2, false]);
});
