import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../../tests/support/app.ts';
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

const write = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, revision?: number, as = manager) => {
  const match = revision === undefined ? undefined : { 'If-Match': `"${revision}"` };
  const headers = { ...as.headers, ...match, 'Content-Type': 'application/json', 'Idempotency-Key': `cast-test-${++keys}` };
  const response = await site.app.request(`/de/api/cms-productions/${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
};
const read = async (path: string) => (await site.get(path, manager.headers)).json();
const open = async (path: string, as = manager) => (await site.get(`/cms-hub/productions${path}`, as.headers)).text();
const make = async (body: object = {}) => (await write('POST', '', { title: { de: 'Undine', en: 'Ondine' }, type_id: opera, ...body })).body;

describe('a new production', () => {
  test('begins with a form of its own, to which the list leads', async () => {
    expect(await open('')).toMatch(/href="\/cms-hub\/productions\/new"/);
    const html = await open('/new?lang=en');
    expect(html).toMatch(/<h1>New production<\/h1>.*Visitors see it as soon as/s);
    expect(html).toMatch(/<select[^>]*required=""[^>]*><option value="" selected="">/);
    expect(html).not.toContain('Delete production');
  });

  test('is made, found first in the list, and seen by visitors with its first event; deleted only without', async () => {
    const body = { subtitle: { de: 'Oper' }, tag_ids: [], credits: [{ person: { name: 'Ada Lind', kind: 'person' }, role: null }] };
    const { id, revision, credits, event_count } = await make(body);
    expect([credits[0].person.name, event_count]).toEqual(['Ada Lind', 0]);
    expect((await read('/api/cms-productions/')).results[0]).toMatchObject({ id, title: 'Undine', subtitle: 'Oper' });
    expect((await site.get(`/de/api/productions/${id}/`)).status).toBe(404);
    expect(await open(`/${id}`)).toContain('Produktion löschen');
    const event = await insertEvent(site.db, { production_id: id, type_id: opera, date_start: instantAt('2026-12-06', '19:30') });
    expect((await site.get(`/de/api/productions/${id}/`)).status).toBe(200);
    expect(await open(`/${id}`)).not.toContain('Produktion löschen');
    expect((await write('DELETE', `${id}/`, undefined, revision)).body.code).toBe('production_in_use');
    await site.db.deleteFrom('event').where('id', '=', event).execute();
    expect((await write('DELETE', `${id}/`, undefined, revision - 1)).body.code).toBe('stale');
    expect((await write('DELETE', `${id}/`, undefined, revision)).status).toBe(204);
    expect([
      (await site.get(`/api/cms-productions/${id}/`, manager.headers)).status,
      await site.db.selectFrom('credit').selectAll().where('production_id', '=', id).execute(),
    ]).toEqual([404, []]);
  });

  test.each([
    [{ title: { en: 'Ondine' } }, 'invalid_input'],
    [{ type_id: 999_999 }, 'no_such_option'],
    [{ credits: [{ person: { id: 999_999 }, role: null }] }, 'no_such_option'],
    [{ works: [{ work: { id: 999_999 }, note: {} }] }, 'no_such_option'],
    [{ credits: [{ person: { name: ' ', kind: 'person' }, role: null }] }, 'invalid_input'],
    [{ works: [{ work: { title: {}, composer: 'Ada' }, note: {} }] }, 'invalid_input'],
  ])('is not made with %j', async (body, code) => {
    const count = async () => (await site.db.selectFrom('production').select('id').execute()).length;
    const before = await count();
    expect([(await make(body)).code, await count()]).toEqual([code, before]);
  });

  test('is for those in charge of the programme', async () => {
    const editor = await site.signIn('editor');
    expect((await write('POST', '', { title: { de: 'Nein' }, type_id: opera }, undefined, editor)).status).toBe(403);
    expect(await open('/new', editor)).toMatch(/role="alert".*Die Produktionen können gerade nicht gezeigt werden/s);
  });
});

describe('who takes part and what is played', () => {
  test('stands in its order; who, what they do and works are there once, and made where they are new', async () => {
    const { id, revision } = await make();
    const ada = { name: 'Ada Lind', kind: 'person' };
    const first = await write(
      'PATCH',
      `${id}/`,
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
    expect((await write('PATCH', `${id}/`, { credits, works }, revision + 1)).status).toBe(200);
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
