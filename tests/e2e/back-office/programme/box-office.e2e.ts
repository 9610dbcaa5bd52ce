import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, hydrated, languageProblems, useBrowser } from '../../../support/browser.ts';

const open = useBrowser();
const screen = '/cms-hub/box-office';
const group = (page: Page, field: string) => page.getByRole('group', { name: new RegExp(`: ${field}$`) });

test('a room is taken over and taken back, a time is kept until it is told again, a number is found', async () => {
  const page = await asEditor(open, screen, 'manager');
  await hydrated(page);
  let actions = 0;
  const act = async (done: Promise<unknown>) => {
    actions++;
    await done;
  };
  await page.getByRole('heading', { name: 'Andere Angaben (3)' }).waitFor();
  await act(group(page, 'Raum').getByRole('button', { name: 'Kasse übernehmen' }).click());
  await act(page.getByRole('button', { name: 'Tippfehler berichtigen' }).click());
  await page.getByRole('heading', { name: 'Andere Angaben (2)' }).waitFor();
  await act(page.getByRole('button', { name: 'Rückgängig machen' }).last().click());
  await page.getByRole('heading', { name: 'Andere Angaben (3)' }).waitFor();
  await act(group(page, 'Beginn').getByRole('button', { name: 'Haus behalten' }).click());
  await page.getByText('So gewollt (1)').waitFor();
  await act(page.getByText('So gewollt (1)').click());
  await act(page.getByRole('button', { name: 'Wieder melden' }).click());
  await page.getByRole('heading', { name: 'Andere Angaben (3)' }).waitFor();
  await act(group(page, 'Nummer').getByRole('button', { name: 'Ist dieser' }).first().click());
  await page.getByRole('heading', { name: /Vorschlag/ }).waitFor({ state: 'detached' });
  await act(page.getByRole('button', { name: 'Rückgängig machen' }).last().click());
  await page.getByRole('heading', { name: /Vorschlag/ }).waitFor();
  process.stdout.write(`Taken over, taken back, kept, told again and numbered: ${actions} actions.\n`);
});

test('by keyboard alone a status is kept', async () => {
  const page = await asEditor(open, screen, 'manager');
  await hydrated(page);
  let keys = 0;
  const keep = group(page, 'Status').getByRole('button', { name: 'Haus behalten' });
  while (!(await keep.evaluate((button) => button === document.activeElement))) {
    if (++keys > 120) throw new Error('The keyboard does not get there.');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByText('So gewollt (1)').waitFor();
  process.stdout.write(`A status kept by keyboard: ${keys + 1} keys.\n`);
});

test.each(['de', 'en'] as const)('it can be used on a phone, in both themes: %s', async (language) => {
  const page = await asEditor(open, `${screen}${language === 'en' ? '?lang=en' : ''}`, 'manager');
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1366, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    expect(await (language === 'en' ? languageProblems : accessibilityProblems)(page), `${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
  }
});
