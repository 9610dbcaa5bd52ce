import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../../../src/app/resources.ts';
import { insertForm } from '../../../src/features/forms/build.ts';
import { insertEvent } from '../../../src/features/programme/build.ts';
import { operations } from '../../../src/server/site.server.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { everything } from '../../support/everything.ts';
import { isRecordCall } from '../../support/record-call.ts';
import { refuses } from '../../support/refuses.ts';

// Whatever stands in a body, no endpoint fails of it, it answers as it says it does, and what is refused leaves no trace.
let site: TestApp;
let admin: SignedIn;
let document: { paths: Record<string, Record<string, { responses: object }>> };
beforeAll(async () => {
  site = await testApp();
  document = await (await site.get('/api/openapi.json')).json();
  admin = await site.signIn('admin');
  // Changes of content find what they change.
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

/** What the other fields hold, so that a hostile one comes as far as it can. */
const plausible: Record<string, unknown> = {
  version: 1,
  choice: 'rejected',
  covers_page: false,
  form: 2_147_483_647,
  field_values: {},
  proof: '',
  house: 'Kammerspiele',
  started: '',
  website: '',
  how: 'discard',
  html: '<p>Text</p>',
  field: 'room',
  email: 'ada@lang.example',
  code: '123456',
  assertion: {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  },
  attestation: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
  password: 'ein langer Satz für hier',
  current_password: 'ein anderer langer Satz',
  first_name: 'Ada',
  last_name: 'Lang',
  language: 'de',
  token: 'abcdefghijklmnopqrstuvwxyz',
  id: 2_147_483_647,
  event_jet_id: '1',
  quantities: [1],
  sale_type_ids: [1],
  seat_group: 1,
  block_id: 1,
  key: '00000000-0000-4000-8000-000000000000',
  line: '1',
  cart: 'AAAAAAAAAAAAAAAA',
  url: '/de/nichts',
  kind: 'page',
  status: 404,
  model: 'container',
  parent: null,
  after: null,
  copy_of: 1,
  content_type: 'page',
  object_id: 1,
  slug: 'ein-abschnitt',
  sort: 1,
  document: { format: 1, layout: '100', columns: [[]] },
  commands: [{ kind: 'removeBlock', id: 'x' }],
  version_id: 1,
  name: 'Fassung',
  container: 1,
  place: { parent: null, column: 0, index: 0 },
  block: { id: 'x', type: 'headline', fields: {} },
  fields: { content: { de: 'Text' } },
  old_path: '/de/alt',
  new_path: '/de/neu',
  urls: { de: '/de/eine-seite' },
  title: { de: 'Eine Seite' },
  headline: { de: 'Eine Seite' },
  is_online: true,
  is_clickable: true,
  is_landing_page: false,
  has_tab_navigation: false,
  in_menu: true,
  in_footer: false,
  menu_group: 'primary',
  menu: 'header',
  group: 'primary',
  meta_title: {},
  meta_description: {},
  og_title: {},
  og_description: {},
  og_type: 'website',
  og_image_id: null,
  image_id: null,
  important_info: { de: 'Mit Stroboskop.' },
  accessibility_ids: [1],
  details: { duration: [55, 25, 60] },
  media: [],
  sponsors: [],
  promoters: [],
  new_partner: { kind: 'sponsor', name: 'Hafenbank', link: '', image_id: null },
  link: 'https://hafenbank.example',
  preline: { de: 'Premiere' },
  subtitle: { de: 'Oper in drei Akten' },
  description: { de: 'Wasser und eine Glocke.' },
  opening_hours: {},
  promoter: {},
  type_id: 1,
  season_id: null,
  tag_ids: [],
  credits: [{ person: { name: 'Ada Lind', kind: 'person' }, role: { name: 'Oboe' } }],
  works: [{ work: { title: { de: 'Ebbe' }, composer: 'Ada Lind' }, note: {} }],
  alt: { de: 'Ein Bild' },
  decorative: false,
  caption: {},
  transcript: {},
  credit: {},
  copyright: 'Ostkai',
  copyright_until: null,
  available_from: null,
  focal: { x: 0.5, y: 0.5 },
  crops: {},
  folder_id: null,
  captions_of: { id: 1, lang: 'de' },
  belongs_to: null,
  lang: 'de',
  poster_id: null,
  upload: '1-0123456789abcdef0123456789abcdef',
  tags: [],
  ids: [1],
  change: {},
  add_tags: [],
  remove_tags: [],
  tab: 'ein-tab-von-ada',
  at_block: 'x',
  leaves: false,
  from: 'Probe',
  to: 'Bühne',
  action: 'publish',
  at: '2099-01-01T00:00:00Z',
  find: 'Text',
  replace: 'Wort',
  match_case: false,
  sum: 'x',
  page_id: 1,
  days: 3,
  places: [{ block_id: 'x', field: 'content' }],
  dates: [{ day: '2026-12-01', time: '19:30', end: null }],
  room_id: 1,
  minutes: 90,
  like: null,
  carried: ['prices'],
  preview: true,
  list: 'events',
  query: { q: 'Oper' },
  audience: 'mine',
  note: { de: 'Wegen Krankheit.', en: '' },
  new_dates: [],
  production_id: null,
  time: null,
  alert: null,
  batch: '00000000-0000-4000-8000-000000000000',
  event_id: 1,
  other_id: 2,
  reason: 'So gewollt',
  role: 'editor',
  session: 1,
  unit: 'days',
  which: 'all',
  expected: 1,
  role_id: null,
  event: 1,
  season: 1,
  seats: 2,
  together: true,
  rules: { sale_starts: { kind: 'month', amount: 1, time: '10:00' } },
  people: [],
  seen: [],
  scope: 'production',
  lists: [{ event_id: null, before: [], after: [] }],
  amount: 7,
  with_sale: true,
  correction: true,
  text: 'Kennung;Titel;Datum\n1;Undine;01.12.2026',
  base64: 'S2VubnVuZztUaXRlbDtEYXR1bQoxO1VuZGluZTswMS4xMi4yMDI2',
  missing: 'name',
  source: 'Theasoft',
  reading: {},
  returning: 'name',
  drafts: true,
  release_id: null,
  assigned_to: null,
  delivery: 1,
  since: '2026-01-01T00:00:00+01:00',
  coming: true,
  receivers: 'kultur@zeitung.example',
  internal: false,
};
/** Where a name means something else, by the path of the call. */
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
  /** For each value the fields that are named when all of them hold it. */
  const named = new Map<unknown, string[]>();
  const values = fieldsOf(endpoint).length > 0 ? [...texts, ...numbers, ...shapes] : [];
  beforeAll(async () => {
    before = await kept();
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
    const said = `${response.status} to ${body.slice(0, 120)}`;
    expect(response.status, said).not.toBe(500);
    expect(documented(endpoint), said).toContain(String(response.status));
    await site.accounts.settled();
    const after = await kept();
    if (response.status === 400) expect(after, said).toBe(before);
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

/** All tables but the one that counts attempts, whatever they are. */
const kept = async () => (await everything(site.db)).replace(/^rate_limit .*$/m, '');

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}
