import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { samples } from '../../../src/editor/paste/samples.ts';
import { newPageWith } from '../../support/browser/editor-page.ts';
import { useBrowser } from '../../support/browser.ts';

const open = useBrowser();

const text = (words: string) => ({ de: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] } });
const table = {
  id: 'plan',
  type: 'table',
  fields: { column_count: 2, header_row: true },
  children: [
    { id: 'kopf', type: 'tablerow', fields: { cell_1: text('Tag'), cell_2: text('Ort') } },
    { id: 'eins', type: 'tablerow', fields: { cell_1: text('Freitag'), cell_2: text('Saal') } },
  ],
};
const cells = (page: Page) =>
  page
    .locator('#content tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('[data-field]')].map((cell) => cell.textContent?.replace(/\u00a0/g, ' ').trim())));

test('a table is filled by Tab, gets rows and columns by keys and tools, and all of it can be undone', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1366, height: 900 } });
  const path = await newPageWith(page, [table]);
  await page.goto(`${path}?edit`);
  const cell = (row: string, column: number) => page.locator(`[data-block="${row}"] [data-field="cell_${column}"]`);
  const hasCaret = (row: string, column: number) =>
    expect
      .poll(() => cell(row, column).evaluate((element) => element.contains(document.activeElement) && document.activeElement?.matches('.tiptap')))
      .toBe(true);
  await cell('kopf', 1).click();
  await hasCaret('kopf', 1);
  await page.keyboard.press('End');
  await page.keyboard.type(' / Zeit');
  await page.keyboard.press('Tab');
  await hasCaret('kopf', 2);
  await page.keyboard.press('Tab');
  await hasCaret('eins', 1);
  await page.keyboard.press('Tab');
  await hasCaret('eins', 2);
  await page.keyboard.type('!');
  await page.keyboard.press('Shift+Tab');
  await hasCaret('eins', 1);
  await page.keyboard.press('Tab');
  await hasCaret('eins', 2);
  await page.keyboard.press('Tab');
  await page.locator('#content tr').nth(2).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.rowIndex)).toBe(2);
  await page.keyboard.type('Samstag');
  await expect
    .poll(() => cells(page))
    .toEqual([
      ['Tag / Zeit', 'Ort'],
      ['Freitag', 'Saal!'],
      ['Samstag', ''],
    ]);
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect
    .poll(() => cells(page))
    .toEqual([
      ['Ort', 'Tag / Zeit'],
      ['Saal!', 'Freitag'],
      ['', 'Samstag'],
    ]);
  await cell('eins', 2).click();
  await hasCaret('eins', 2);
  await page.getByRole('button', { name: 'Mehr für Zeile' }).click();
  await page.getByRole('button', { name: 'Spalte nach Spalte 2 einfügen' }).click();
  await hasCaret('eins', 3);
  await page.keyboard.type('Karten');
  await expect
    .poll(() => cells(page))
    .toEqual([
      ['Ort', 'Tag / Zeit', ''],
      ['Saal!', 'Freitag', 'Karten'],
      ['', 'Samstag', ''],
    ]);
  await page.getByText('Gespeichert', { exact: true }).first().waitFor();
  for (let step = 0; step < 12; step++) await page.keyboard.press('Control+z');
  await expect
    .poll(() => cells(page))
    .toEqual([
      ['Tag', 'Ort'],
      ['Freitag', 'Saal'],
    ]);
});

test.each(['wordTable', 'excel', 'googleSheets'] as const)(
  'a table from the clipboard (%s) becomes a block, and breaks nothing that the page forbids',
  async (program) => {
    const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1366, height: 900 } });
    const path = await newPageWith(page, [{ id: 'titel', type: 'headline', fields: { headline_level: 2, content: { de: 'Preise' } } }]);
    await page.goto(`${path}?edit`);
    await page.getByRole('heading', { name: 'Preise' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('toolbar', { name: /Baustein Überschrift/ }).waitFor();
    await page.evaluate((html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, samples[program]);
    const rows = page.locator('#content table tr');
    await rows.nth(1).waitFor();
    expect(await rows.count()).toBe({ wordTable: 3, excel: 3, googleSheets: 2 }[program]); // a breach of the content policy is an error of the console, which fails the test
  },
);

test('on a phone a table of three columns breaks neither words nor prices, and the page does not move sideways', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });
  const row = (id: string, ...cells: string[]) => ({
    id,
    type: 'tablerow',
    fields: Object.fromEntries(cells.map((cell, index) => [`cell_${index + 1}`, text(cell)])),
  });
  const children = [
    row('kopf', 'Preisgruppe', 'Normal', 'Ermäßigt'),
    row('eins', 'Parterre', '248 €', '124 €'),
    row('zwei', '1. Rang mit eingeschränkter Sicht', '96 €', '48 €'),
  ];
  const path = await newPageWith(page, [{ id: 'preise', type: 'table', fields: { column_count: 3, header_row: true }, children }], { isPublished: true });
  await page.goto(path);
  const broken = await page.locator('#content table :is(th, td:not(:first-child)) p').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [cell.textContent] : [];
    }),
  );
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
