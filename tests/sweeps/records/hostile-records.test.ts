import { beforeAll, expect, test } from 'vitest';
import { resources } from '../../../src/app/resources.ts';
import type { Resource } from '../../../src/resources/index.ts';
import { operations } from '../../../src/server/site.server.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { tablesWritten } from '../../support/everything.ts';
import { isRecordCall } from '../../support/record-call.ts';
import { sampleRecords } from '../../support/record-values.ts';
import { recordCalls } from '../../support/records.ts';

// FOYER_RECORDS of them (npm run test:records): none fails, and what is refused leaves nothing behind.
const bodies = Number(process.env.FOYER_RECORDS ?? 400);
const perTest = 50;

let site: TestApp;
let admin: SignedIn;
let document: { paths: Record<string, Record<string, { responses: object }>> };
const records = new Map<string, { id: number; revision: number; values: Record<string, unknown> }>();
beforeAll(async () => {
  site = await testApp();
  admin = await site.signIn('admin');
  document = await (await site.get('/api/openapi.json')).json();
  for (const [index, resource] of resources.resources.entries()) {
    const { first } = await sampleRecords(site.db, resource, index + 1);
    const calls = recordCalls(site, resource.path, admin);
    const { body } = await (resource.single ? calls.get('1/') : calls.create(first));
    records.set(resource.name, { id: body.id, revision: body.revision, values: first });
  }
});

/** The same numbers in each run (mulberry32). */
let state = 28;
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const oneOf = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T; // never empty

const values: readonly unknown[] = [
  ...[
    '',
    'a\0b',
    '\ud800',
    'x'.repeat(5_000),
    '__proto__',
    "'; drop table person; --",
    '=1+1',
    '2026-02-30',
    '2026-06-01',
    '24:00',
    '19:30',
    '#d1290f',
    '/de',
    '//x',
  ],
  ...['https://x.example', 'javascript:alert(1)', 'ada@lang.example', 'person', '\u202e', '1'],
  ...[0, -1, 1, 1.5, 90, 1e300, 2 ** 31, 99_999_999_999, null, true, false],
  ...[
    [],
    [1],
    [1, 1],
    ['a'],
    ['a\0b'],
    [null],
    [[[]]],
    [{}],
    [{ id: 1 }],
    [{ id: 1, name: { de: 'Raum' } }],
    [{ name: { de: 'Raum' } }],
    [{ id: -1, name: 3 }],
  ],
  ...[
    {},
    { de: 'Text' },
    { de: '' },
    { de: 3 },
    { en: 'Text' },
    { DE: 'x' },
    { de: 'a\0b' },
    { ja: 'x', la: 'y' },
    { type: 'doc' },
    { toString: 1 },
    { length: 1 },
  ],
];
const words: readonly unknown[] = [
  '',
  'x',
  null,
  3,
  [],
  {},
  'a\0b',
  '[{"name":{"de":"A"}}]',
  '[{"id":1,"sort":"x"}]',
  'name;sort\nA;B',
  'id\n1',
  'id;name\n999;x',
  '[[]]',
  '[{"__proto__":1}]',
];

function hostileValues(resource: Resource): Record<string, unknown> {
  const { values: proper = {} } = records.get(resource.name) ?? {};
  const body: Record<string, unknown> = random() < 0.7 ? { ...proper } : {};
  for (let count = 1 + Math.floor(random() * 3); count > 0; count--)
    body[oneOf([...resource.fieldNames, ...resource.fieldNames, 'id', 'constructor'])] = oneOf(values);
  return body;
}

function hostileBody(resource: Resource, path: string): unknown {
  if (random() < 0.05) return oneOf(values);
  const { id = 1 } = records.get(resource.name) ?? {};
  if (path.endsWith('bulk/')) {
    const narrowing = oneOf<object>([
      { ids: [id, id] },
      { ids: oneOf(values) },
      { where: {} },
      { where: { q: oneOf(values) } },
      { where: { missing: oneOf(values) } },
      {},
    ]);
    return {
      ...narrowing,
      set: oneOf([hostileValues(resource), { [oneOf(resource.bulk)]: oneOf(values) }]),
      ...(random() < 0.3 && { preview: oneOf([true, 'x']) }),
    };
  }
  if (path.endsWith('undo/')) return { batch: oneOf(values) };
  if (path.endsWith('restore/')) return { entry: oneOf([1, 2, 3, ...values]) };
  if (path.endsWith('import/')) {
    const lines = [hostileValues(resource), { id: oneOf([id, ...values]), ...hostileValues(resource) }];
    return {
      text: random() < 0.7 ? JSON.stringify(lines) : oneOf(words),
      preview: oneOf([true, false, false]),
      skip_wrong: random() < 0.5,
      columns: oneOf([undefined, {}, { name: 'id' }, oneOf(values)]),
    };
  }
  return hostileValues(resource);
}

const targets = resources.resources.flatMap((resource) =>
  operations.flatMap(({ endpoint }) => (isRecordCall(resource, endpoint) && endpoint.body ? [{ resource, endpoint }] : [])),
);

test.each(Array.from({ length: Math.ceil(bodies / perTest) }, (_, index) => index))('fifty bodies more (%i)', async (round) => {
  await tablesWritten(site.db);
  for (let number = 0; number < perTest; number++) {
    const { resource, endpoint } = oneOf(targets);
    const record = records.get(resource.name);
    const known = await (await site.get(`/api/cms-${resource.path}/${record?.id}/`, admin.headers)).json();
    const body = JSON.stringify(hostileBody(resource, endpoint.path));
    const headers = {
      ...admin.headers,
      'Content-Type': 'application/json',
      'Idempotency-Key': `hostile-record-${round}-${number}`,
      'If-Match': `"${known.revision ?? 1}"`,
    };
    const response = await site.app.request(endpoint.path.replace(/\{\w+\}/g, String(record?.id)), { method: endpoint.method, headers, body });
    const sent = `${response.status} ${endpoint.method} ${endpoint.path} ${body.slice(0, 300)}`;
    expect(response.status, sent).toBeLessThan(500);
    expect(Object.keys(document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.responses ?? {}), sent).toContain(String(response.status));
    const written = await tablesWritten(site.db);
    const answer = await response.json();
    if (response.status !== 200 || answer.written === false || answer.batch === null) expect({ sent, written }).toEqual({ sent, written: [] });
  }
});

test('nothing failed behind an answer either', () => expect(site.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]));
