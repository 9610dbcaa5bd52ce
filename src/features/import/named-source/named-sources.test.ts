import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { everything } from '../../../../tests/support/everything.ts';
import { emptyProgramme, importText } from '../build.server.ts';
import { findSource } from './named-sources.server.ts';

const site: TestApp = await testApp();
const manager: SignedIn = await site.signIn('manager');
let key = 0;
beforeEach(() => emptyProgramme(site.db));

async function read(text: string, more: object = {}) {
  const headers = { ...manager.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `sources-${++key}` };
  const body = JSON.stringify({ name: 'spielplan 2031.csv', base64: Buffer.from(text).toString('base64'), ...more });
  return (await site.app.request('/de/api/cms-programme-import/', { method: 'POST', headers, body })).json();
}
const room = async (name: string) => {
  const { rows } = await sql<{ id: number }>`insert into room (name, venue_id) select ${JSON.stringify({ de: name })}, min(id) from venue returning id`.execute(
    site.db,
  );
  return rows[0]?.id ?? 0;
};
const starts = async () =>
  (
    await sql<{ line: string }>`select concat_ws(' ', to_char(e.date_start at time zone 'Europe/Berlin', 'DD.MM. HH24:MI'), r.name->>'de', e.status) as line
      from event e join room r on r.id = e.room_id order by e.date_start`.execute(site.db)
  ).rows.map(({ line }) => line);

const table = 'Kennung;Titel;Datum;Uhrzeit;Bühne\n1;Lied;3/4/2031;20:00;GH\n2;Tanz;5/4/2031;20:00;GH\n3;Spiel;5/6/2031;20:00;Keller\n';

