import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../../tests/support/app.ts';
import { recordCalls } from '../../../../../tests/support/records.ts';
import { instantAt } from '../../../../i18n/berlin-time.ts';
import { insertEvent, insertType } from '../../../programme/build.ts';

let site: TestApp;
let manager: SignedIn;
let [keys, opera] = [0, 0];
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  opera = await insertType(site.db, { de: 'Oper', en: 'Opera' });
});

const change = async (id: number, body: object, revision: number) => {
  const headers = { ...manager.headers, 'Content-Type': 'application/json', 'If-Match': `"${revision}"`, 'Idempotency-Key': `cast-test-${++keys}` };
  const response = await site.app.request(`/de/api/cms-production-pages/${id}/`, { method: 'PATCH', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
};
const read = async (path: string) => (await site.get(path, manager.headers)).json();
const open = async (path: string) => (await site.get(`/cms-hub/productions${path}`, manager.headers)).text();
const make = async (told?: object) => {
  const { body } = await recordCalls(site, 'productions', manager).create({ title: { de: 'Undine', en: 'Ondine' }, type_id: opera });
  return told ? (await change(body.id, told, body.revision)).body : read(`/api/cms-production-pages/${body.id}/`);
};

test('a new production is seen by visitors with its first event', async () => {
  const { id, event_count } = await make();
  expect(event_count).toBe(0);
  expect((await site.get(`/de/api/productions/${id}/`)).status).toBe(404);
  await insertEvent(site.db, { production_id: id, type_id: opera, date_start: instantAt('2026-12-06', '19:30') });
  expect((await site.get(`/de/api/productions/${id}/`)).status).toBe(200);
});

test.each([
  [{ type_id: 999_999 }, 'no_such_option'],
  [{ credits: [{ person: { id: 999_999 }, role: null }] }, 'no_such_option'],
  [{ works: [{ work: { id: 999_999 }, note: {} }] }, 'no_such_option'],
  [{ credits: [{ person: { name: ' ', kind: 'person' }, role: null }] }, 'invalid_input'],
  [{ works: [{ work: { title: {}, composer: 'Ada' }, note: {} }] }, 'invalid_input'],
])('a production is not changed with %j', async (body, code) => {
  const before = await make();
  expect((await change(before.id, body, before.revision)).body.code).toBe(code);
  expect(await read(`/api/cms-production-pages/${before.id}/`)).toEqual(before);
});

test('a change of the cast stands in the history, and what was sent as it stood does not', async () => {
  const { id, revision } = await make();
  const credits = [{ person: { name: 'Mira Holm', kind: 'person' }, role: { name: 'Sopran' } }];
  const first = await change(id, { credits }, revision);
  await change(id, { credits, type_id: await insertType(site.db, { de: 'Operette', en: 'Operetta' }) }, first.body.revision);
  const { results } = await read(`/api/cms-productions/${id}/history/`);
  expect(results.map(({ noted }: { noted: string[] }) => noted)).toEqual([[], ['credits'], []]);
});

test('a batch that changes the cast is taken back with it, unless somebody has changed it since', async () => {
  const { id, revision } = await make();
  const sing = (name: string) => ({ credits: [{ person: { name, kind: 'person' }, role: { name: 'Sopran' } }] });
  const first = await change(id, sing('Nora Feld'), revision);
  await sql`update record_history set batch = 'one act of a test' where kind = 'production' and record_id = ${id} and changes ? 'credits'`.execute(site.db);
  const calls = recordCalls(site, 'productions', manager);
  expect((await calls.post('undo/', { batch: 'one act of a test' })).body).toMatchObject({ changed: 1, refused: [] });
  const names = async () => (await read(`/api/cms-production-pages/${id}/`)).credits.map(({ person }: { person: { name: string } }) => person.name);
  expect(await names()).toEqual([]);
  const { revision: now } = await read(`/api/cms-production-pages/${id}/`);
  await change(id, sing('Ilse Brandt'), now);
  expect((await calls.post('undo/', { batch: 'one act of a test' })).body.refused).toHaveLength(1);
  expect(await names()).toEqual(['Ilse Brandt']);
  expect(first.status).toBe(200);
});

describe('who takes part and what is played', () => {
  test('stands in its order; who, what they do and works are there once, and made where they are new', async () => {
    const { id, revision } = await make();
    const ada = { name: 'Ada Lind', kind: 'person' };
    const first = await change(
      id,
      {
        credits: [
          { person: { name: 'Chor am Kai', kind: 'ensemble' }, role: null },
          { person: ada, role: { name: 'Dirigentin' } },
          { person: ada, role: { name: 'Glasharfe' } },
          { person: ada, role: { name: 'glasharfe ' } },
        ],
        works: [
          { work: { title: { de: 'Ebbe' }, composer: 'Ida Kron' }, note: { de: 'Auszüge' } },
          { work: null, note: {} },
          { work: { title: { de: 'Lied' }, composer: '' }, note: {} },
        ],
      },
      revision,
    );
    expect(first.body.credits).toMatchObject([
      { person: { name: 'Chor am Kai', kind: 'ensemble' }, role: null },
      { person: ada, role: { name: 'Musikalische Leitung' } },
      { person: ada, role: { name: 'Glasharfe' } },
    ]);
    expect(first.body.works).toMatchObject([
      { title: { de: 'Ebbe' }, composer: 'Ida Kron', note: { de: 'Auszüge' }, is_intermission: false },
      { title: { de: 'Pause', en: 'Interval' }, composer: '', is_intermission: true },
      { title: { de: 'Lied' }, composer: '', is_intermission: false },
    ]);
    expect(first.body.revision).toBe(revision + 1);
    // By their ids, in another order; the title in English holds for the work.
    const [choir, conductor] = first.body.credits;
    const [ebb] = first.body.works;
    const credits = [conductor, choir].map(({ person, role }) => ({ person: { id: person.id }, role: role && { id: role.id } }));
    const works = [{ work: { id: ebb.id, title: { de: 'Ebbe', en: 'Ebb' } }, note: {} }];
    expect((await change(id, { credits, works }, revision + 1)).status).toBe(200);
    const event = await insertEvent(site.db, { production_id: id, date_start: instantAt('2026-12-06', '19:30') });
    expect(await (await site.get(`/en/api/events/${event}/`)).json()).toMatchObject({
      credits: [{ person: ada, role: { name: 'Conductor' } }, { person: { name: 'Chor am Kai' } }],
      works: [{ id: ebb.id, title: 'Ebb', composer: { name: 'Ida Kron' }, note: '' }],
    });
    // Another production has the same people and works by their names; a title that is not said here is not lost there.
    const other = await make({
      credits: [{ person: ada, role: { name: 'conductor' } }],
      works: [{ work: { title: { de: 'ebbe' }, composer: 'Ida Kron' }, note: {} }],
    });
    expect([other.credits[0], other.works[0].id, other.works[0].title]).toEqual([conductor, ebb.id, { de: 'Ebbe', en: 'Ebb' }]);
    expect(await open(`/${id}?lang=en`)).toMatch(/name="credits" value="c0 c1".*value="Ada Lind".*value="Conductor"/s);
  });

  test('is offered for what is typed', async () => {
    await make({
      credits: [{ person: { name: 'Chor am Kai', kind: 'ensemble' }, role: null }],
      works: [{ work: { title: { de: 'Sturm, op. 100 %' }, composer: 'Ida Kron' }, note: {} }],
    });
    expect(await read('/api/cms-people/?q=kai+chor')).toEqual([{ name: 'Chor am Kai', kind: 'ensemble' }]);
    expect(await read('/api/cms-cast/works/?q=kron+%25')).toEqual([{ title: { de: 'Sturm, op. 100 %' }, composer: 'Ida Kron' }]);
    expect((await read('/en/api/cms-cast/roles/')).map(({ name }: { name: string }) => name)).toContain('Conductor');
  });
});
