import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../../../tests/support/app.ts';
import { type RecordedQuery, recordingDatabase } from '../../../../../../tests/support/database/recording-database.ts';
import { everything } from '../../../../../../tests/support/everything.ts';
import { recordCalls } from '../../../../../../tests/support/records.ts';
import { instantAt } from '../../../../../i18n/berlin-time.ts';
import { insertEvent, insertProduction } from '../../../../programme/build.ts';
import type { CastGrid, ChangedList } from './contract.ts';

let site: TestApp;
let manager: SignedIn;
let casts: ReturnType<typeof recordCalls>;
let statements: RecordedQuery[] = [];
let [ada, bo, cleo] = [0, 0, 0];
let [tosca, scarpia] = [0, 0];
beforeAll(async () => {
  site = await testApp({
    connection: async (url) => {
      const { recording, queries } = recordingDatabase(url);
      statements = queries;
      return recording;
    },
  });
  manager = await site.signIn('manager');
  casts = recordCalls(site, 'cast', manager);
  const person = async (name: string) =>
    (await site.db.insertInto('person').values({ kind: 'person', name, sort_name: name }).returning('id').executeTakeFirstOrThrow()).id;
  [ada, bo, cleo] = [await person('Ada Lind'), await person('Bo Berg'), await person('Cleo Dorn')];
  const role = async (key: string, de: string) =>
    (
      await site.db
        .insertInto('role')
        .values({ key, name: JSON.stringify({ de }) })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  [tosca, scarpia] = [await role('tosca', 'Tosca'), await role('scarpia', 'Scarpia')];
});

/** A production with Ada as Tosca and Bo as Scarpia, and three dates. */
async function run(days = ['2027-01-01', '2027-01-02', '2027-01-03']) {
  const production_id = await insertProduction(site.db, { title: { de: 'Tosca' } });
  const credits = [
    { production_id, person_id: ada, role_id: tosca, position: 0 },
    { production_id, person_id: bo, role_id: scarpia, position: 1 },
  ];
  await site.db.insertInto('credit').values(credits).execute();
  const dates: number[] = [];
  for (const day of days) dates.push(await insertEvent(site.db, { production_id, is_online: true, date_start: instantAt(day, '19:30') }));
  return { production_id, dates };
}
const grid = async (production: number): Promise<CastGrid> => (await casts.get(`?production=${production}`)).body;
/** Who is Tosca in the production and on each date; in brackets where the date says so itself. */
const toscas = ({ cells, dates }: CastGrid) =>
  [cells, ...dates.map((date) => date.cells)].map((all) => {
    const cell = all.find(({ role_id }) => role_id === tosca);
    const names = cell?.people.map(({ name }) => name.split(' ')[0]).join('+') ?? '';
    return cell?.is_own ? `(${names})` : names;
  });
const change = async (body: object) => casts.post('', { role_id: tosca, seen: [ada], people: [{ id: cleo }], ...body });

test('a role is given to another on one date, from one on, on all; and put back', async () => {
  const { production_id, dates } = await run();
  expect(toscas(await grid(production_id))).toEqual(['Ada', 'Ada', 'Ada', 'Ada']);
  const one = (await change({ production_id, event_id: dates[1], scope: 'date' })).body;
  expect([toscas(one.grid), one.changed]).toEqual([['Ada', 'Ada', '(Cleo)', 'Ada'], 1]);
  const credits = (await (await site.get(`/de/api/events/${dates[1]}/`)).json()).credits;
  expect(credits.map(({ person, stand_in }: { person: { name: string }; stand_in?: { text: string } }) => stand_in?.text ?? person.name)).toEqual([
    'an diesem Termin: Cleo Dorn für Ada Lind',
    'Bo Berg',
  ]);
  const from = (await change({ production_id, event_id: dates[1], scope: 'from', seen: [cleo], people: [{ name: 'Dana Ernst', kind: 'person' }] })).body;
  expect([toscas(from.grid), from.changed]).toEqual([['Ada', 'Ada', '(Dana)', '(Dana)'], 2]);
  const all = (await change({ production_id, event_id: dates[0], scope: 'all' })).body;
  expect(toscas(all.grid)).toEqual(['Cleo', 'Cleo', 'Cleo', 'Cleo']);
  expect(
    (await site.db.selectFrom('credit').select('id').where('event_id', 'in', dates).execute()).length,
    'a date that is like its production has no list',
  ).toBe(0);
  const undone = await casts.post('undo/', { production_id, lists: all.lists });
  expect(toscas(undone.body)).toEqual(['Ada', 'Ada', '(Dana)', '(Dana)']);
});

test('a date with a list of its own follows its production in what it had of it, by the grid and by the form', async () => {
  const { production_id, dates } = await run();
  await change({ production_id, event_id: dates[0], scope: 'date' });
  await casts.post('', { production_id, role_id: scarpia, seen: [bo], people: [{ name: 'Emil Frey', kind: 'person' }], event_id: null, scope: 'production' });
  const scarpias = async () => (await grid(production_id)).dates.map(({ cells }) => cells.find(({ role_id }) => role_id === scarpia)?.people[0]?.name);
  expect(await scarpias()).toEqual(['Emil Frey', 'Emil Frey', 'Emil Frey']);
  const pages = recordCalls(site, 'production-pages', manager);
  const { revision } = (await pages.get(`${production_id}/`)).body;
  const credits = [
    { person: { id: ada }, role: { id: tosca } },
    { person: { id: bo }, role: { id: scarpia } },
  ];
  expect((await pages.change(production_id, revision, { credits })).status).toBe(200);
  expect(await scarpias()).toEqual(['Bo Berg', 'Bo Berg', 'Bo Berg']);
  expect(toscas(await grid(production_id))).toEqual(['Ada', '(Cleo)', 'Ada', 'Ada']);
});

test('what somebody else has changed meanwhile is not overwritten, nor taken back', async () => {
  const { production_id, dates } = await run();
  const { lists } = (await change({ production_id, event_id: dates[0], scope: 'date' })).body as { lists: ChangedList[] };
  const before = await everything(site.db);
  expect((await change({ production_id, event_id: dates[0], scope: 'date' })).body.code).toBe('changed_since');
  expect(await everything(site.db)).toBe(before);
  await change({ production_id, event_id: dates[0], scope: 'date', seen: [cleo], people: [{ id: bo }] });
  expect((await casts.post('undo/', { production_id, lists })).body.code).toBe('changed_since');
});

test('what cannot be is refused', async () => {
  const { production_id, dates } = await run();
  const other = await run();
  expect((await change({ production_id, event_id: other.dates[0], scope: 'date' })).status).toBe(404);
  expect((await casts.post('undo/', { production_id, lists: [{ event_id: other.dates[0], before: [], after: [] }] })).status).toBe(404);
  expect((await change({ production_id, event_id: dates[0], scope: 'date', people: [{ id: 999_999 }] })).body.code).toBe('no_such_option');
  await change({ production_id, event_id: dates[0], scope: 'date', people: [] });
  const none = await change({ production_id, event_id: dates[0], scope: 'date', role_id: scarpia, seen: [bo], people: [] });
  expect(none.body.code).toBe('nobody_left');
  expect((await casts.get('?production=999999')).status).toBe(404);
  expect((await casts.get(`?event=${dates[0]}`)).body.production.id).toBe(production_id);
  const editor = recordCalls(site, 'cast', await site.signIn('editor'));
  expect((await editor.get(`?production=${production_id}`)).status).toBe(403);
});

// Who asks is looked up now and then.
const sent = () => statements.filter(({ text }) => !/"?(user_session|site_user)"?/.test(text)).length;
test('the number of statements is that of a production with one date', async () => {
  const count = async (days: string[]) => {
    const { production_id, dates } = await run(days);
    const start = sent();
    await grid(production_id);
    const read = sent() - start;
    const { body } = await change({ production_id, event_id: dates[0], scope: 'from' });
    expect(body.changed).toBe(days.length);
    return [read, sent() - start - read];
  };
  expect(await count(['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05'])).toEqual(await count(['2027-02-01']));
});
