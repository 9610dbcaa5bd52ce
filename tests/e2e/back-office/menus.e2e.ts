import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { misfits } from '../../support/browser/geometry.ts';
import { asEditor } from '../../support/browser/staff.ts';
import { accessibilityProblems, colourProblems, languageProblems, useBrowser } from '../../support/browser.ts';

const open = useBrowser();

const publicMenu = async (page: Page): Promise<string[]> => {
  const { menu } = await (await page.request.get('/de/pageeditor-api/nav', { headers: { Cookie: '' } })).json();
  return menu.flatMap(({ group, menu_name }: { group: string; menu_name: string }) => (group === 'primary' ? [menu_name] : []));
};
const headerOnSite = async (page: Page): Promise<string> =>
  /id="primary-menu".*?<\/nav>/s.exec(await (await page.request.get('/de/impressum', { headers: { Cookie: '' } })).text())?.[0] ?? '';
const grip = (page: Page, name: string) => page.getByRole('list', { name: 'Hauptmenü', exact: true }).getByRole('button', { name: `„${name}“ verschieben` });

test('a menu entry is moved by keyboard, seen on the public page, and taken back', async () => {
  const page = await asEditor(open, '/cms-hub/menus');
  const before = await publicMenu(page);
  expect(before.indexOf('Programm')).toBeLessThan(before.indexOf('Besuch'));
  const announcement = page.getByRole('status').filter({ hasText: /./ });
  await grip(page, 'Besuch').focus();
  await page.keyboard.press('Space');
  await announcement.getByText(/„Besuch“ ist aufgenommen: Stelle 3 von 5/).waitFor();
  await page.keyboard.press('ArrowDown');
  await announcement.getByText('Stelle 4 von 5 in „Hauptmenü“').waitFor();
  await page.keyboard.press('Escape');
  await announcement.getByText('„Besuch“ steht wieder, wo es stand.').waitFor();
  expect(await publicMenu(page)).toEqual(before);

  await page.keyboard.press('Space');
  for (const place of [2, 1]) {
    await page.keyboard.press('ArrowUp');
    await announcement.getByText(`Stelle ${place} von 5 in „Hauptmenü“`, { exact: true }).waitFor();
  }
  expect(await grip(page, 'Besuch').evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  await page.getByText('„Besuch“ steht jetzt an Stelle 1 von 5 in „Hauptmenü“.').waitFor();
  await expect.poll(() => publicMenu(page)).toEqual(['Besuch', ...before.filter((name) => name !== 'Besuch')]);
  await expect
    .poll(async () => {
      const header = await headerOnSite(page);
      return header.indexOf('Besuch') < header.indexOf('Programm');
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByText('Zurückgenommen.').waitFor();
  await expect.poll(() => publicMenu(page)).toEqual(before);
});

test('on a phone an entry is moved by finger and by its buttons, and a link is added', async () => {
  const page = await asEditor(open, '/cms-hub/menus');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await misfits(page)).toEqual([]);
  const before = await publicMenu(page);
  await page.getByRole('button', { name: '„Abonnements“ nach oben' }).click();
  await expect.poll(() => publicMenu(page)).toEqual(['Abonnements', 'Programm', ...before.slice(2)]);
  await page.getByText('„Abonnements“ steht jetzt an Stelle 1 von 5').waitFor();

  const footer = page.getByRole('list', { name: 'Fußzeile', exact: true });
  const from = footer.getByRole('button', { name: '„Presse“ verschieben' });
  const first = footer.locator('[data-drop]').first();
  await first.scrollIntoViewIfNeeded();
  const [a, b] = [await from.boundingBox(), await first.boundingBox()];
  if (!a || !b) throw new Error('The footer has no boxes.');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + 40, b.y + b.height / 2, { steps: 8 });
  await page.mouse.move(b.x + 40, b.y + 4, { steps: 4 });
  await footer.locator('[data-mark="before"]').waitFor();
  await page.mouse.up();
  await page.getByText('„Presse“ steht jetzt an Stelle 1 von').waitFor();

  await page.getByRole('button', { name: 'Zu „Nebenmenü“ hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zu „Nebenmenü“ hinzufügen' });
  await dialog.getByLabel('Was dazukommt').selectOption('link');
  await dialog.getByLabel('Name im Menü, deutsch').fill('Nur Oper');
  await dialog.getByRole('combobox', { name: 'Wohin der Eintrag führt, deutsch' }).fill('/de/programm?type=2');
  expect(await accessibilityProblems(page, 'dialog[open]'), 'dialog').toEqual([]);
  await dialog.getByLabel('An welcher Stelle').focus();
  await dialog.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  await page.getByText('„Nur Oper“ steht jetzt in „Nebenmenü“.').waitFor();
  expect(await misfits(page)).toEqual([]);
  const menu = async () => (await page.request.get('/de/pageeditor-api/nav', { headers: { Cookie: '' } })).text();
  await expect.poll(menu).toContain('Nur Oper');
});

test('the screen is accessible in both languages and themes', async () => {
  const page = await asEditor(open, '/cms-hub/menus');
  const show = async (path: string) => {
    await page.goto(path);
    await page.locator('[id^=grip-header]').first().waitFor();
    await page.locator('details > summary').last().click();
  };
  await show('/cms-hub/menus');
  expect(await accessibilityProblems(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourProblems(page), 'dark').toEqual([]);
  await show('/cms-hub/menus?lang=en');
  expect(await languageProblems(page), 'English').toEqual([]);
});
