import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';

let site: TestApp;
let [press, other, planner]: SignedIn[] = [];
beforeAll(async () => {
  site = await testApp();
  [press, other, planner] = [await site.signIn('editor'), await site.signIn('editor', 'second@haus.example'), await site.signIn('manager')];
});

async function send(who: SignedIn | undefined, method: string, rest: string, body?: unknown) {
  const response = await site.app.request(`/de/api/saved-views/${rest}`, {
    method,
    headers: { ...who?.headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
}
const view = (name: string, audience: string, query: object = { date_start_from: 'today' }) => ({ list: 'events', name, query, audience });
const namesOf = async (who: SignedIn | undefined, list = 'events') => (await send(who, 'GET', `?list=${list}`)).body.map(({ name }: { name: string }) => name);

test('a view is for oneself, for one’s role or for everybody', async () => {
  expect((await send(press, 'POST', '', view('Meine Woche', 'mine'))).status).toBe(200);
  expect((await send(press, 'POST', '', view('Presse', 'role'))).status).toBe(200);
  expect((await send(press, 'POST', '', view('Haus', 'all'))).body.code).toBe('managers_alone');
  expect((await send(planner, 'POST', '', view('Haus', 'all'))).status).toBe(200);
  expect(await namesOf(press)).toEqual(['Haus', 'Meine Woche', 'Presse']);
  expect(await namesOf(other)).toEqual(['Haus', 'Presse']);
  expect(await namesOf(planner)).toEqual(['Haus']);
  expect(await namesOf(press, 'persons')).toEqual([]);
  expect((await send(await site.signIn('visitor'), 'GET', '?list=events')).status).toBe(403);
});

test('the same name replaces it; whose it is renames and deletes it, of what is shared managers too', async () => {
  const { id } = (await send(press, 'POST', '', view('Plakate', 'role', { is_online: 'false' }))).body;
  expect((await send(press, 'POST', '', view('Plakate', 'role', { is_online: 'true' }))).body).toMatchObject({ id, query: { is_online: 'true' } });
  expect((await send(other, 'PATCH', `${id}/`, { name: 'Geraubt' })).body.code).toBe('not_found');
  expect((await send(press, 'PATCH', `${id}/`, { name: 'Presse' })).body.code).toBe('name_taken');
  expect((await send(press, 'PATCH', `${id}/`, { name: 'Aushang' })).body).toMatchObject({ name: 'Aushang', is_changeable: true });
  expect((await send(other, 'DELETE', `${id}/`)).status).toBe(404);
  expect((await send(press, 'DELETE', `${id}/`)).status).toBe(204);
  expect(await namesOf(press)).not.toContain('Aushang');
  const shared = (await send(planner, 'POST', '', view('Alle sehen das', 'all'))).body;
  expect((await send(press, 'DELETE', `${shared.id}/`)).status).toBe(404);
});

test('what is no view is refused', async () => {
  for (const wrong of [view('', 'mine'), view('x', 'everybody'), view('x', 'mine', { 'a b': '1' }), { ...view('x', 'mine'), list: '../x' }]) {
    expect((await send(press, 'POST', '', wrong)).status).toBe(400);
  }
});

test('with an account its own views go, what others use stays', async () => {
  const leaving = await site.signIn('manager', 'leaving@haus.example');
  await send(leaving, 'POST', '', view('Nur meins', 'mine'));
  await send(leaving, 'POST', '', view('Unsers', 'all'));
  await site.db.deleteFrom('site_user').where('id', '=', leaving.id).execute();
  const left = await site.db.selectFrom('saved_view').select(['name', 'user_id']).where('name', 'in', ['Nur meins', 'Unsers']).execute();
  expect(left).toEqual([{ name: 'Unsers', user_id: null }]);
});
