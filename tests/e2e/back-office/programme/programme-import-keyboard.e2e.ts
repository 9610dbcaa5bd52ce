import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asEditor } from '../../../support/browser/staff.ts';
import { hydrated, useBrowser } from '../../../support/browser.ts';

// Files read in by keyboard alone: nothing here presses with a mouse or sets the focus by itself.
const open = useBrowser();

test('a foreign table: its columns and a room named, wrong rows loaded and mended, read in and taken back', async () => {
  const page = await asEditor(open, '/cms-hub/import', 'manager');
  await hydrated(page);
  page.on('filechooser', () => {}); // so that choosers are the test's from the first press on
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  const to = async (isIt: (text: string) => boolean) => {
    keys += await tabTo(page, isIt);
  };
  const did = (what: string) => process.stdout.write(`by keyboard, ${what}: ${keys} keys\n`);
  const choose = async (name: string, content: string) => {
    await to((text) => /^(Andere )?Datei wählen/.test(text));
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Enter')]);
    await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
    await expect.poll(() => focused(page)).toBe('Was daraus würde');
  };
  const select = async (label: string, words: string) => {
    await to((text) => text === label);
    keys += words.length;
    await page.keyboard.type(words);
    const chosen = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        return element instanceof HTMLSelectElement ? element.selectedOptions[0]?.textContent : `${element?.outerHTML.slice(0, 200)}`;
      });
    expect(await chosen()).toBe(words);
  };
  const readAgain = async () => {
    await to((text) => text === 'Damit neu lesen');
    await press('Enter');
    await expect.poll(() => focused(page)).toBe('Was daraus würde');
  };

  await choose(
    'fremd.csv',
    ['Nr;Was;Wann;Anfang;Wo', 'KB-1;Springflut;04.12.2029;19:30;GS 1', 'KB-2;Springflut;31.11.2029;19:30;GS 1', 'KB-3;Nipptide;06.12.2029;20:00;GS 1'].join(
      '\n',
    ),
  );
  did('the file chosen');
  await select('Was', 'Titel');
  await select('Wann', 'Datum');
  await select('Wo', 'Raum');
  await readAgain();
  await select('GS 1', 'Foyer');
  await readAgain();
  did('columns and room said, previewed');
  await page.getByText('2 neu').waitFor();
  await page.getByText('1 fehlerhaft').waitFor();
  await to((text) => text === 'Fehlerhafte Zeilen laden');
  const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
  const rest = readFileSync(await download.path(), 'utf8');
  expect(rest).toContain('KB-2;Springflut;31.11.2029;19:30;GS 1;Wann: kein Datum, das es gibt');
  did('wrong rows loaded');
  await to((text) => text === '2 Termine einlesen');
  await press('Enter');
  await expect.poll(() => focused(page)).toBe('Was daraus geworden ist');
  did('read in');
  expect(await page.getByRole('cell', { name: 'Foyer' }).count()).toBe(2);
  const read = async (title: string) => (await (await page.request.get(`/de/api/cms-events/?q=${title}`)).json()).count as number;
  expect([await read('springflut'), await read('nipptide')]).toEqual([1, 1]);

  await press('Shift+Tab');
  await choose('zu berichtigen.csv', rest.replace('31.11.2029', '30.11.2029'));
  await select('Was', 'Titel');
  await select('Wann', 'Datum');
  await select('Wo', 'Raum');
  await readAgain();
  await select('GS 1', 'Foyer');
  await readAgain();
  await to((text) => text === '1 Termin einlesen');
  await press('Enter');
  await expect.poll(() => focused(page)).toBe('Was daraus geworden ist');
  did('mended rows read in');
  expect(await read('springflut')).toBe(2);
  await to((text) => text === 'Import zurücknehmen');
  await press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^Datei wählen/);
  did('taken back');
  expect(await read('springflut')).toBe(1);
});

test('the file chosen, its source named, a date cancelled that is gone, a field unlocked, and all of it taken back', async () => {
  const page = await asEditor(open, '/cms-hub/import', 'manager');
  await hydrated(page);
  page.on('filechooser', () => {}); // so that choosers are the test's from the first press on
  const rows = (...lines: string[]) => Buffer.from(['Kennung;Titel;Datum;Uhrzeit;Saal;Art', ...lines].join('\n'));
  const [first, second, third] = [
    'TA-1;Ebbe;04.12.2028;19:30;Großer Saal;Konzert',
    'TA-2;Ebbe;05.12.2028;19:30;Großer Saal;Konzert',
    'TA-3;Ebbe;06.12.2028;19:30;Großer Saal;Konzert',
  ];
  const choose = async (buffer: Buffer) => {
    await tabTo(page, (text) => /^(Andere )?Datei wählen/.test(text));
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

  await page.goto(`/cms-hub/events/${of('2028-12-04')?.id}`, { waitUntil: 'domcontentloaded' }); // its scripts are waited for by the next
  await hydrated(page);
  await page.getByRole('button', { name: /^Raum hier ändern/ }).waitFor();
  await tabTo(page, (text) => text.startsWith('Raum hier ändern'));
  await page.keyboard.press('Enter');
  await page.getByText('Ändern Sie es, gehört das Feld Ihnen').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.matches('input, select, textarea, button'))).toBe(true);
});

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (
      element?.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement
        ? (element.labels?.[0]?.textContent ?? element.name)
        : element?.textContent) ??
      ''
    );
  });

/** Answers how often Tab was pressed. */
async function tabTo(page: Page, isIt: (text: string) => boolean): Promise<number> {
  const passed: string[] = [];
  for (let steps = 0; steps < 150; steps++) {
    await page.keyboard.press('Tab');
    const text = (await focused(page)).trim();
    if (isIt(text)) return steps + 1;
    passed.push(text);
  }
  throw new Error(`Not found by Tab: ${[...new Set(passed)].slice(-30).join(' | ')}`);
}
