import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabaseWithUrl } from '../../../../tests/support/database.ts';
import { importCommand } from '../index.server.ts';

const { db, url } = await testDatabaseWithUrl();
const folder = mkdtempSync(join(tmpdir(), 'foyer-import-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  await sql`truncate production, event, room, exhibition_type, season, person, role, work, imported_record restart identity cascade`.execute(db);
});

/** `FOLDER/` stands for the files' folder; `named` is the line with the database. */
async function run(files: { [name: string]: string }, args: string[] = [], env: { [name: string]: string } = {}, databaseUrl = url) {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  let [stdout, stderr] = ['', ''];
  const status = await importCommand(
    [
      ...Object.keys(files)
        .slice(0, 1)
        .map((name) => join(folder, name)),
      ...args,
    ],
    { dataDir: folder, databaseUrl },
    { stdout: { write: (text) => (stdout += text) }, stderr: { write: (text) => (stderr += text) }, env },
  );
  const [named = ''] = /^(?:Datenbank|Database): .*\n/m.exec(stderr) ?? [];
  return { status, stdout, named, stderr: stderr.replace(named, '').replaceAll(`${folder}/`, 'FOLDER/') };
}

const csv = 'Kennung;Titel;Datum;Uhrzeit;Saal\n1;Tosca;21.11.2026;19.30;Großer Saal\n2;Tosca;31.02.2026;;\n3;Tosca;28.11.2026;;Großer Saal\n';
const days = async () => (await db.selectFrom('event').select('day').orderBy('day').execute()).map(({ day }) => day);

