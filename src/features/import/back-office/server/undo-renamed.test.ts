import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../../tests/support/app.ts';
import { recordCalls } from '../../../../../tests/support/records.ts';
import { emptyProgramme } from '../../build.server.ts';

const site = await testApp();
const manager = await site.signIn('manager');
let key = 0;
beforeEach(() => emptyProgramme(site.db));

const post = async (path: string, body: object) => {
  const headers = { ...manager.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `undo-renamed-${++key}` };
  const response = await site.app.request(`/de/api/${path}/`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status).toBe(200);
  return response.json();
};
const table = (title: string, time = '19:30') =>
  ['Kennung;Titel;Datum;Uhrzeit;Saal', ...['01', '02'].map((day) => `${day};${title};${day}.11.2031;${time};Ostsaal`)].join('\n');
const read = (text: string) => post('cms-programme-import', { name: 'plan.csv', base64: Buffer.from(text).toString('base64'), preview: false, drafts: false });
const undo = (batch: string) => post('cms-programme-import-undo', { batch });
const calls = (what: string) => recordCalls(site, what, manager);
const productions = async () =>
  (
    await sql<{ line: string }>`select (p.title->>'de') || ' ' || count(e.id) as line from production p left join event e on e.production_id = p.id
      group by p.id order by p.id`.execute(site.db)
  ).rows.map(({ line }) => line);

async function write(what: 'productions' | 'events', fields: object) {
  const [row] = (await calls(what).get('')).body.results;
  const { status, body } = await calls(what).change(row.id, row.revision, fields);
  expect([status, body.fields]).toEqual([200, undefined]);
}

test('a production that was renamed has its name again, and follows both files as before', async () => {
  await read(table('Die Nachtfähre'));
  const { batch } = await read(table('Die Fähre'));
  expect(await productions()).toEqual(['Die Fähre 2']);
  expect((await undo(batch)).refused).toEqual([]);
  expect(await productions()).toEqual(['Die Nachtfähre 2']);
  expect(await read(table('Die Nachtfähre'))).toMatchObject({ created: 0, changed: 0, unchanged: 2, problems: [], made: [] });
  expect(await productions()).toEqual(['Die Nachtfähre 2']);
  expect(await read(table('Die Fähre'))).toMatchObject({ created: 0, problems: [], made: [] });
  expect(await productions()).toEqual(['Die Fähre 2']);
});

test('and the newer file read at once again renames it again', async () => {
  await read(table('Die Nachtfähre'));
  const { batch } = await read(table('Die Fähre', '20:00'));
  await undo(batch);
  expect(await read(table('Die Fähre', '20:00'))).toMatchObject({ created: 0, changed: 2, problems: [], made: [] });
  expect(await productions()).toEqual(['Die Fähre 2']);
});

test('a title that staff have written after the import stays, and is named', async () => {
  await read(table('Die Nachtfähre'));
  const { batch } = await read(table('Die Fähre'));
  await write('productions', { title: { de: 'Fährnacht' } });
  expect((await undo(batch)).refused).toMatchObject([{ label: 'Fährnacht' }]);
  expect(await productions()).toEqual(['Fährnacht 2']);
  for (const title of ['Die Nachtfähre', 'Die Fähre']) {
    const { problems, created, made } = await read(table(title));
    expect([created, made, problems.map(({ text }: { text: string }) => text)]).toEqual([
      0,
      [],
      [expect.stringContaining(`hier „Fährnacht“, in der Datei „${title}“`)],
    ]);
    expect(await productions()).toEqual(['Fährnacht 2']);
  }
});

test('what else staff have written of the production after the import stays, and its dates are as before', async () => {
  await read(table('Die Nachtfähre'));
  const { batch } = await read(table('Die Fähre', '20:00'));
  await write('productions', { description: { de: 'Eine Überfahrt.' } });
  await undo(batch);
  const [row] = (await calls('events').get('')).body.results;
  expect(String(row.date_start)).toContain('T19:30');
  const { body } = await calls('productions').get('');
  expect(await calls('productions').get(`${body.results[0].id}/`)).toMatchObject({ body: { description: { de: 'Eine Überfahrt.' } } });
  expect((await read(table('Die Nachtfähre'))).created).toBe(0);
  expect(await productions()).toEqual(['Die Nachtfähre 2']);
});

test('what staff have written of a date after the import stays, and its time is as before', async () => {
  await read(table('Die Nachtfähre'));
  const { batch } = await read(table('Die Fähre', '20:00'));
  await write('events', { title: { de: 'Premiere auf See' } });
  expect((await undo(batch)).refused).toEqual([]);
  expect(await productions()).toEqual(['Die Nachtfähre 2']);
  const shown = async () =>
    (await calls('events').get('')).body.results.map(({ label, date_start }: Record<string, string>) => [label, date_start?.slice(11, 16)]);
  expect((await shown()).sort()).toEqual([
    ['Die Nachtfähre', '19:30'],
    ['Premiere auf See', '19:30'],
  ]);
  expect(await read(table('Die Nachtfähre', '19:00'))).toMatchObject({ created: 0, changed: 2, made: [] });
  expect((await shown()).sort()).toEqual([
    ['Die Nachtfähre', '19:00'],
    ['Premiere auf See', '19:00'],
  ]);
});

test('the history of a date that its import writes twice has what it came to', async () => {
  await read(table('Die Nachtfähre'));
  const { batch } = await read(table('Die Fähre', '20:00'));
  const { rows } = await sql<{ changes: object }>`
    select changes from record_history where kind = 'event' and batch = ${batch} order by record_id`.execute(site.db);
  expect(rows.map(({ changes }) => Object.keys(changes))).toEqual([['date_start'], ['date_start']]);
});
