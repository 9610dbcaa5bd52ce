import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPageWith } from '../support/browser/editor-page.ts';
import { useBrowser } from '../support/browser.ts';

// A link is found by the title of what it leads to, with keys alone; an address can still be typed.
const open = useBrowser();

const linkBlock = { id: 'ziel', type: 'link', fields: { link_text: { de: 'Der Weg', en: 'The way' } } };
const textBlock = {
  id: 'worte',
  type: 'text',
  fields: { content: { de: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wo die Mäntel bleiben' }] }] } } },
};

const draftOf = async (page: Page) => {
  const at = new URL(page.url()).pathname.replace(/^\/de/, '');
  const { id } = await (await page.request.get(`/de/pageeditor-api/page${at}`)).json();
  const { results } = await (await page.request.get(`/de/pageeditor-api/container/?content_type=page&object_id=${id}`)).json();
  return JSON.stringify(results[0].document);
};

test('the field of a block finds a page by its title, stores each language’s address, and tells what is broken', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 390, height: 800 } });
  await page.goto(`${await newPageWith(page, [linkBlock])}?edit`);
  await page.locator('[data-block="ziel"]').click();
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).first().click();
  const form = page.getByRole('dialog', { name: 'Link bearbeiten' });
  const field = form.getByRole('combobox', { name: /^Wohin er führt/ });
  await field.fill('anfahrt');
  await form.getByRole('option', { name: /^Anfahrt/ }).waitFor();
  expect(await field.getAttribute('aria-activedescendant')).toBe(await form.getByRole('option', { name: /^Anfahrt/ }).getAttribute('id'));
  await field.press('ArrowDown');
  await field.press('ArrowUp');
  await field.press('Enter');
  const change = form.getByRole('button', { name: 'Ändern: Wohin er führt' });
  await expect.poll(() => change.evaluate((element) => element === document.activeElement)).toBe(true);
  await form.getByText('Anfahrt', { exact: true }).waitFor();
  await expect.poll(() => draftOf(page)).toContain('"link":{"de":"/de/besuch/anfahrt","en":"/en/your-visit/getting-here"}');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await change.press('Enter');
  await field.fill('javascript:alert(1)');
  await field.press('Enter');
  await form.getByText(/Ein Link kann nicht mit „javascript:“ beginnen/).waitFor();
  await field.press('Escape');
  await expect.poll(() => change.evaluate((element) => element === document.activeElement)).toBe(true);
  await change.press('Enter');
  await field.fill('/de/gibt-es-nicht');
  await field.press('Enter');
  await form.getByText('Diese Seite gibt es nicht mehr.').waitFor();
  await form.getByRole('button', { name: 'Entfernen: Wohin er führt' }).press('Enter');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('Ctrl+K in a text searches, links the chosen words, and shows where a link leads', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } });
  const above = Array.from({ length: 3 }, (_, index) => ({ id: `davor-${index}`, type: 'headline', fields: { headline_level: 2, content: { de: 'Davor' } } }));
  await page.goto(`${await newPageWith(page, [...above, textBlock])}?edit`);
  const text = page.getByRole('textbox', { name: 'Text, Text' });
  await text.click();
  await page.getByRole('toolbar', { name: 'Text gestalten' }).waitFor();
  await text.press('End');
  for (let letter = 0; letter < 7; letter++) await text.press('Shift+ArrowLeft');
  await text.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Ziel des Links' });
  await search.fill('orgel');
  await page.getByRole('option').nth(3).waitFor();
  const bottomOf = async (name: string) =>
    (await page
      .getByRole('group', { name, exact: true })
      .boundingBox()
      .then((box) => box && box.y + box.height)) ?? 0;
  const dock = await page.locator('#editor-dock').boundingBox();
  await expect.poll(() => bottomOf('Link')).toBeLessThanOrEqual(dock?.y ?? 0);
  await search.fill('garderobe');
  await page.getByRole('option', { name: /^Garderobe und Gastronomie/ }).waitFor();
  await search.press('Enter');
  const link = text.getByRole('link', { name: 'bleiben', includeHidden: true });
  expect(await link.getAttribute('href')).toBe('/de/besuch/gastronomie');
  await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);

  await text.press('Control+k');
  const panel = page.getByRole('group', { name: 'Link', exact: true });
  await panel.getByText('Garderobe und Gastronomie').waitFor();
  await panel.getByRole('checkbox', { name: 'In neuem Fenster öffnen' }).check();
  expect(await link.getAttribute('target')).toBe('_blank');
  await panel.getByRole('button', { name: 'Schließen' }).press('Enter');
  await text.press('Control+k');
  await panel.getByRole('button', { name: 'Link entfernen' }).press('Enter');
  expect(await link.count()).toBe(0);
});