describe('a source by name', () => {
  test('guesses are said with their lines, corrected, stored as the file is read in, and hold by themselves the next time', async () => {
    const hall = await room('Großes Haus');
    const before = await everything(site.db);
    const shown = await read(table);
    expect(shown).toMatchObject({ source: { name: '', is_new: false }, sources: [], table: { line: 1, has_unclear_dates: true } });
    expect(shown.problems.map(({ line, text }: Record<string, unknown>) => `${line} ${text}`)).toEqual([
      '2 Datum: Tag und Monat lassen sich nicht unterscheiden; überall gelesen als Tag zuerst, wie 3/4/2031',
      '1 unbekannte Spalten, nicht gelesen: Bühne',
    ]);
    expect(shown.table.headings.at(-1)).toEqual({ heading: 'Bühne', key: 'buehne', column: null });
    const columns = { columns: { buehne: 'place' }, date_order: 'month' };
    const mapped = await read(table, { source: 'Theasoft', reading: columns });
    expect(mapped.names.filter(({ kind }: { kind: string }) => kind === 'rooms')).toEqual([
      { kind: 'rooms', key: 'gh', name: 'GH', line: 2, id: null },
      { kind: 'rooms', key: 'keller', name: 'Keller', line: 4, id: null },
    ]);
    expect(mapped.options.rooms).toContainEqual(expect.objectContaining({ id: hall, label: 'Großes Haus' }));
    expect(mapped.options.rooms.map(({ label }: { label: string }) => label)).not.toContain('GH'); // it would be made by this import
    expect(await everything(site.db)).toBe(before);
    const reading = { ...columns, rooms: { gh: hall } };
    await read(table, { source: 'Theasoft', reading, preview: false, missing: 'cancel', returning: 'restore' });
    expect(await starts()).toEqual(['04.03. 20:00 Großes Haus scheduled', '04.05. 20:00 Großes Haus scheduled', '06.05. 20:00 Keller scheduled']);
    const again = await read(table, { name: 'Spielplan 2032.csv' });
    expect(again).toMatchObject({ source: { name: 'Theasoft', is_new: false }, sources: ['Theasoft'], unchanged: 3, problems: [] });
    expect(again.reading).toMatchObject({ ...reading, missing: 'cancel', returning: 'restore' });
    expect(again.names).toContainEqual({ kind: 'rooms', key: 'gh', name: 'GH', line: 2, id: hall });
    expect((await read(table, { source: '' })).source.name).toBe('');
  });

  test('what was imported before it had a name is its own; another file name is the same source', async () => {
    const [head, first, second, third] = table.split('\n') as [string, string, string, string];
    await read([head, first, second, third].join('\n'), { preview: false });
    const newer = await read([head, first, third].join('\n'), { name: 'spielplan 2032.csv', source: 'Theasoft', preview: false, missing: 'cancel' });
    expect(newer.gone).toMatchObject([{ label: 'Tanz', done: 'cancelled' }]);
    const back = await read([head, first, second, third].join('\n'), { name: 'export.csv', source: 'Theasoft' });
    expect([back.source.name, back.returned]).toMatchObject(['Theasoft', [{ label: 'Tanz', was: 'cancelled', done: 'named' }]]);
    const taken = await read([head, first, second, third].join('\n'), { source: 'Theasoft', returning: 'restore', preview: false });
    expect([taken.returned_count, taken.changed]).toEqual([1, 1]);
    expect((await starts()).filter((line) => line.endsWith('cancelled'))).toEqual([]);
  });

  test('a file that has none of the dates of the same days is said to be another source, and nothing becomes of those by a stored choice', async () => {
    const csv = (...rows: string[]) => ['Kennung;Titel;Datum', ...rows].join('\n');
    await read(csv('1;Lied;1.4.2031', '2;Tanz;9.4.2031'), { source: 'Theasoft', preview: false, missing: 'cancel' });
    const again = await read(csv('1;Lied;1.4.2031', '3;Spiel;9.4.2031'));
    expect([again.source.name, again.settled, again.reading.missing, again.gone_count]).toEqual([
      'Theasoft',
      { name: 'Theasoft', dates: 2, again: 1, others: 0, other: '' },
      'cancel',
      1,
    ]);
    const foreign = csv('a;Film;1.4.2031', 'b;Film;9.4.2031');
    const doubtful = await read(foreign);
    expect([doubtful.settled, doubtful.reading.missing]).toEqual([{ name: 'Theasoft', dates: 2, again: 0, others: 2, other: 'Theasoft' }, null]);
    const own = await read(foreign, { source: 'Kino', missing: 'cancel', preview: false });
    expect([own.settled, own.gone_count]).toEqual([{ name: 'Kino', dates: 0, again: 0, others: 0, other: '' }, 0]);
    expect((await starts()).filter((line) => line.endsWith('cancelled'))).toEqual([]);
  });

  test('of files without a name of the source as well, which the screen can be told otherwise', async () => {
    const csv = (...rows: string[]) => ['Kennung;Titel;Datum', ...rows].join('\n');
    await read(csv('1;Lied;1.4.2031', '2;Tanz;9.4.2031'), { name: 'export.csv', preview: false });
    const foreign = { name: 'export (1).csv' };
    const text = csv('a;Film;1.4.2031', 'b;Film;9.4.2031');
    const shown = await read(text, foreign);
    expect([shown.source.name, shown.settled, shown.file_sources, shown.gone_count]).toEqual([
      '',
      { name: 'export #2', dates: 0, again: 0, others: 2, other: 'export' },
      ['export'],
      0,
    ]);
    const before = await everything(site.db);
    const same = await read(text, { ...foreign, source: 'export' });
    expect([same.settled, same.gone_count]).toEqual([{ name: 'export', dates: 2, again: 0, others: 0, other: '' }, 2]);
    expect(await everything(site.db)).toBe(before);
    const named = await read(text, { ...foreign, source: 'Kino', preview: false });
    expect([named.settled, named.gone_count]).toEqual([{ name: 'Kino', dates: 0, again: 0, others: 2, other: 'export' }, 0]);
    expect((await read(csv('1;Lied;1.4.2031', '4;Spiel;9.4.2031'), { name: 'export.csv', source: '' })).settled).toMatchObject({
      name: 'export',
      dates: 2,
      again: 1,
    });
  });

  test('a file on days of none of several sources of its name is the next of the largest, which is said, and another’s where one says so', async () => {
    const csv = (...rows: string[]) => ['Kennung;Titel;Datum', ...rows].join('\n');
    await read(csv('1;Lied;1.4.2031', '2;Tanz;5.4.2031', '3;Spiel;9.4.2031'), { name: 'export.csv', preview: false });
    await read(csv('a;Film;2.4.2031', 'b;Film;8.4.2031'), { name: 'export.csv', preview: false });
    const next = csv('c;Film;1.5.2031');
    expect((await read(next, { name: 'export.csv' })).settled).toEqual({ name: 'export', dates: 3, again: 0, others: 0, other: 'export #2' });
    await read(next, { name: 'export.csv', source: 'export #2', preview: false });
    const later = await read(csv('b;Film;8.4.2031', 'd;Film;1.5.2031'), { name: 'kino.csv', source: 'export #2' });
    expect([later.settled, later.gone.map(({ label }: { label: string }) => label)]).toEqual([
      { name: 'export #2', dates: 3, again: 1, others: 0, other: '' },
      ['Film'],
    ]);
  });

  test('a room that is deleted since is asked for again; separators, encodings and dates that do not carry on are as one says', async () => {
    const hall = await room('Weg');
    const text = 'Kennung,Titel;Datum;Uhrzeit;Saal\n1;A;1.2.2031;20:00;GH\n2;B;;21:00;GH\n';
    const reading = { delimiter: ';', columns: { 'kennung titel': 'title_de' }, rooms: { gh: hall }, carries_dates: false };
    const one = await read(text, { source: 'Eins', reading });
    expect([one.read, one.wrong]).toEqual([2, 2]); // five cells below four headings
    const row = text.replaceAll(/^(\d);/gm, '');
    const two = await read(row, { source: 'Eins', reading });
    expect([two.created, two.wrong]).toEqual([1, 1]);
    expect(two.problems.map(({ text }: { text: string }) => text)).toContain('Datum: kein Datum, das es gibt');
    await sql`delete from room where id = ${hall}`.execute(site.db);
    expect((await read(row, { source: 'Eins', reading })).names).toContainEqual({ kind: 'rooms', key: 'gh', name: 'GH', line: 2, id: null });
  });

  test('holds for the command too', async () => {
    const hall = await room('Großes Haus');
    const reading = { columns: { buehne: 'place' }, date_order: 'month', rooms: { gh: hall, keller: hall } };
    await read(table, { source: 'Theasoft', reading, preview: false });
    const named = await findSource(site.db, { name: 'theasoft', fileKey: '' });
    const stats = await importText(site.db, table, { format: 'csv', name: 'irgendwas.csv', named });
    expect([stats.unchanged, stats.made.rooms, stats.problems]).toEqual([3, 0, []]);
    const other = await importText(site.db, table, {
      format: 'csv',
      name: 'neu.csv',
      named: await findSource(site.db, { name: 'Neu', fileKey: '' }),
      dryRun: true,
    });
    expect([other.read, (await findSource(site.db, { name: 'Neu', fileKey: '' }))?.isNew]).toEqual([3, true]);
  });
});
