import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { everything } from '../../../../tests/support/everything.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { decodeTable } from '../../transfer/decode-table.ts';

let site: TestApp;
let manager: SignedIn;
let persons: ReturnType<typeof recordCalls>;
let seasons: ReturnType<typeof recordCalls>;
const read = (calls: typeof persons, text: string, more: object = {}) => calls.post('import/', { text, preview: false, ...more });
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  persons = recordCalls(site, 'persons', manager);
  seasons = recordCalls(site, 'seasons', manager);
  await recordCalls(site, 'person-categories', manager).create({ name: { de: 'Künstlerische Leitung', en: 'Artistic direction' } });
});

describe('a table of persons with one wrong line', () => {
  const table = [
    'Name;Aufgabe im Haus;Position in the house (EN);Bereich des Hauses;Art;Schuhgröße',
    '"Lind, Ada";Dramaturgie;Dramaturgy;Künstlerische Leitung;person;38',
    'Jörg Ålund;Intendanz;;artistic direction;;',
    'Quartett Nord;;;Kapelle;Ensemble;',
  ].join('\r\n');

  test('is told before anything is written', async () => {
    const before = await everything(site.db);
    const { status, body } = await read(persons, table, { preview: true });
    expect([status, body.written, body.batch, body.created]).toEqual([200, false, null, 2]);
    expect(body.columns.map(({ field, filled, sample }: Record<string, unknown>) => [field, filled, sample])).toEqual([
      ['name', 3, 'Lind, Ada'],
      ['position.de', 2, 'Dramaturgie'],
      ['position.en', 1, 'Dramaturgy'],
      ['category_id', 3, 'Künstlerische Leitung'],
      ['kind', 2, 'person'],
      [null, 1, '38'],
    ]);
    expect(body.lines).toEqual([
      { line: 2, label: 'Lind, Ada', outcome: 'created', problems: [] },
      { line: 3, label: 'Jörg Ålund', outcome: 'created', problems: [] },
      { line: 4, label: 'Quartett Nord', outcome: 'wrong', problems: ['Bereich des Hauses: „Kapelle“ ist nicht bekannt.'] },
    ]);
    expect(body.rest).toBe(
      '\ufeffName;Aufgabe im Haus;Position in the house (EN);Bereich des Hauses;Art;Schuhgröße;Was nicht stimmt\r\nQuartett Nord;;;Kapelle;Ensemble;;Bereich des Hauses: „Kapelle“ ist nicht bekannt.\r\n',
    );
    expect(await everything(site.db)).toBe(before);
  });

  test('is not written, unless that line is to be left out; mended and sent again it changes nothing else', async () => {
    const before = await everything(site.db);
    expect((await read(persons, table)).body.written).toBe(false);
    expect(await everything(site.db)).toBe(before);
    const some = (await read(persons, table, { skip_wrong: true })).body;
    expect([some.written, some.created]).toEqual([true, 2]);
    const whole = (await read(persons, table.replace('Kapelle', 'Künstlerische Leitung'))).body;
    expect([whole.written, whole.created, whole.changed, whole.unchanged, whole.rest]).toEqual([true, 1, 0, 2, '']);
    const [ada] = (await persons.get('?q=ada')).body.results;
    const entry = (await persons.get(`${ada.id}/history/`)).body.results[0];
    expect([entry.via, entry.batch, entry.action]).toEqual(['import', some.batch, 'created']);
    const undone = await persons.post('undo/', { batch: some.batch });
    expect(undone.body).toMatchObject({ changed: 2, refused: [] });
    expect((await persons.get('?q=ada')).body.count).toBe(0);
  });
});

