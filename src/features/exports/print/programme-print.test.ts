import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { elements, readXml } from '#features/feeds/build.ts';
import { insertEvent, insertProduction, insertRoom, insertType } from '#features/programme/build.ts';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';

let site: TestApp;
let editor: SignedIn;
let room: number;
beforeAll(async () => {
  site = await testApp();
  editor = await site.signIn('editor');
  const { db } = site;
  room = await insertRoom(db, { name: { de: 'Kammersaal', en: 'Chamber Hall' } });
  const type_id = await insertType(db, { de: 'Oper', en: 'Opera' });
  const production_id = await insertProduction(db, {
    type_id,
    title: { de: 'Die Zauberflöte', en: 'The Magic Flute' },
    subtitle: { de: 'Mozart <1791> & \\Freunde' },
  });
  const add = (date_start: string, rest: Parameters<typeof insertEvent>[1] = {}) =>
    insertEvent(db, { production_id, type_id, room_id: room, date_start: new Date(date_start), ...rest });
  await add('2027-02-28T19:30:00+01:00');
  await add('2027-03-01T00:00:00+01:00', { title: { de: '=1+1' } });
  await add('2027-03-05T19:30:00+01:00', { status: 'cancelled', status_note: { de: 'Die Sängerin ist erkrankt.' } });
  await add('2027-03-05T11:00:00+01:00', { title: { de: 'Antonín Dvořák', en: 'Antonín Dvořák' } });
  await add('2027-03-31T23:30:00+02:00');
  await add('2027-04-01T00:00:00+02:00');
  await add('2027-03-12T19:30:00+01:00', { title: { de: 'Verborgen' }, is_online: false });
  await insertEvent(db, { title: { de: 'Ausstellung' }, date_start: new Date('2027-01-01T10:00:00+01:00'), date_end: new Date('2027-03-20T18:00:00+01:00') });
});

const march = 'from=2027-03-01&until=2027-03-31';
const preview = async (query: string) => (await site.get(`/de/api/cms-programme-print/?${query}`, editor.headers)).json();
const file = async (query: string) => {
  const response = await site.get(`/de/api/cms-programme-print/file/?${query}`, editor.headers);
  const body = await response.json();
  return { status: response.status, body, bytes: Buffer.from(body.base64 ?? '', 'base64') };
};

describe('the dates', () => {
  test('are those of the days in Berlin, with what began before and is still on, and public alone', async () => {
    const { dates } = await preview(march);
    expect(dates.map(({ title, listed_day }: { title: string; listed_day: string }) => `${listed_day} ${title}`)).toEqual([
      '2027-03-01 Ausstellung',
      '2027-03-01 =1+1',
      '2027-03-05 Antonín Dvořák',
      '2027-03-05 Die Zauberflöte',
      '2027-03-31 Die Zauberflöte',
    ]);
  });

  test('that visitors do not see come where they are asked for, and are marked', async () => {
    const { dates } = await preview(`${march}&offline=1`);
    expect(dates.filter(({ is_online }: { is_online: boolean }) => !is_online).map(({ title }: { title: string }) => title)).toEqual(['Verborgen']);
  });

  test('are narrowed down by room', async () => {
    expect((await preview(`${march}&rooms=${room}`)).dates).toHaveLength(4);
    expect((await preview(`${march}&rooms=999999`)).dates).toEqual([]);
  });

  test('a period that is none is refused, with what to do', async () => {
    expect((await file('from=2027-03-31&until=2027-03-01&format=csv')).body).toMatchObject({
      code: 'bad_period',
      message: expect.stringContaining('anderen Zeitraum'),
    });
    expect((await file('from=2027-03-01&until=2029-03-01&format=csv')).status).toBe(422);
    expect((await file('from=2030-03-01&until=2030-03-31&format=pdf')).body.code).toBe('no_dates');
  });

  test('are for staff alone', async () => {
    expect((await site.get(`/de/api/cms-programme-print/?${march}`)).status).toBe(401);
    expect((await site.get(`/de/api/cms-programme-print/file/?${march}&format=csv`, (await site.signIn('visitor')).headers)).status).toBe(403);
  });
});

