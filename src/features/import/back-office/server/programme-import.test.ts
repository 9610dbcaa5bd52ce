import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../../tests/support/app.ts';
import { everything } from '../../../../../tests/support/everything.ts';
import { recordCalls } from '../../../../../tests/support/records.ts';
import { xlsxOf } from '../../sheet/build.server.ts';

let site: TestApp;
let manager: SignedIn;
let key = 0;
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
});

const post = async (path: string, body: object, by: SignedIn = manager) => {
  const headers = { ...by.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `import-test-${++key}` };
  const response = await site.app.request(`/de/api/${path}/`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
};
const read = (text: string | Buffer, more: object = {}) =>
  post('cms-programme-import', { name: 'saison.csv', base64: Buffer.from(text as string).toString('base64'), ...more });
const events = async (query = '') => (await recordCalls(site, 'events', manager).get(query)).body.results;

// As a spreadsheet writes it.
const season = [
  'Kennung;Titel;Datum;Uhrzeit;Saal;Art;Mitwirkende',
  'S-1;Die Nachtfähre;04.12.2026;19:30;Ostsaal;Oper;Ada Lind (Dirigentin)',
  'S-2;Die Nachtfähre;31.11.2026;19:30;Ostsaal;Oper;Ada Lind (Dirigentin)',
  'S-3;Lied am Kai;06.12.2026;;Ostsaal;Konzert;',
].join('\r\n');

test('a preview has the numbers of the real run, and writes nothing', async () => {
  const before = await everything(site.db);
  const { status, body } = await read(season);
  expect([status, body.written, body.batch, body.format]).toEqual([200, false, null, 'csv']);
  expect(body).toMatchObject({ read: 3, created: 2, changed: 0, unchanged: 0, wrong: 1 });
  expect(body.made).toContain('1 Raum');
  expect(body.problems).toEqual([{ line: 3, lines: '3', times: 1, text: 'Datum: kein Datum, das es gibt', is_wrong: true }]);
  expect(body.dates.map(({ label, action }: Record<string, string>) => [label, action])).toEqual([
    ['Die Nachtfähre', 'created'],
    ['Lied am Kai', 'created'],
  ]);
  expect(await everything(site.db)).toBe(before);
});

test('what is right is written at once, offline; the wrong line comes back under its headings, and mended it is read in', async () => {
  const { body } = await read(season, { preview: false });
  expect([body.written, body.created]).toEqual([true, 2]);
  expect((await events()).map(({ is_online }: { is_online: boolean }) => is_online)).toEqual([false, false]);
  expect(body.rest.split('\r\n').slice(0, 2)).toEqual([
    '\ufeffKennung;Titel;Datum;Uhrzeit;Saal;Art;Mitwirkende;Was nicht stimmt',
    'S-2;Die Nachtfähre;31.11.2026;19:30;Ostsaal;Oper;Ada Lind (Dirigentin);Datum: kein Datum, das es gibt',
  ]);
  const mended = await read(body.rest.replace('31.11.', '30.11.'), { preview: false });
  expect(mended.body).toMatchObject({ created: 1, wrong: 0, made: [] });
});

test('a newer file says of each date what is changed; it is taken back as one, and what was changed since stays', async () => {
  const moved = season.replace('31.11.', '30.11.').replace('04.12.2026;19:30;Ostsaal', '05.12.2026;20:00;Studio').replace('S-3', 'S-4');
  const { body } = await read(moved, { preview: false });
  expect(body).toMatchObject({ created: 1, changed: 1, unchanged: 1 });
  const changed = body.dates.find(({ action }: { action: string }) => action === 'changed');
  expect([changed.former_start, changed.changes.sort()]).toEqual(['2026-12-04T19:30:00+01:00', ['Beginn', 'Raum']]);
  const one = (await events('?q=fähre&sort=date_start')).at(-1);
  await recordCalls(site, 'events', manager).change(one.id, one.revision, { preline: { de: 'Premiere' } });
  const undone = await post('cms-programme-import-undo', { batch: body.batch });
  expect(undone.body.taken_back).toBeGreaterThan(0);
  expect((await events('?q=fähre&sort=date_start')).map(({ date_start }: { date_start: string }) => date_start.slice(0, 10))).toEqual([
    '2026-11-30',
    '2026-12-04',
  ]);
  expect((await events('?q=lied')).length).toBe(1);
});

test('what is made for an import alone goes into the bin with it', async () => {
  const count = async () => (await recordCalls(site, 'productions', manager).get('')).body.count;
  const before = await count();
  const { body } = await read('Kennung;Titel;Datum;Saal\nX-1;Ein Versuch;12.12.2026;Dachboden', { preview: false });
  expect(await count()).toBe(before + 1);
  expect((await post('cms-programme-import-undo', { batch: body.batch })).body.refused).toEqual([]);
  expect(await count()).toBe(before);
  expect((await recordCalls(site, 'rooms', manager).get('?q=dachboden')).body.count).toBe(0);
});

test('what holds for many lines is said once with all of them, and hides no wrong line', async () => {
  const row = (number: number) => `Z-${number};Titel;${number === 400 ? '31.11.2031' : `${1 + (number % 28)}.3.2031`};ausverkauft`;
  const { body } = await read(['Kennung;Titel;Datum;Status', ...Array.from({ length: 450 }, (_, index) => row(index + 2))].join('\n'), { name: 'lang.csv' });
  expect(body.problems).toMatchObject([
    { line: 400, lines: '400', times: 1, is_wrong: true },
    { line: 2, lines: '2–399, 401–451', times: 449, is_wrong: false },
  ]);
  expect([body.more, body.rest.split('\r\n').length]).toEqual([{ wrong: 0, notes: 0 }, 3]);
});

test('more different words than can be shown are counted', async () => {
  const rows = Array.from({ length: 230 }, (_, index) => `K-${index};A;1.3.2031;https://haus.example/a ${index}`);
  const { body } = await read(['Kennung;Titel;Datum;Tickets', ...rows].join('\n'), { name: 'viel.csv' });
  expect([body.problems.length, body.more]).toEqual([200, { wrong: 0, notes: 30 }]);
});

test('bytes come as they are: a spreadsheet, and a table of an old Mac', async () => {
  const cell = (name: string, text: string) => `<c r="${name}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (number: number, ...texts: string[]) => `<row r="${number}">${texts.map((text, index) => cell(`${'ABC'[index]}${number}`, text)).join('')}</row>`;
  const sheet = `<sheetData>${row(1, 'Kennung', 'Titel', 'Datum')}${row(2, 'T-1', 'Tabelle', '12.12.2026')}${row(3, 'T-2', 'Falsch', '31.11.2026')}</sheetData>`;
  const table = await read(xlsxOf({ sheets: { Saison: sheet } }), { name: 'saison.xlsx' });
  expect(table.body).toMatchObject({ format: 'xlsx', created: 1, wrong: 1, problems: [{ line: 3 }] });
  expect(table.body.rest).toContain('T-2;Falsch;31.11.2026;Datum: kein Datum');
  const old = await read(
    Buffer.concat([
      Buffer.from('Kennung;Titel;Datum\rX;Fr'),
      Buffer.from([0x9f]),
      Buffer.from('hlingsgr'),
      Buffer.from([0x9f, 0xa7]),
      Buffer.from('e;12.12.2026\r'),
    ]),
  );
  expect([old.body.dates[0]?.label, old.body.problems[0]?.text]).toEqual(['Frühlingsgrüße', 'nicht in UTF-8; gelesen als Mac Roman']);
});

test('dates that the source has no more are shown, taken offline by choice, and come back with all else when the import is taken back', async () => {
  const file = (...rows: string[]) => ['Kennung;Titel;Datum;Uhrzeit;Saal', ...rows].join('\n');
  const [first, second, third] = [10, 11, 12].map((day) => `G-${day};Gast ${day};${day}.03.2031;20:00;Ostsaal`) as [string, string, string];
  await read(file(first, second, third), { preview: false, drafts: false, name: 'gäste 2030.csv' });
  const newer = file(first.replace('20:00', '21:00'), third);
  const shown = await read(newer, { name: 'gäste 2031.csv', missing: 'offline' });
  expect(shown.body).toMatchObject({ changed: 1, gone_count: 1, gone: [{ label: 'Gast 11', done: 'offline', date_start: '2031-03-11T20:00:00+01:00' }] });
  const { body } = await read(newer, { name: 'gäste 2031.csv', missing: 'offline', preview: false });
  const state = async () =>
    (await events('?q=gast&sort=date_start')).map((row: Record<string, unknown>) => `${String(row.date_start).slice(8, 16)} ${row.is_online}`);
  expect(await state()).toEqual(['10T21:00 true', '11T20:00 false', '12T20:00 true']);
  expect((await post('cms-programme-import-undo', { batch: body.batch })).body.refused).toEqual([]);
  expect(await state()).toEqual(['10T20:00 true', '11T20:00 true', '12T20:00 true']);
  // What was taken back is nobody's change: the next import is not kept from it.
  expect((await read(newer, { name: 'gäste.csv' })).body).toMatchObject({ changed: 1, gone_count: 1, problems: [] });
});

test.each([
  ['', 'die Datei ist leer'],
  ['<!doctype html><p>Programm', 'HTML-Seite'],
])('%j is refused in words', async (text, words) => {
  const { status, body } = await read(text);
  expect([status, body.code]).toEqual([422, 'unreadable_file']);
  expect(body.message).toContain(words);
});

test('a table without title or date is shown with its headings, and read as one says; written it is not', async () => {
  const text = 'Wann;Was;Wo\n2.1.2034 20:00;Rätsel;Hof';
  const shown = await read(text, { name: 'fremd.csv' });
  expect([shown.status, shown.body.read, shown.body.problems]).toEqual([
    200,
    0,
    [{ line: 1, lines: '1', times: 1, text: 'in der Kopfzeile fehlen die Spalten Titel / Title, Datum / Date', is_wrong: true }],
  ]);
  expect(shown.body.table.headings.map(({ key, column }: Record<string, string>) => [key, column])).toEqual([
    ['wann', null],
    ['was', null],
    ['wo', null],
  ]);
  expect((await read(text, { name: 'fremd.csv', preview: false })).status).toBe(422);
  const reading = { columns: { wann: 'date', was: 'title_de', wo: 'place' } };
  const { body } = await read(text, { name: 'fremd.csv', reading, source: 'Fremd', preview: false });
  expect([body.read, body.created]).toEqual([1, 1]);
  expect((await read(text, { name: 'fremd.csv' })).body).toMatchObject({ source: { name: 'Fremd', is_new: false }, read: 1, unchanged: 1 });
});

test('of a table without a title the headings that are known show as what they are read', async () => {
  const { body } = await read('Stück;Tag;Beginn;Saal\nRätsel;02.01.2034;20:00;Hof', { name: 'ohne Titel.csv' });
  expect(body.table.headings.map(({ column }: Record<string, string>) => column)).toEqual([null, 'date', 'time', 'place']);
});

test('what a file has no room or kind for is asked in the language of who reads it in', async () => {
  const body = JSON.stringify({ name: 'ohne.csv', base64: Buffer.from('Kennung;Titel;Datum\nO-1;Ohne Raum;12.03.2033').toString('base64') });
  const headers = { ...manager.headers, 'Content-Type': 'application/json', 'Idempotency-Key': 'import-test-in-english' };
  const report = await (await site.app.request('/en/api/cms-programme-import/', { method: 'POST', headers, body })).json();
  expect(report.names.map(({ name }: { name: string }) => name)).toContain('Venue to be announced'); // a kind was made by a test before
});

test('editors may not read one in, and what is no import is not taken back', async () => {
  expect((await post('cms-programme-import', { base64: '' }, await site.signIn('editor'))).status).toBe(403);
  expect((await post('cms-programme-import-undo', { batch: 'no-such-act' })).body.code).toBe('no_such_import');
});

describe('what stayed when an import was taken back', () => {
  const table = (identifier: string, title: string, time: string) =>
    `Kennung;Titel;Datum;Uhrzeit;Saal;Produktion\n${identifier};${title};12.03.2032;${time};Ostsaal;Bleibt ${identifier}`;
  const shown = async (identifier: string) => {
    const [row] = await events(`?q=${identifier}`);
    return [row.label, String(row.date_start).slice(11, 16)];
  };
  const correct = async (identifier: string) => {
    const [row] = await events(`?q=${identifier}`);
    await recordCalls(site, 'events', manager).change(row.id, row.revision, { title: { de: 'Von Hand' } });
  };
  const undoMethods = {
    'as an import': (batch: string) => post('cms-programme-import-undo', { batch }),
    'as any change of many': (batch: string) => recordCalls(site, 'events', manager).post('undo/', { batch }),
  };

  test.each(Object.entries(undoMethods))('is remembered, taken back %s: a date that was made', async (method, undo) => {
    const identifier = method === 'as an import' ? 'U-1' : 'U-2';
    const { body } = await read(table(identifier, 'Lied', '19:30'), { preview: false });
    await correct(identifier);
    expect((await undo(body.batch)).body.refused[0]).toMatchObject({ label: 'Von Hand' });
    const again = await read(table(identifier, 'Liederabend', '20:00'), { preview: false });
    expect(await shown(identifier)).toEqual(['Von Hand', '20:00']);
    expect(again.body.problems).toMatchObject([{ text: expect.stringContaining('Titel') }]);
  });

  test.each(Object.entries(undoMethods))('is remembered, taken back %s: a date that was changed', async (method, undo) => {
    const identifier = method === 'as an import' ? 'V-1' : 'V-2';
    await read(table(identifier, 'Lied', '19:30'), { preview: false });
    const { body } = await read(table(identifier, 'Lied', '20:00'), { preview: false });
    await correct(identifier);
    const [row] = await events(`?q=${identifier}`);
    await recordCalls(site, 'events', manager).change(row.id, row.revision, { date_start: '2032-03-12T20:30:00+01:00' });
    expect((await undo(body.batch)).body.refused.length).toBeGreaterThan(0);
    const [standing] = await events(`?q=${identifier}`);
    await recordCalls(site, 'events', manager).change(standing.id, standing.revision, { date_start: '2032-03-12T20:00:00+01:00' });
    await read(table(identifier, 'Lied', '21:00'), { preview: false });
    expect(await shown(identifier)).toEqual(['Von Hand', '21:00']);
  });

  test.each(Object.entries(undoMethods))('else is forgotten, taken back %s: the next import writes as before', async (method, undo) => {
    const identifier = method === 'as an import' ? 'W-1' : 'W-2';
    await read(table(identifier, 'Lied', '19:30'), { preview: false });
    const { body } = await read(table(identifier, 'Lied', '20:00'), { preview: false });
    expect((await undo(body.batch)).body.refused).toEqual([]);
    expect((await read(table(identifier, 'Lied', '21:00'), { preview: false })).body).toMatchObject({ changed: 1, problems: [] });
    expect(await shown(identifier)).toEqual(['Lied', '21:00']);
  });
});

test('a date that was cancelled as missing is the import’s again when that is taken back', async () => {
  const rows = [14, 15, 16].map((day) => `C-${day};Abgesagt ${day};${day}.03.2033;20:00;Ostsaal`);
  const file = ['Kennung;Titel;Datum;Uhrzeit;Saal', ...rows].join('\n');
  await read(file, { preview: false, name: 'c.csv' });
  const without = file.replace(/^C-15.*\n/m, '');
  const cancel = { preview: false, missing: 'cancel', name: 'c.csv' };
  const { body } = await read(without, cancel);
  expect(body.gone).toMatchObject([{ label: 'Abgesagt 15', done: 'cancelled' }]);
  expect((await post('cms-programme-import-undo', { batch: body.batch })).body.refused).toEqual([]);
  expect((await read(without, cancel)).body.gone).toMatchObject([{ label: 'Abgesagt 15', done: 'cancelled' }]);
});

test('what staff have changed is named beside what the file says, with names in place of numbers; a date that its production changes is listed', async () => {
  const head = 'Kennung;Titel;Beschreibung;Datum;Uhrzeit;Saal;Mitwirkende';
  const row = (title: string, about: string, time: string, hall: string, cast: string) => `${head}\nK-1;${title};${about};24.10.2031;${time};${hall};${cast}`;
  const send = (text: string, more: object = {}) => read(text, { name: 'kai.csv', ...more });
  await send(row('Kaimusik', 'Alt.', '19:30', 'Ostsaal', 'Ada Lind (Dirigentin)'), { preview: false });
  const listed = await send(row('Kaimusik', 'Neu.', '19:30', 'Ostsaal', 'Ada Lind (Dirigentin)'));
  expect([listed.body.changed, listed.body.dates.map(({ label, changes }: { label: string; changes: string[] }) => [label, changes])]).toEqual([
    1,
    [['Kaimusik', ['Beschreibung (Produktion)']]],
  ]);
  const [one] = await events('?q=kaimusik');
  await recordCalls(site, 'events', manager).change(one.id, one.revision, { title: { de: 'Musik am Kai' }, date_start: '2031-10-24T18:00:00+02:00' });
  const { body } = await send(row('Kaimusik', 'Alt.', '20:00', 'Ostsaal', 'Ada Lind (Dirigentin)'));
  expect(body.problems.map(({ text }: { text: string }) => text)).toContainEqual(
    expect.stringMatching(
      /Beginn und Ende: hier „Fr 24\/10\/2031, 18\.00.*“, in der Datei „Fr 24\/10\/2031, 20\.00“.*Titel \(de\): hier „Musik am Kai“, in der Datei „Kaimusik“|Titel \(de\): hier „Musik am Kai“, in der Datei „Kaimusik“.*Beginn und Ende: hier „Fr 24\/10\/2031, 18\.00.*“, in der Datei „Fr 24\/10\/2031, 20\.00“/,
    ),
  );
});
