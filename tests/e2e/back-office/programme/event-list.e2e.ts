import { expect, test } from 'vitest';
import { bringIntoView, options } from '../../../support/browser/record-form.ts';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, colourProblems, hydrated, languageProblems, useBrowser } from '../../../support/browser.ts';

// The list of events as planners and press officers use it: what is coming, days that move with the day, views of one's own, on a phone.
const open = useBrowser();

test('begins with what is coming; views of the product and of one’s own stand beside it', async () => {
  const page = await asEditor(open, '/cms-hub/events', 'manager');
  const current = () => page.getByRole('navigation', { name: 'Ansichten' }).locator('[aria-current]').textContent();
  await expect.poll(current).toBe('Kommende');
  const { results } = await (await page.request.get('/de/api/cms-events/?date_start_from=today&sort=date_start')).json();
  await expect.poll(() => page.locator('tbody tr a').first().textContent()).toBe(results[0].label);
  await page.getByRole('link', { name: 'Nächste 14 Tage' }).click();
  await page.waitForURL(/date_start_to=14d/);
  await expect.poll(() => page.getByRole('combobox', { name: /^Beginn/ }).inputValue()).toBe('next_14');
  await page.getByRole('button', { name: /^Weitere Filter/ }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('cancelled');
  await page.waitForURL(/status=cancelled/);
  const name = `Absagen ${Date.now()}`;
  await page.getByRole('button', { name: 'Ansicht speichern' }).click();
  await page.keyboard.press('Enter');
  await page.getByText('Bitte geben Sie der Ansicht einen Namen.').first().waitFor();
  await page.keyboard.type(name);
  expect(await accessibilityProblems(page), 'save a view').toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText(`Die Ansicht „${name}“ ist gespeichert.`).waitFor();
  await page.goto('/cms-hub/events');
  await hydrated(page);
  await page.getByRole('link', { name }).click();
  await page.waitForURL(/status=cancelled/);
  await expect.poll(current).toBe(name);
  await page.getByRole('button', { name: 'Ansicht ändern' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByText(`Die Ansicht „${name}“ ist gelöscht.`).waitFor();
  await page.getByRole('link', { name }).waitFor({ state: 'detached' });
});

test('on a phone the filters wait behind a button, and nothing is wider than the screen', async () => {
  const page = await asEditor(open, '/cms-hub/events', 'manager');
  const beginning = page.getByRole('combobox', { name: /^Beginn/ });
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await beginning.isVisible()).toBe(false);
    await page.getByRole('button', { name: /^Filter/ }).click();
    const box = await beginning.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= width, `${width} px`).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: /^Filter/ }).click();
  }
  expect(await accessibilityProblems(page), 'events, 390 px').toEqual([]);
  await page.getByRole('button', { name: 'Dunkle Ansicht' }).click();
  expect(await colourProblems(page), 'events, 390 px, dark').toEqual([]);
  await page.goto('/cms-hub/events?lang=en');
  await hydrated(page);
  expect(await languageProblems(page), 'events, English').toEqual([]);
});

test('a picker closes once something is chosen or it is left, and stands level with other fields', async () => {
  const page = await asEditor(open, '/cms-hub/events/new', 'manager');
  const lists = page.getByRole('listbox');
  const room = page.getByRole('combobox', { name: /^Raum/ });
  await room.click();
  await options(page).first().click();
  await expect.poll(() => room.inputValue()).not.toBe('');
  await expect.poll(() => lists.count()).toBe(0);
  const tags = page.getByRole('combobox', { name: /^Schlagwörter/ });
  await bringIntoView(tags);
  await tags.focus();
  await page.keyboard.press('ArrowDown');
  await options(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Schlagwörter' }).getByRole('listitem').waitFor();
  await expect.poll(() => lists.count()).toBe(0);
  await page.keyboard.press('Tab');
  await expect.poll(() => lists.count()).toBe(0);
  const gap = (label: string) =>
    page.evaluate((text) => {
      const found = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(text));
      const control = found && document.getElementById(found.htmlFor);
      return found && control ? Math.round(control.getBoundingClientRect().top - found.getBoundingClientRect().bottom) : null;
    }, label);
  expect(await gap('Raum')).toBe(await gap('Beginn'));
});
