import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { resources } from '../../app/resources.ts';
import { operations } from '../../server/site.server.ts';
import { readAction } from './actions.ts';
import { t } from './back-office/strings.ts';

let site: TestApp;
let manager: SignedIn;
let clock = new Date('2026-11-21T17:00:00+01:00');
beforeAll(async () => {
  site = await testApp({ now: () => clock });
  manager = await site.signIn('manager');
});
const list = async (query = '', as = manager) => {
  const response = await site.get(`/de/api/audit/${query}`, as.headers);
  return { status: response.status, body: await response.json() };
};
let keys = 0;
async function write(method: string, path: string, body: unknown, revision?: number) {
  keys += 1;
  const headers = {
    ...manager.headers,
    'Content-Type': 'application/json',
    'Idempotency-Key': `audit-key-${keys}`,
    ...(revision && { 'If-Match': `"${revision}"` }),
  };
  return (await site.app.request(`/de/pageeditor-api/${path}`, { method, headers, body: JSON.stringify(body) })).json();
}

test('every call that staff write with is named in words', () => {
  const calls = operations.flatMap(({ endpoint }) => (endpoint.write ? [`${endpoint.method} ${endpoint.path}`] : []));
  expect(calls.length).toBeGreaterThan(30);
  for (const call of calls)
    expect({ call, isNamed: Object.hasOwn(t.table, readAction(call, (path) => resources.byPath(path)?.name)?.verb ?? '') }).toEqual({ call, isNamed: true });
});

test('who has changed what is told with the name of the thing; the same within the hour is one entry', async () => {
  const page = await write('POST', 'pages/', { urls: { de: '/de/neu' }, title: { de: 'Neue Seite' } });
  const { id } = await site.db.selectFrom('container').select('id').where('object_id', '=', page.id).executeTakeFirstOrThrow();
  const insert = (block: string) => ({ kind: 'insertBlock', place: { parent: null, column: 0, index: 0 }, block: { id: block, type: 'quote', fields: {} } });
  await write('POST', `container/${id}/commands/`, { commands: [insert('a')] }, 1);
  clock = new Date(clock.getTime() + 30 * 60_000);
  await write('POST', `container/${id}/commands/`, { commands: [insert('b')] }, 2);
  clock = new Date(clock.getTime() + 2 * 3_600_000);
  await write('POST', `container/${id}/commands/`, { commands: [insert('c')] }, 3);
  const { body } = await list();
  expect(body.results.map(({ verb, title, times }: Record<string, unknown>) => [verb, title, times])).toEqual([
    ['edited', 'Neue Seite', 1],
    ['edited', 'Neue Seite', 2],
    ['created', 'Neue Seite', 1],
  ]);
  expect(body.results[0]).toMatchObject({ kind: 'content', user: { name: 'Ada Lang' }, url: '/de/neu' });
  expect((await list('?kind=page')).body.count).toBe(1);
  expect((await list('?q=nobody')).body.count).toBe(0);
});

test('what is refused is not in it, and editors may not read it', async () => {
  const { count } = (await list()).body;
  await write('POST', 'pages/', { urls: { de: '/de/neu' }, title: { de: 'Noch einmal' } });
  expect((await list()).body.count).toBe(count);
  expect((await list('', await site.signIn('editor'))).status).toBe(403);
});

test('a record is named by what it is declared as, and by what it is called', async () => {
  const headers = { ...manager.headers, 'Content-Type': 'application/json', 'Idempotency-Key': 'audit-of-a-record' };
  await site.app.request('/de/api/cms-genres/', { method: 'POST', headers, body: JSON.stringify({ name: { de: 'Kammermusik' } }) });
  const { results, kinds } = (await list('?kind=genre')).body;
  expect(results).toMatchObject([{ kind: 'genre', kind_label: 'Genre', verb: 'created', title: 'Kammermusik' }]);
  expect(kinds).toContainEqual({ value: 'genre', label: 'Genre' });
  expect((await list('?kind=__proto__')).body.count).toBe(0);
});

test('an entry goes after a year', async () => {
  await site.db.updateTable('audit_log').set({ at: '2025-11-01T12:00:00Z', last_at: '2025-11-01T12:00:00Z' }).execute();
  await write('POST', 'pages/', { urls: { de: '/de/viel-spaeter' }, title: { de: 'Später' } });
  expect((await list()).body.results).toMatchObject([{ verb: 'created', title: 'Später' }]);
});
