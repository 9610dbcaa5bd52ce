import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../../tests/support/app.ts';
import { instantAt } from '../../../../i18n/berlin-time.ts';
import { insertEvent, insertProduction } from '../../build.ts';

let site: TestApp;
let manager: SignedIn;
let keys = 0;
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
});

const write = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, revision?: number, as = manager) => {
  const match = revision === undefined ? undefined : { 'If-Match': `"${revision}"` };
  const headers = { ...as.headers, ...match, 'Content-Type': 'application/json', 'Idempotency-Key': `partner-test-${++keys}` };
  const response = await site.app.request(`/de/api/cms-programme-partners/${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
};
const read = async (path = '') => (await site.get(`/de/api/cms-programme-partners/${path}`, manager.headers)).json();
const open = async (path: string, as = manager) => {
  const response = await site.get(`/cms-hub/partners${path}`, as.headers);
  return { status: response.status, html: await response.text() };
};

test('a partner is made, changed wherever they are named, and deleted as soon as nothing names them', async () => {
  const made = await write('POST', '', { name: ' Hafenbank ', link: 'https://hafenbank.example', image_id: null });
  expect([made.status, made.body.name, made.body.places]).toEqual([200, 'Hafenbank', []]);
  const { id, revision } = made.body;
  const production_id = await insertProduction(site.db, { title: { de: 'Undine' } });
  const event_id = await insertEvent(site.db, { production_id, date_start: instantAt('2026-12-06', '19:30') });
  await site.db
    .insertInto('partnership')
    .values([
      { production_id, partner_id: id, kind: 'sponsor', position: 0 },
      { event_id, partner_id: id, kind: 'promoter', position: 0 },
    ])
    .execute();
  const changed = await write('PATCH', `${id}/`, { name: 'Hafenbank Nord' }, revision);
  expect(changed.body).toMatchObject({
    revision: revision + 1,
    link: 'https://hafenbank.example',
    productions: 1,
    events: 1,
    places: [
      { type: 'production', id: production_id, title: 'Undine', kind: 'sponsor' },
      { type: 'event', id: event_id, day: '2026-12-06', kind: 'promoter' },
    ],
  });
  const { sponsors, promoters } = await (await site.get(`/de/api/events/${event_id}/`)).json();
  expect([sponsors[0].name, promoters[0].name]).toEqual(['Hafenbank Nord', 'Hafenbank Nord']);
  const { html } = await open(`/${id}?lang=en`);
  expect(html).toMatch(new RegExp(`/cms-hub/productions/${production_id}.*/cms-hub/events/${event_id}`, 's'));
  expect(html).not.toContain('Delete partner');
  expect((await write('DELETE', `${id}/`, undefined, revision + 1)).body.code).toBe('partner_in_use');
  await site.db.deleteFrom('partnership').where('partner_id', '=', id).execute();
  expect((await open(`/${id}?lang=en`)).html).toContain('Delete partner');
  expect((await write('DELETE', `${id}/`, undefined, revision)).body.code).toBe('stale');
  expect((await write('DELETE', `${id}/`, undefined, revision + 1)).status).toBe(204);
  expect([(await write('DELETE', `${id}/`, undefined, revision + 1)).status, (await open(`/${id}`)).status]).toEqual([404, 404]);
});

test('names are there once, links lead somewhere, logos are pictures', async () => {
  const partner = { name: 'Werft', link: '', image_id: null };
  const { id, revision } = (await write('POST', '', partner)).body;
  for (const [body, code] of [
    [{ ...partner, name: 'WERFT' }, 'partner_taken'],
    [{ ...partner, name: ' ' }, 'invalid_input'],
    [{ ...partner, name: 'Andere', link: 'javascript:alert(1)' }, 'invalid_input'],
    [{ ...partner, name: 'Andere', image_id: 999_999 }, 'no_such_image'],
  ] as const)
    expect((await write('POST', '', body)).body.code).toBe(code);
  expect((await write('PATCH', `${id}/`, { name: 'werft' }, revision)).status).toBe(200);
  expect((await read()).map(({ name }: { name: string }) => name)).toEqual(['werft']);
});

test('they belong to those in charge of the programme, with their screens in the navigation', async () => {
  const editor = await site.signIn('editor');
  expect((await write('POST', '', { name: 'Neu', link: '', image_id: null }, undefined, editor)).status).toBe(403);
  for (const path of ['', '/new']) expect((await open(path, editor)).html).toMatch(/role="alert".*Die Partner können gerade nicht gezeigt werden/s);
  const { status, html } = await open('');
  expect(status).toBe(200);
  expect(html).toMatch(/<a aria-current="page" href="\/cms-hub\/partners".*href="\/cms-hub\/partners\/new"/s);
  expect((await open('/new')).html).toMatch(/<input[^>]*required=""[^>]*name="name"/);
  expect((await open('/abc')).status).toBe(404);
});
