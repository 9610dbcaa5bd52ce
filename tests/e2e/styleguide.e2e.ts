import { expect, test } from 'vitest';
import { accessibilityProblems, colourProblems, hydrated, painted, useBrowser } from '../support/browser.ts';

const open = useBrowser();

test('axe finds nothing in any state, in both themes, at 360 px as at 1366; the keyboard works every kind of part', async () => {
  const page = await open('/de/user/login?next=/styleguide', { reducedMotion: 'reduce' });
  await hydrated(page);
  await page.getByLabel('E-Mail').fill('editor@ostkai.example');
  await page.locator('input[name=password]').fill('ostkai-demo-editor');
  await page.locator('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Styleguide' }).waitFor();
  await hydrated(page);
  expect(await accessibilityProblems(page), '1366 px').toEqual([]);
  await page.setViewportSize({ width: 360, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider than a phone').toBeLessThanOrEqual(360);
  expect(await colourProblems(page), '360 px').toEqual([]);
  await page.setViewportSize({ width: 1366, height: 900 });

  const keys = page.keyboard;
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const part = (id: string) => page.locator(`#${id} [data-theme=light]`);
  await part('dialog').first().getByRole('button').first().focus();
  await keys.press('Enter');
  await page.getByRole('dialog').waitFor();
  for (const _ of [1, 2, 3, 4]) await keys.press('Tab');
  expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
  await keys.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await focused()).toBe('Öffnen');
  await part('menu').locator('summary').focus();
  await keys.press('Enter');
  await keys.press('Tab');
  expect(await focused()).toBe('Mein Profil');
  await keys.press('Escape');
  expect([await focused(), await part('menu').locator('details[open]').count()]).toEqual(['Ihr Konto', 0]);
  const closed = part('button').getByRole('button', { name: 'In den Warenkorb', disabled: true });
  await closed.focus();
  expect(await closed.evaluate((node) => [getComputedStyle(node, '::after').content.includes('Wählen Sie zuerst'), document.activeElement === node])).toEqual([
    true,
    true,
  ]);
  await part('staff').first().getByRole('button', { name: 'Baustein' }).focus();
  await keys.press('Enter');
  await page.getByRole('menu').waitFor();
  await keys.press('v');
  await expect.poll(focused).toContain('Verdoppeln');
  await keys.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Baustein');
  await part('staff').getByRole('tab', { name: 'Inhalt' }).focus();
  await keys.press('ArrowRight');
  await part('staff').getByText('Wie es dasteht.').waitFor();
  const row = part('staff').getByRole('row', { name: 'Ebbe' }).first();
  await row.focus();
  await keys.press('Space');
  await expect.poll(() => row.getAttribute('aria-selected')).toBe('true');
  const work = part('staff').getByRole('combobox', { name: 'Werk' }).first();
  await work.scrollIntoViewIfNeeded(); // what opens is closed by a scroll that comes after it
  await painted(page);
  await work.focus();
  await page.getByRole('listbox').getByRole('option').nth(2).waitFor();
  await keys.type('elf');
  await expect.poll(() => page.getByRole('listbox').getByRole('option').allTextContents()).toEqual(['Elf Arten zu warten']);
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect.poll(() => work.inputValue()).toBe('Elf Arten zu warten');
});