test('a text in one language leaves the other, an empty cell leaves a field; two records of one key are not guessed at', async () => {
  await read(persons, 'name,position.de,position.en\nEva Krug,Regie,Direction');
  await read(persons, 'name,position.en,biography.de\nEva Krug,Director,');
  const [eva] = (await persons.get('?q=eva&fields=position')).body.results;
  expect(eva.position).toEqual({ de: 'Regie', en: 'Director' });
  await read(persons, 'name;kind\nDoppelt;person');
  await persons.create({ name: 'Doppelt', kind: 'ensemble' });
  expect((await read(persons, 'name;position.de\nDoppelt;Chor')).body.lines[0].problems).toEqual(['„doppelt“ gibt es mehrmals.']);
  expect((await read(persons, `id;name\n${eva.id};Eva Krüger`)).body.changed).toBe(1);
});

test.each([
  ['2026-09-01', '2027-07-31'],
  ['1.9.2026', '31.07.2027'],
  ['01.09.26', '31.7.27'],
  ['46266', '46599'],
  ['2026-09-01 00:00:00', '31.07.2027 00:00'],
])('days are read as spreadsheets write them: %s', async (from, to) => {
  const { body } = await read(seasons, `Name;Erster Tag;Letzter Tag\n2026/27;${from};${to}`, { preview: true });
  expect(body.lines[0]).toMatchObject({ outcome: 'created', problems: [] });
});

test('a day that is none, and one of another country, is a problem of its line', async () => {
  const { body } = await read(seasons, 'Name;Erster Tag;Letzter Tag\nA;31.2.2026;9/1/2027', { preview: true });
  expect(body.lines[0].problems).toEqual(['Erster Tag: „31.2.2026“ passt nicht in dieses Feld.', 'Letzter Tag: „9/1/2027“ passt nicht in dieses Feld.']);
});

test('columns may be named by hand', async () => {
  const { body } = await read(persons, 'Wer;Was\nNora Sand;Ton', { columns: { Wer: 'name', Was: 'position.de' } });
  expect(body).toMatchObject({ written: true, created: 1 });
});

test('what is no table is refused', async () => {
  for (const text of ['', 'Name', '[1]', '{"a":1}', '[{"name":', 'a;b\n"x;y', '[{"name":"a\\u0000b"}]'])
    expect((await read(persons, text)).body.code).toBe('unreadable_file');
});

test('what is exported is read in again without a change; a formula is none', async () => {
  await persons.create({ name: '=HYPERLINK("https://x.example")', names: { de: 'a;b', en: '"q"' } });
  for (const format of ['csv', 'json']) {
    const file = (await persons.get(`export/?format=${format}`)).body;
    expect(file.name).toBe(`personen-2026-11-21.${format}`);
    if (format === 'csv') expect(file.text).toContain('"\'=HYPERLINK(""https://x.example"")"');
    const { body } = await read(persons, file.text);
    expect([body.written, body.created, body.changed, body.unchanged > 3]).toEqual([true, 0, 0, true]);
  }
  const shown = (await persons.get('export/?format=json&q=eva&fields=kind')).body;
  expect(JSON.parse(shown.text)).toEqual([{ id: expect.any(Number), kind: 'person' }]);
});

test('files are read in whatever letters spreadsheets write them', () => {
  const text = 'Größe – „ja“';
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
  const windows = Uint8Array.from([0x47, 0x72, 0xf6, 0xdf, 0x65, 0x20, 0x96, 0x20, 0x84, 0x6a, 0x61, 0x93]);
  expect([Uint8Array.from(Buffer.from(text)), Uint8Array.from(utf16), windows].map(decodeTable)).toEqual([text, text, text]);
});

test('a file of several megabytes is read, of those alone who may read one in', async () => {
  const filler = `;${'x'.repeat(400)}\r\n`;
  const text = `Name;Anmerkung\r\n${Array.from({ length: 4_000 }, (_, n) => `Person ${n}${filler}`).join('')}`;
  expect(text.length).toBeGreaterThan(1_500_000);
  expect((await read(persons, text, { preview: true })).body.created).toBe(4_000);
  const visitor = recordCalls(site, 'persons', await site.signIn('visitor'));
  expect((await read(visitor, text, { preview: true })).body.code).toBe('too_large');
});