describe('the files', () => {
  test('CSV begins with its byte order mark, has both languages, and no formula', async () => {
    const { bytes, body } = await file(`${march}&languages=both&format=csv`);
    expect(body.name).toMatch(/-programm-2027-03-de-en\.csv$/);
    const text = bytes.toString();
    expect(text.startsWith('\ufeff')).toBe(true);
    const rows: Record<string, string>[] = parse(text, { columns: true, delimiter: ';', bom: true });
    expect(rows[1]).toMatchObject({ Tag: '2027-03-01', Beginn: '00.00', 'Titel (de)': "'=1+1" });
    expect(rows[3]).toMatchObject({ 'Titel (en)': 'The Magic Flute', 'Raum (en)': 'Chamber Hall', 'Stand (de)': 'Entfällt', 'Stand (en)': 'Cancelled' });
  });

  test('XML is well-formed, a day an element, texts marked with their language', async () => {
    const root = await readXml((await file(`${march}&languages=both&format=xml`)).bytes.toString());
    expect(root.attributes).toMatchObject({ from: '2027-03-01', until: '2027-03-31', languages: 'de en' });
    expect(elements(root, 'day').map(({ attributes }) => attributes.date)).toEqual(['2027-03-01', '2027-03-05', '2027-03-31']);
    const flute = elements(root, 'event').find(({ attributes }) => attributes.status === 'cancelled');
    expect(flute && elements(flute, 'title').map(({ attributes, text }) => [attributes['xml:lang'], text])).toEqual([
      ['de', 'Die Zauberflöte'],
      ['en', 'The Magic Flute'],
    ]);
    expect(flute && elements(flute, 'subtitle')[0]?.text).toBe('Mozart <1791> & \\Freunde');
  });

  test('XLSX holds texts as texts and days as days', async () => {
    const parts = unzipSync(new Uint8Array((await file(`${march}&format=xlsx`)).bytes));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const words = parts['xl/sharedStrings.xml'] ? strFromU8(parts['xl/sharedStrings.xml']) : sheet;
    expect(words).toContain('=1+1');
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain(`<v>${(Date.UTC(2027, 2, 5) - Date.UTC(1899, 11, 30)) / 86_400_000}</v>`);
  });

  test('InDesign text is UTF-16, little end first, with the styles as the venue calls them', async () => {
    await site.db.updateTable('print_settings').set({ style_day: 'Spielplan:Tag' }).execute();
    const { bytes } = await file(`${march}&languages=both&format=indesign`);
    expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xfe]);
    const lines = bytes.toString('utf16le').slice(1).split('\r\n');
    expect(lines[0]).toBe('<UNICODE-WIN>');
    expect(lines).toContain('<DefineParaStyle:Spielplan\\:Tag=<Nextstyle:Spielplan\\:Tag>>');
    expect(lines.filter((line) => line.includes(':Tag>F'))).toEqual(['<ParaStyle:Spielplan\\:Tag>Freitag, 5. März / Friday, 5 March']);
    expect(lines).toContain('<ParaStyle:Untertitel>Mozart \\<1791\\> & \\\\Freunde');
    expect(lines).toContain(
      '<ParaStyle:Termin><CharStyle:Uhrzeit>19.30 Uhr<CharStyle:>\t<CharStyle:Titel>Die Zauberflöte<CharStyle:> <CharStyle:Zweite Sprache>The Magic Flute<CharStyle:>',
    );
  });

  test.each(['a4', 'a5', 'din_lang'])('the leaflet on %s is a tagged PDF that names its language and title', async (paper) => {
    const { bytes, body } = await file(`${march}&languages=both&format=pdf&paper=${paper}`);
    expect(body).toMatchObject({ content_type: 'application/pdf', missing: [] });
    const text = bytes.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/Marked true');
    expect(text).toContain('/Lang (de)');
    expect(text).toContain('/DisplayDocTitle true');
  });

  test('the leaflet says which signs its typeface lacks, and which words it sets in Latin letters', async () => {
    await insertEvent(site.db, { title: { de: 'Пиковая дама / 夕鶴' }, date_start: new Date('2027-05-05T19:30:00+02:00') });
    expect((await file('from=2027-05-01&until=2027-05-31&format=pdf')).body).toMatchObject({ missing: ['夕', '鶴'], transliterated: ['Пиковая', 'дама'] });
  });
});
