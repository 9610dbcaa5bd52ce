import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asEditor } from '../../support/browser/staff.ts';
import { accessibilityProblems, useBrowser } from '../../support/browser.ts';

// The settings beside their previews, and visitors who see what was saved at once.
const open = useBrowser();
/** A toast of the save before may still be there. */
const save = async (page: Page) => {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  expect((await saved).ok()).toBe(true);
  await page.getByText('Alles ist gespeichert', { exact: true }).waitFor();
};
const preview = (page: Page) => page.getByRole('region', { name: 'Vorschau', exact: true });

/** The colour that a heading has in the moment in which it is put into the page. */
const firstColourOf = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<string>((resolve) => {
        new MutationObserver((_, observer) => {
          const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === wanted);
          if (!heading) return;
          observer.disconnect();
          resolve(getComputedStyle(heading).color);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );

test('an error page is previewed while it is typed, without what does not belong there, and stands for visitors', { tags: 'core' }, async () => {
  const page = await asEditor(open, '/cms-hub/error-pages', 'manager');
  await page.setViewportSize({ width: 1_600, height: 900 });
  const field = page.getByRole('textbox', { name: /^404: Seite nicht gefunden, deutsch/ });
  const colour = firstColourOf(page, 'Der Vorhang ist gefallen');
  await field.fill('<style>h2 { color: rgb(0, 128, 0) }</style><h2>Der Vorhang ist gefallen</h2><script>alert(1)</script>');
  expect(await colour, 'styled as soon as it is there').toBe('rgb(0, 128, 0)');
  await preview(page).getByRole('heading', { name: 'Der Vorhang ist gefallen' }).waitFor();
  expect(await preview(page).innerText()).not.toContain('alert');
  expect(await accessibilityProblems(page)).toEqual([]);
  await save(page);
  const visitor = await open('/de/gibt-es-nicht', { mayFail: /404/ });
  await visitor.getByRole('heading', { name: 'Der Vorhang ist gefallen' }).waitFor();
  await field.fill('');
  await page.getByRole('textbox', { name: /^404: Seite nicht gefunden, englisch/ }).fill('');
  await save(page);
  await visitor.reload();
  await visitor.getByText(/Was kommt, steht im Programm/).waitFor();
});

test('colours are previewed in both themes with their contrast, saved or not', async () => {
  const page = await asEditor(open, '/cms-hub/design', 'manager');
  await page.setViewportSize({ width: 1_600, height: 900 });
  const light = preview(page).getByRole('region', { name: 'Helle Ansicht' });
  const button = light.getByText('Karten', { exact: true });
  const background = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const colour = page.getByRole('textbox', { name: 'Akzentfarbe, helle Ansicht', exact: true });
  await colour.fill('#0a5c36');
  await expect.poll(background).toBe('rgb(10, 92, 54)');
  await light.getByText(/auf dem Grund der Seite 8,\d\d : 1 genügt/).waitFor();
  await colour.fill('#ffee00');
  await light
    .getByText(/zu wenig, nötig sind 4,50 : 1/)
    .first()
    .waitFor();
  const menu = preview(page).getByText('Besuch', { exact: true });
  expect(await menu.count()).toBe(2);
  await page.getByLabel('Menü im Kopf breiter Fenster').press('Space');
  await expect.poll(() => menu.count()).toBe(0);
  await colour.fill('#0a5c36');
  await expect.poll(background).toBe('rgb(10, 92, 54)');
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('HTML of the header is previewed, and below the settings stands what the server is', async () => {
  const page = await asEditor(open, '/cms-hub/settings', 'manager');
  await page.setViewportSize({ width: 1_600, height: 900 });
  await page.getByRole('textbox', { name: /^Kopf, deutsch/ }).fill('<p>Heute <strong>geöffnet</strong></p><iframe src="https://x.example"></iframe>');
  await preview(page).getByText('Heute geöffnet').waitFor();
  expect(await preview(page).locator('iframe').count()).toBe(0);
  const operation = page.getByRole('region', { name: 'Betrieb' });
  await operation.getByText('Suchmaschinen', { exact: true }).waitFor();
  await operation.getByText(/Simulator, http/).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('hosts of embeds say what visitors see of them, and what may be uploaded is ticked', async () => {
  const page = await asEditor(open, '/cms-hub/embed-hosts', 'manager');
  await page.setViewportSize({ width: 1_600, height: 900 });
  const seen = page.getByRole('table', { name: 'Was Besucher sehen' });
  await seen.getByRole('row', { name: /vimeo\.com Player, nach Zustimmung zu/ }).waitFor();
  const films = page.getByRole('textbox', { name: /^Filme/ });
  await films.pressSequentially('media.example.com');
  await films.press('Enter');
  await seen.getByRole('row', { name: /media\.example\.com nur einen Link/ }).waitFor();
  await films.fill('https://films.example.com');
  await films.blur();
  await page
    .getByText(/„https:\/\/films\.example\.com“ ist kein Host/)
    .first()
    .waitFor();
  await page.goto('/cms-hub/upload-settings');
  const pdf = page.getByRole('checkbox', { name: 'PDF' });
  await pdf.uncheck();
  await save(page);
  await page.reload();
  await expect.poll(() => pdf.isChecked()).toBe(false);
  await pdf.check();
  await save(page);
});