describe('the report', () => {
  test('in English, with the wrong line and status 1', async () => {
    const { status, stdout, stderr, named } = await run({ 'a.csv': csv });
    expect(named).toMatch(/^Database: \S*\/foyer_test_\w+\n$/);
    expect(stderr).toBe('FOLDER/a.csv:3: not a date that exists (Datum)\n');
    expect(stdout).toMatch(
      /^Events: 3 read, 2 created, 0 changed, 0 unchanged, 1 wrong\nAlso created: 1 production, 1 room, 1 type, 1 season\n[\d.]+ s, [\d,]+ events per second\n$/,
    );
    expect(status).toBe(1);
  });

  test.each([
    ['leer.ics', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'],
    ['leer.jsonld', '{ "@context": "https://schema.org", "@type": "Organization", "name": "Haus" }'],
  ])('status 1 where a file has no event, with what was looked for: %s', async (name, content) => {
    const { status, stdout, stderr } = await run({ [name]: content });
    expect(stderr).toMatch(new RegExp(`^FOLDER/${name}:1: no event found; looked for \\S`, 'm'));
    expect(stdout).toMatch(/^Events: 0 read/);
    expect(status).toBe(1);
  });

  test('in German, by the surroundings', async () => {
    const { stdout, stderr } = await run({ 'a.csv': csv }, ['--dry-run'], { LANG: 'de_DE.UTF-8' });
    expect(stderr).toBe('FOLDER/a.csv:3: kein Datum, das es gibt (Datum)\n');
    expect(stdout).toMatch(
      /^Probelauf: nichts wurde geschrieben\.\nVeranstaltungen: 3 gelesen, 2 neu, 0 geändert, 0 unverändert, 1 fehlerhaft\nNeu dazu: 1 Produktion, 1 Raum, /,
    );
    expect(await days()).toEqual([]);
  });

  test('status 0 where all is well, also the second time', async () => {
    const good = csv.replace('31.02.', '20.02.');
    expect((await run({ 'a.csv': good })).status).toBe(0);
    const { status, stdout } = await run({ 'a.csv': good });
    expect([status, stdout.split('\n')[0]]).toEqual([0, 'Events: 3 read, 0 created, 0 changed, 3 unchanged, 0 wrong']);
  });

  test('of several files, each by its own format', async () => {
    const files = {
      'a.csv': csv.replace('31.02.', '20.02.'),
      'b.ics': 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:b\nSUMMARY:Jazz\nDTSTART:20261201T200000\nEND:VEVENT\nEND:VCALENDAR\n',
      'c.json': '{"@type": "Event", "@id": "c", "name": "Lesung", "startDate": "2026-12-02"}',
      'd.txt': '[{"@type": "Event", "@id": "c", "name": "Lesung", "startDate": "2026-12-02"}]',
    };
    const { status, stdout, stderr } = await run(
      files,
      ['b.ics', 'c.json', 'd.txt'].map((name) => join(folder, name)),
    );
    expect(stdout).toContain('6 read, 5 created, 0 changed, 0 unchanged, 1 wrong');
    expect(stderr).toBe('FOLDER/d.txt:1: this identifier was already in FOLDER/c.json:1\n');
    expect(status).toBe(1);
  });
});

describe('--shift-to', () => {
  test('moves by whole weeks, from the first date of all files, and again to the same', async () => {
    const good = csv.replace('31.02.', '20.02.');
    const { stderr } = await run({ 'a.csv': good }, ['--shift-to', '2031']);
    expect(stderr).toBe('Shifted by 261 weeks: 2026-02-20 becomes 2031-02-21.\n');
    expect(await days()).toEqual(['2031-02-21', '2031-11-22', '2031-11-29']);
    expect((await run({ 'a.csv': good }, ['--shift-to', '2031'])).stdout).toContain('0 created, 0 changed, 3 unchanged');
  });

  test('has nothing to go by in a file without dates', async () => {
    expect(await run({ 'a.json': '[]' }, ['--shift-to', '2031'])).toMatchObject({
      status: 2,
      stderr: 'None of the files has a date to shift from.\n',
    });
  });
});

describe('what is not possible ends with status 2 and writes nothing', () => {
  test.each([
    ['no file', {}, [], 'Which file?'],
    ['an unknown option', { 'a.csv': csv }, ['--delete'], "Unknown option '--delete'"],
    ['a year that is none', { 'a.csv': csv }, ['--shift-to', '26'], 'This option is not possible: --shift-to 26'],
    ['a format that is none', { 'a.csv': csv }, ['--format', 'pdf'], 'This option is not possible: --format pdf'],
    ['a file that is not there, beside one that is', { 'a.csv': csv }, ['/nowhere.csv'], '/nowhere.csv: cannot be read'],
    ['a folder', { 'a.csv': csv }, [folder], 'cannot be read'],
    ['a table without the columns', { 'b.csv': 'Foo;Bar\n1;2\n' }, [], 'FOLDER/b.csv: the header has no column Titel / Title, Datum / Date'],
    ['an empty file', { 'b.csv': ' \n' }, [], 'FOLDER/b.csv: the file is empty'],
    ['a page of the web', { 'b.html': '<!DOCTYPE html>\n<html><body>Tosca' }, [], 'FOLDER/b.html: an HTML page; please save the JSON-LD in it'],
    ['another format than it is said to be', { 'a.csv': csv }, ['--format', 'ics'], 'FOLDER/a.csv: not an iCalendar file'],
    ['a mapping that is not there', { 'a.csv': csv }, ['--map', '/nowhere.json'], 'The mapping cannot be read: /nowhere.json'],
    ['a mapping that is none', { 'a.csv': csv, 'm.json': '{"rooms": {"A": 1}}' }, ['--map', join(folder, 'm.json')], 'm.json (rooms.A)'],
    ['a mapping of something else', { 'a.csv': csv, 'm.json': '{"halls": {}}' }, ['--map', join(folder, 'm.json')], 'The mapping cannot be read'],
  ])('%s', async (_, files, args, message) => {
    const { status, stderr, stdout } = await run(files, args);
    expect(stderr).toContain(message);
    expect([status, stdout]).toEqual([2, '']);
    expect(await days()).toEqual([]);
  });

  test('a database that is not to be had', async () => {
    const { status, stderr } = await run({ 'a.csv': csv }, [], {}, 'postgres://127.0.0.1:1/none');
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^Stopped: .*ECONNREFUSED/)]);
  });
});

test('--explain says where it finds nothing, in a file or of the event that was asked for', async () => {
  const good = csv.replace('31.02.', '20.02.');
  const empty = await run({ 'leer.ics': 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n' }, ['--explain']);
  expect(empty).toEqual({ status: 1, stdout: '', named: '', stderr: 'FOLDER/leer.ics:1: no event found; looked for events (BEGIN:VEVENT)\n' });
  const one = await run({ 'a.csv': good }, ['--explain', '--event', '2']);
  expect([one.status, one.stderr, one.stdout.split('\n')[0]?.replace(`${folder}/`, '')]).toEqual([0, '', 'a.csv:3 2']);
  expect(await run({ 'a.csv': good }, ['--explain', '--event', '9'])).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'None of the files has an event with the identifier 9; without --event all are shown.\n',
  });
});

test('a mapping names the house’s rooms', async () => {
  await run({ 'a.csv': csv, 'm.json': '{"rooms": {"großer saal": {"de": "Saal 1", "en": "Hall 1"}, "": "Foyer", "__proto__": "Studio"}}' }, [
    '--map',
    join(folder, 'm.json'),
  ]);
  expect(await db.selectFrom('room').select('name').execute()).toEqual([{ name: { de: 'Saal 1', en: 'Hall 1' } }]);
});

