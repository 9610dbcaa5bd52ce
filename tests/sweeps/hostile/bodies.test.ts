import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../../../src/app/resources.ts';
import { insertForm } from '../../../src/features/forms/build.ts';
import { insertEvent } from '../../../src/features/programme/build.ts';
import { operations } from '../../../src/server/site.server.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { everything } from '../../support/everything.ts';
import { isRecordCall } from '../../support/record-call.ts';
import { refuses } from '../../support/refuses.ts';
import { plausible } from './plausible.ts';

// Whatever stands in a body, no endpoint fails of it, it answers as it says it does, and what is refused leaves no trace.
let site: TestApp;
let admin: SignedIn;
let document: { paths: Record<string, Record<string, { responses: object }>> };
beforeAll(async () => {
  site = await testApp();
  document = await (await site.get('/api/openapi.json')).json();
  admin = await site.signIn('admin');
  const blocks = [{ id: 'x', type: 'headline', fields: {} }];
  await site.db
    .insertInto('container')
    .values({ slug: 'eins', draft: JSON.stringify({ format: 1, layout: '100', columns: [blocks] }) })
    .execute();
  await insertEvent(site.db);
  const form_id = await insertForm(site.db, []);
  const entry = { form_id, created_at: new Date(), delete_at: new Date(), language: 'de', answers: '[]', key: 'eins' } as const;
  const { id: entry_id } = await site.db.insertInto('form_entry').values(entry).returning('id').executeTakeFirstOrThrow();
  await site.db.insertInto('form_delivery').values({ entry_id, kind: 'house', recipient: 'karten@haus.example' }).execute();
  await site.db.insertInto('page').values({ urls: '{"de":"/de/eins"}', title: '{"de":"Eins"}' }).execute();
});

const elsewhere: Record<string, Record<string, unknown>> = {
  '/api/cms-change-of-plan/': { action: 'cancel' },
  '/api/cms-calendar/dismissals/': { kind: 'room' },
  '/api/cms-html-preview/': { kind: 'area' },
  '/api/cms-inheritance/{id}/': { fields: ['title'] },
  '/api/cms-cast/': { production_id: 1, event_id: null },
  '/api/cms-cast/undo/': { production_id: 1 },
  '/api/cms-forms/{id}/entries/{entry}/': { status: 'done', note: 'Wird angerufen.' },
  '/api/cms-forms/{id}/entries-status/': { status: 'done' },
  '/api/cms-forms/{id}/retention/': { days: 180 },
  '/api/cms-changes-mail/': { list: 'events', note: 'Guten Tag,', seen: 'x' },
  '/api/cms-shift/': { dates: [{ id: 1, revision: 1 }] },
  '/api/cms-sale-dates/': { dates: [{ id: 1, revision: 1 }] },
  '/api/reminders/': { group: 'all' },
  '/pageeditor-api/{module}': { id: 'x' },
};

const texts = [
  'a\0b',
  'a\0b@lang.example',
  '\0',
  '\ud800',
  '\udc00x@lang.example',
  'björk@lang.example',
  'x'.repeat(200),
  'x'.repeat(100_000),
  '__proto__',
  "'; drop table event; --",
];
const numbers = [99_999_999_999, -1, 0, 1.5, 1e300, '99999999999', '0x10'];
const shapes = [null, true, {}, [], ['a\0b'], [[[1]]], { __proto__: null, toString: 1 }, nested(1_000)];
/** Written as text: `__proto__` is a field of its own only there. */
const written = ['{"__proto__":{"role":"admin","email":"a\\u0000b@x.de"}}', `{"constructor":{"prototype":{"role":"admin"}}}`];
const unfit = ['[]', 'null', '"text"', '1e999', '['.repeat(100_000), '{"a":'.repeat(50_000), ''];

// The calls of records have a sweep of their own (records/hostile-records.test.ts).
const isOfRecords = (endpoint: { path: string }) => resources.resources.some((resource) => isRecordCall(resource, endpoint));
const endpoints = operations.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint.body !== undefined && !isOfRecords(endpoint));
const documented = ({ path, method }: (typeof endpoints)[number]) => Object.keys(document.paths[path]?.[method.toLowerCase()]?.responses ?? {});
const fieldsOf = (endpoint: (typeof endpoints)[number]) => Object.keys(endpoint.body?.shape ?? {});

test('every field of a body has something plausible here', () => {
  expect(endpoints.flatMap(fieldsOf).filter((field) => !(field in plausible))).toEqual([]);
});

describe.each(endpoints)('$method $path', (endpoint) => {
  let sent = 0;
  let before = '';
  const named = new Map<unknown, string[]>();
  const values = fieldsOf(endpoint).length > 0 ? [...texts, ...numbers, ...shapes] : [];
  beforeAll(async () => {
    before = await snapshot();
    for (const value of values) {
      const response = await check(JSON.stringify(Object.fromEntries(fieldsOf(endpoint).map((name) => [name, value]))));
      const { fields = {} } = response.status === 400 ? await response.json() : {};
      named.set(value, Object.keys(fields));
    }
  });
  const send = (body: string) => {
    const headers = {
      ...(endpoint.access === 'public' ? site.csrf : admin.headers),
      'Content-Type': 'application/json',
      'Idempotency-Key': `hostile-${++sent}`,
      'If-Match': '"1"',
    };
    // From a network of its own each time: what limits one visitor shall not hide the rest.
    const env = { incoming: { socket: { remoteAddress: `10.0.${Math.floor(sent / 250)}.${sent % 250}` } } };
    return site.app.request(endpoint.path.replace('{module}', 'headline').replace(/\{\w+\}/g, '1'), { method: endpoint.method, headers, body }, env);
  };
  const check = async (body: string) => {
    const response = await send(body);
    const summary = `${response.status} to ${body.slice(0, 120)}`;
    expect(response.status, summary).not.toBe(500);
    expect(documented(endpoint), summary).toContain(String(response.status));
    await site.accounts.settled();
    const after = await snapshot();
    if (response.status === 400) expect(after, summary).toBe(before);
    before = after;
    return response;
  };

  test.each(fieldsOf(endpoint))('%s may hold anything', async (field) => {
    const rest = Object.fromEntries(fieldsOf(endpoint).map((name) => [name, plausible[name]]));
    Object.assign(rest, elsewhere[endpoint.path]);
    for (const value of values) {
      if (named.get(value)?.includes(field) && refuses(endpoint.body, field, value)) continue;
      const response = await check(JSON.stringify({ ...rest, [field]: value }));
      if (typeof value !== 'string' || !value.includes('\0')) continue;
      expect([response.status, Object.keys((await response.json()).fields)]).toEqual([400, [field]]);
    }
  });

  test('so may the body', async () => {
    for (const body of written) await check(body);
    for (const body of unfit) expect((await check(body)).status, body.slice(0, 40)).toBe(400);
  });
});

test('nothing failed behind an answer either', () => expect(site.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]));

const snapshot = async () => (await everything(site.db)).replace(/^rate_limit .*$/m, '');

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}
