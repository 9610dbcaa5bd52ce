import { readFileSync } from 'node:fs';
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

test('a series that was moved to another hour: what is gone goes offline with the press that reads the new hours in', async () => {
  const page = await asEditor(open, '/cms-hub/import', 'manager');
  await hydrated(page);
  const calendar = (...events: string[][]) =>
    Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']), 'END:VCALENDAR', ''].join('\r\n'));
  const series = (hour: number) => ['UID:tide', 'SUMMARY:Gezeiten', `DTSTART;TZID=Europe/Berlin:20290701T${hour}0000`, 'RRULE:FREQ=WEEKLY;COUNT=3'];
  const single = (day: string) => [`UID:tide-${day}`, 'SUMMARY:Gezeiten allein', `DTSTART;TZID=Europe/Berlin:202907${day}T110000`];
  const give = async (...events: string[][]) => {
    await page.locator('input[type=file]').setInputFiles({ name: 'gezeiten.ics', mimeType: 'text/calendar', buffer: calendar(...events) });
    await page.getByRole('heading', { name: 'Was daraus würde' }).waitFor();
  };
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('heading', { name: 'Was daraus geworden ist' }).waitFor();
  };
  await page.getByRole('checkbox', { name: /^Neue Termine zunächst/ }).uncheck();
  await give(series(19), single('02'), single('03'), single('04'));
  await press('6 Termine einlesen');
  await give(series(20), single('02'), single('03'), single('04'));
  expect(await page.getByRole('radio', { checked: true }).evaluateAll((all) => all.map((one) => one.parentElement?.textContent))).toEqual([
    'Nicht mehr online zeigen',
  ]);
  await give(series(20), single('02'), single('04'));
  await page.getByRole('radio', { name: /^Termine verlegter Serien/, checked: true }).waitFor();
  await press('3 Termine einlesen, 3 Termine offline nehmen');
  const { results } = await (await page.request.get('/de/api/cms-events/?q=gezeiten&sort=date_start')).json();
  expect((results as { is_online: boolean; date_start: string }[]).map((one) => `${one.date_start.slice(8, 13)} ${one.is_online}`)).toEqual([
    ...['01T19 false', '01T20 true', '02T11 true', '03T11 true', '04T11 true'],
    ...['08T19 false', '08T20 true', '15T19 false', '15T20 true'],
  ]);
});
