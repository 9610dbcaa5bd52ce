import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, hydrated, useBrowser } from '../../../support/browser.ts';

// A season that comes as a table out of a spreadsheet, with one wrong line: read in, mended, read in again, taken back.
const open = useBrowser();

const season = [
  'Kennung;Titel;Datum;Uhrzeit;Saal;Art',
  'PI-1;Möwen über dem Kai;04.12.2027;19:30;Großer Saal;Konzert',
  'PI-2;Möwen über dem Kai;31.11.2027;19:30;Großer Saal;Konzert',
  'PI-3;Späte Fähre;06.12.2027;20:00;Großer Saal;Konzert',
].join('\r\n');
/** As spreadsheets of Windows write it. */
const windows = Buffer.from(season, 'latin1');

test('a season from a spreadsheet with one wrong line is read in, mended, and taken back', { tags: 'core' }, async () => {
  const page = await asEditor(open, '/cms-hub', 'manager');
  let steps = 0;
  const step = async (done: Promise<unknown>) => {
    steps++;
    await done;
  };
  await step(page.getByRole('navigation').getByRole('link', { name: 'Programm einlesen' }).first().click());
  await page.getByRole('heading', { level: 1, name: 'Programm einlesen' }).waitFor();
  await hydrated(page);
  expect(await accessibilityProblems(page), 'empty').toEqual([]);
  await step(page.locator('input[type=file]').setInputFiles({ name: 'Spielzeit.csv', mimeType: 'text/csv', buffer: windows }));
  await page.getByRole('heading', { name: 'Was daraus würde' }).waitFor();
  await page.getByText('Zeile 3').first().waitFor();
  await page.getByRole('rowheader', { name: 'Möwen über dem Kai' }).waitFor();
  expect(await accessibilityProblems(page), 'preview').toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), step(page.getByRole('button', { name: 'Fehlerhafte Zeilen laden' }).click())]);
  const rest = readFileSync(await download.path(), 'utf8');
  expect(rest).toContain('31.11.2027');
  await step(page.getByRole('button', { name: '2 Termine einlesen' }).click());
  await page.getByRole('heading', { name: 'Was daraus geworden ist' }).waitFor();
  const mended = Buffer.from(rest.replace('31.11.2027', '30.11.2027'));
  await step(page.locator('input[type=file]').setInputFiles({ name: 'zu berichtigen.csv', mimeType: 'text/csv', buffer: mended }));
  await step(page.getByRole('button', { name: '1 Termin einlesen' }).click());
  await page.getByRole('heading', { name: 'Was daraus geworden ist' }).waitFor();
  process.stdout.write(`a season of a spreadsheet with a wrong line: ${steps} steps\n`);
  const list = async () => (await (await page.request.get('/de/api/cms-events/?q=m%C3%B6wen')).json()).results as { is_online: boolean; date_start: string }[];
  const read = (await list()).filter(({ date_start }) => date_start.startsWith('2027'));
  expect(read.map(({ is_online }) => is_online)).toEqual([false, false]);
  await page.getByRole('button', { name: 'Import zurücknehmen' }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByText(/zurückgenommen\./)
    .first()
    .waitFor();
  expect((await list()).filter(({ date_start }) => date_start.startsWith('2027'))).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')), { message: 'where one begins anew' }).toBe('file');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

/** What has the focus, as a reader of the screen would hear it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (
      element?.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? element.name) : element?.textContent) ??
      ''
    );
  });

test('by keyboard alone: the file chosen, its source named, a date cancelled that is gone, a field unlocked, and all of it taken back', async () => {
  const page = await asEditor(open, '/cms-hub/import', 'manager');
  await hydrated(page);
  const rows = (...lines: string[]) => Buffer.from(['Kennung;Titel;Datum;Uhrzeit;Saal;Art', ...lines].join('\n'));
  const [first, second, third] = [
    'TA-1;Ebbe;04.12.2028;19:30;Großer Saal;Konzert',
    'TA-2;Ebbe;05.12.2028;19:30;Großer Saal;Konzert',
    'TA-3;Ebbe;06.12.2028;19:30;Großer Saal;Konzert',
  ];
  const choose = async (buffer: Buffer) => {
    await tabTo(page, (text) => /wählen/.test(text));
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
    await chooser.setFiles({ name: 'tasten.csv', mimeType: 'text/csv', buffer });
    await expect.poll(() => focused(page)).toBe('Was daraus würde');
  };
  await choose(rows(first ?? '', second ?? '', third ?? ''));
  await tabTo(page, (text) => text.startsWith('Name der Quelle'));
  await page.keyboard.type('Tasten');
  await tabTo(page, (text) => text === 'Damit neu lesen');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Was daraus würde');
  await tabTo(page, (text) => text === '3 Termine einlesen');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Was daraus geworden ist');
  await page.keyboard.press('Shift+Tab');
  await choose(rows(first ?? '', (third ?? '').replace('19:30', '20:00')));
  await tabTo(page, (text) => text.startsWith('Sie bleiben'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, (text) => text === '1 Änderung übernehmen, 1 Termin absagen');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Was daraus geworden ist');
  const events = (await (await page.request.get('/de/api/cms-events/?q=ebbe')).json()).results as { id: number; status: string; date_start: string }[];
  const of = (day: string) => events.find(({ date_start }) => date_start.startsWith(day));
  expect([of('2028-12-05')?.status, of('2028-12-06')?.status]).toEqual(['cancelled', 'scheduled']);
  await tabTo(page, (text) => text === 'Import zurücknehmen');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^Datei wählen/);

  await page.goto(`/cms-hub/events/${of('2028-12-04')?.id}`);
  await hydrated(page);
  const unlock = page.getByRole('button', { name: /^Raum hier ändern/ });
  await unlock.waitFor();
  await unlock.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Ändern Sie es, gehört das Feld Ihnen').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.matches('input, select, textarea, button'))).toBe(true);
});

/** Goes on by Tab until what has the focus is called so. */
async function tabTo(page: Page, isIt: (text: string) => boolean): Promise<void> {
  const passed: string[] = [];
  for (let steps = 0; steps < 150; steps++) {
    await page.keyboard.press('Tab');
    const text = (await focused(page)).trim();
    if (isIt(text)) return;
    passed.push(text);
  }
  throw new Error(`Not found by Tab: ${[...new Set(passed)].slice(-30).join(' | ')}`);
}