test('--help explains every option in both languages', async () => {
  for (const LANG of ['de_DE.UTF-8', 'en_GB.UTF-8']) {
    const { status, stdout, stderr } = await run({}, ['--help'], { LANG });
    expect([status, stderr]).toEqual([0, '']);
    for (const option of ['--dry-run', '--shift-to', '--map', '--format', '--help', 'DATA_DIR', 'DATABASE_URL']) expect(stdout).toContain(option);
  }
});

// Beside the checkout, wherever in it this file lies: a path counted from here once led nowhere, and nobody saw what was skipped.
const real = [
  { file: 'nyphil-2024-26.jsonld', count: 252, unknownTimes: 2 },
  { file: 'nyphil-2004-11.jsonld', count: 1_522, unknownTimes: 14 },
].map((item) => ({ ...item, path: resolve('../shared/data', item.file) }));

for (const { file, path, count, unknownTimes } of real) {
  const hasFile = existsSync(path);
  test.skipIf(!hasFile)(`${file} imports completely${hasFile ? '' : ` – SKIPPED: ../shared/data/${file} is missing`}`, { timeout: 120_000 }, async () => {
    const first = await run({}, [path]);
    expect(first.stderr.replaceAll(/^.* read, \d+\/s\n/gm, '')).toBe(''); // after five seconds it tells how far it is
    expect(first.stdout).toContain(`${count.toLocaleString('en')} read, ${count.toLocaleString('en')} created, 0 changed, 0 unchanged, 0 wrong`);
    expect(first.status).toBe(0);
    const { rows } = await sql`select count(*) as events, count(*) filter (where not time_known) as unknown, count(title) as titles from event`.execute(db);
    expect(rows).toEqual([{ events: count, unknown: unknownTimes, titles: 0 }]);
    const before = await sql`select xmin::text, id from event union all select xmin::text, id from production order by 2, 1`.execute(db);
    const second = await run({}, [path]);
    expect(second.stdout).toMatch(new RegExp(`^Events: .* read, 0 created, 0 changed, ${count.toLocaleString('en')} unchanged, 0 wrong\n[\\d.]+ s`));
    expect((await sql`select xmin::text, id from event union all select xmin::text, id from production order by 2, 1`.execute(db)).rows).toEqual(before.rows);
  });
}

test('the source is that of the last file of this name, and what is known of it is said', async () => {
  await sql`truncate import_source`.execute(db);
  const table = (...rows: string[]) => ['Kennung;Titel;Datum', ...rows, ''].join('\n');
  const first = table('1;Lied;1.11.2031', '2;Tanz;9.11.2031');
  expect((await run({ 'plan 2031-11.csv': first })).stderr).toBe('');
  const dry = await run({ 'plan 2031-11 (1).csv': first }, ['--dry-run'], { LANG: 'de' });
  expect(dry.stderr).toBe('Quelle „plan“: 2 Termine aus früheren Dateien, davon hier 2. Ist es eine andere, nennen Sie sie mit --source NAME.\n');
  const other = await run({ 'plan (2).csv': table('x;Film;1.11.2031', 'y;Film;9.11.2031') }, ['--missing=cancel']);
  expect(other.stderr).toBe(
    'A source of its own, ‘plan #2’: of files called ‘plan’ 2 dates of the same days are known, and none of them is in there. If it belongs to them: --source "plan".\n',
  );
  await run({ 'plan.csv': first }, ['--source', 'Theasoft']);
  const again = await run({ 'plan 2031-12.csv': first });
  expect(again.stderr).toBe('Source ‘Theasoft’: 2 dates of earlier files, of these here 2. If it is another one, name it with --source NAME.\n');
});

test('--source follows what is stored for it, and says which names there are where it is new', async () => {
  const odd = 'Kennung;Titel;Wann;Bühne\n1;Tosca;3/4/2031;GH\n';
  const stored = { columns: { wann: 'date', buehne: 'place' }, date_order: 'month', missing: 'offline' };
  await sql`truncate import_source`.execute(db);
  await sql`insert into import_source (name, key, file_key, reading) values ('Theasoft', 'theasoft', 'alt', ${JSON.stringify(stored)})`.execute(db);
  const { status, stdout, stderr } = await run({ 'plan.csv': odd }, ['--source', 'theasoft']);
  expect([status, stderr, stdout.split('\n')[0]]).toEqual([0, '', 'Events: 1 read, 1 created, 0 changed, 0 unchanged, 0 wrong']);
  expect(await days()).toEqual(['2031-03-04']);
  const other = await run({ 'b.csv': csv.replace('31.02.', '20.02.') }, ['--source', 'Neu', '--dry-run']);
  expect(other.stderr).toBe('The source ‘Neu’ is new. So far there are: Theasoft.\n');
  expect((await run({ 'plan.csv': odd }, ['--source', 'Theasoft', '--explain'])).status).toBe(2);
  expect((await run({ 'plan.csv': odd }, ['--returning', 'perhaps'])).status).toBe(2);
});
