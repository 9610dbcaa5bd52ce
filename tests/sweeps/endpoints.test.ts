import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { describeLimit, limitsOf } from '../../src/api/rate-limit/rate-limit.ts';
import { Services } from '../../src/api/service.server.ts';
import { emptyDocument } from '../../src/content/index.ts';
import { returnPath } from '../../src/features/account/index.server.ts';
import { feedContract } from '../../src/features/feeds/contract.ts';
import { confirmToken } from '../../src/features/forms/delivery/confirm-token.server.ts';
import { formService } from '../../src/features/forms/index.server.ts';
import { operations } from '../../src/server/site.server.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { refuses } from '../support/refuses.ts';

// What holds for every endpoint, by a loop over the registry: a new one is covered when it is declared.
let site: TestApp;
/** An event of the demo that can be booked: it answers whatever an event is asked for. */
let bookable = 0;
let admin: SignedIn;
let document: Awaited<ReturnType<Response['json']>>;
let docs = '';
beforeAll(async () => {
  const services = new Services();
  site = await testApp({ demo: true, services });
  admin = await site.signIn('admin');
  // A section of the name, as there is one of each number.
  const draft = JSON.stringify(emptyDocument);
  const { id } = await site.db
    .insertInto('container')
    .values({ slug: names.slug ?? '', draft })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.db.updateTable('published_container').set({ document: draft, published_at: new Date() }).where('container_id', '=', id).execute();
  const seen = new Date('2026-11-21T12:00:00Z');
  await site.db.insertInto('not_found_path').values({ path: '/de/weg', count: 1, by_bots: 0, is_scanner: false, first_seen: seen, last_seen: seen }).execute();
  await site.db.insertInto('redirect_rule').values({ old_path: '/de/alt', new_path: '/de/neu' }).execute();
  const { results } = await (await site.get('/de/api/events/?page_size=100')).json();
  bookable = results.find((event: { id_jet: string | null }) => event.id_jet !== null).id;
  await site.db.updateTable('form_entry').set({ form_id: 1 }).where('id', '=', 1).execute(); // one is asked for by the numbers of both
  await site.db.updateTable('production').set({ has_press: true }).where('id', '=', 1).execute();
  await create('cms-export-receivers/', { name: 'Portal', days: 30 });
  needed['/api/reminders/subject/'] = `?event=${bookable}`;
  await create('cms-synonyms/', { term: 'Weihnachtsmärchen', meanings: ['Kinder'] });
  await create('cms-releases/', { name: 'Spielzeit', at: '2027-03-01T11:00:00+01:00' });
  const invited = { email: 'neu@haus.example', role: 'editor', language: 'de' };
  const { id: invitation } = await create('cms-invitations/', invited);
  const { link } = await create(`cms-invitations/${invitation}/link/`, {});
  needed['/api/user/invitation/'] = `?token=${new URL(link, 'https://ostkai.example').searchParams.get('token')}`;
  needed['/api/forms-confirm/'] = `?token=${confirmToken(services.get(formService).secret, 1)}`;
  document = await (await site.get('/api/openapi.json')).json();
  docs = await (await site.get('/api/docs')).text();
});

async function create(path: string, body: object) {
  const headers = { ...admin.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `sweep-of-endpoints-${path}` };
  return (await site.app.request(`/de/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

const hostile = [
  "'; drop table event; --",
  '99999999999999999999',
  '-1',
  '1.5',
  '٣',
  '<script>',
  '\u0000',
  '__proto__',
  '[]',
  'true',
  '01-01-0000',
  '31-12-9999',
  '0x10',
  '1e0',
  ' 1',
];

/** Names that stand in paths for what is no number. */
const names: Record<string, string> = { path: 'de/besuch/anfahrt', slug: 'hinweise', module: 'headline' };

/** What an endpoint cannot do without. */
const needed: Record<string, string> = {
  '/pageeditor-api/{module}': '?container=1',
  '/api/shop-page/': '?address=https://kasse.example/',
  '/api/address-test/': '?address=/de',
  '/api/opening-preview/': '?at=2026-11-21T12:00',
  '/api/saved-views/': '?list=events',
  '/api/change-marks/': '?list=events',
  '/api/cms-shift/': '?ids=1',
  '/api/cms-sale-dates/': '?ids=1',
  '/api/cms-programme-print/': '?from=2026-12-01&until=2026-12-02',
  '/api/cms-programme-print/file/': '?from=2026-12-01&until=2026-12-31&format=csv',
  '/api/cms-cast/': '?production=1',
  '/api/cms-calendar/events/{id}/clashes/': '?date_start=2026-12-01T19:30:00%2B01:00&room_id=1',
  '/api/order-place/': '?key=aaaaaaaa-0000-4000-8000-000000000000',
};

describe.each(operations.map(({ endpoint }) => endpoint))('$method $path', (endpoint) => {
  const path = (id?: string | number) =>
    endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      id === undefined ? (names[name] ?? String(endpoint.path.startsWith('/api/events/{id}/') ? bookable : 1)) : String(id),
    );

  const who = () => (endpoint.access === 'public' ? {} : admin.headers);

  if (endpoint.method === 'GET') {
    test('answers what its contract says, in both languages and without prefix', async () => {
      for (const prefix of ['', '/de', '/en']) {
        const response = await site.get(prefix + path() + (needed[endpoint.path] ?? ''), who());
        expect(response.status).toBe(200);
        const result = strict(endpoint.output).safeParse(await response.json());
        expect(result.error?.issues ?? []).toEqual([]);
      }
    });

    test('bad input is a 400 that names the field, never a 500', async () => {
      const names = Object.keys(endpoint.query?.shape ?? {});
      const ask = async (asked: string[], value: string) => {
        const response = await site.get(`${path()}?${asked.map((name) => `${name}=${encodeURIComponent(value)}`).join('&')}`, who());
        expect([200, 400, ...(asked.includes('token') ? [410] : [])], `${asked}=${value}`).toContain(response.status);
        const body = await response.json();
        if (response.status !== 400) return [];
        expect(body).toMatchObject({ code: 'invalid_input', message: expect.any(String) });
        for (const message of Object.values<string[]>(body.fields).flat()) expect(message).toMatch(/^[A-ZÄÖÜ].+\.$/);
        return Object.keys(body.fields);
      };
      for (const value of names.length > 0 ? hostile : []) {
        // What is refused beside the others, and for itself, need not be asked alone.
        const refused = await ask(names, value);
        expect(names, value).toEqual(expect.arrayContaining(refused));
        const rest = names.length > 1 ? names.filter((name) => !(refused.includes(name) && refuses(endpoint.query, name, value))) : [];
        for (const name of rest) expect([[], [name]], `${name}=${value}`).toContainEqual(await ask([name], value));
      }
    });

    if (endpoint.parameters) {
      test.each([...hostile, '2147483648', '999999'])('there is nothing at %s: 404', async (id) => {
        const response = await site.get(path(encodeURIComponent(id)) + (needed[endpoint.path] ?? ''), who());
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ code: 'not_found' });
      });
    }
  }

  test('the other spelling of the trailing slash is a 308 that keeps the query', async () => {
    const other = path().endsWith('/') ? path().slice(0, -1) : `${path()}/`;
    const response = await site.app.request(`${other}?x=1`, { method: endpoint.method, headers: site.csrf });
    expect([response.status, response.headers.get('location')]).toEqual([308, `${path()}?x=1`]);
  });

  test('another method is a 405 in JSON', async () => {
    const offered = operations.filter((other) => other.endpoint.path === endpoint.path).map((other) => other.endpoint.method);
    const method = (['DELETE', 'PUT', 'PATCH'] as const).find((one) => !offered.includes(one)) ?? '';
    const response = await site.app.request(path(), { method, headers: site.csrf });
    expect([response.status, (await response.json()).code]).toEqual([405, 'method_not_allowed']);
    expect(response.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(offered));
  });

  test('pages of other sites may read it only where it is public and the same for everybody', async () => {
    const { method, access, personal } = endpoint;
    const response = await site.app.request(path(), { method, headers: { Origin: 'https://elsewhere.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBe(method === 'GET' && access === 'public' && !personal ? '*' : null);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  if (endpoint.method !== 'GET') {
    test('without the token against forged requests it is a 403', async () => {
      const response = await site.app.request(path(), { method: endpoint.method, headers: { 'Content-Type': 'application/json' }, body: '{}' });
      expect([response.status, (await response.json()).code]).toEqual([403, 'csrf_failed']);
    });
  }

  test('is in the OpenAPI document', () => {
    expect(document.openapi).toMatch(/^3\.1/);
    const operation = document.paths[endpoint.path][endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({ summary: endpoint.summary, 'x-access': endpoint.access });
    const descriptions = Object.entries<{ description: string }>(operation.responses).map(
      ([status, { description }]) => [Number(status), description] as const,
    );
    const codes = descriptions.flatMap(([status, description]) => (description.match(/\b[a-z]+(_[a-z]+)*\b/g) ?? []).map((code) => `${status} ${code}`));
    const declared = Object.entries(endpoint.errors ?? {}).map(([code, { status }]) => `${status} ${code}`);
    const guards = [...(endpoint.access === 'public' ? [] : ['401 sign_in_needed']), ...(endpoint.method === 'GET' ? [] : ['403 csrf_failed'])];
    expect(codes).toEqual(expect.arrayContaining([...declared, ...guards]));
    for (const { status, text } of Object.values(endpoint.errors ?? {})) expect(operation.responses[status].description).toContain(text.en);
    const headers = operation.parameters.filter((parameter: { in: string }) => parameter.in === 'header');
    expect(headers.map(({ name, required }: Record<string, unknown>) => [name, required])).toEqual(
      [
        ...(endpoint.method === 'GET' ? [] : ['X-CSRFToken']),
        ...(endpoint.write ? ['Idempotency-Key'] : []),
        ...(endpoint.write === 'change' ? ['If-Match'] : []),
      ].map((name) => [name, true]),
    );
    const limits = limitsOf(endpoint);
    expect(operation['x-limit'] ?? []).toEqual(limits);
    for (const limit of limits) expect(operation.description).toContain(describeLimit(limit));
    if (limits.length > 0) expect(Object.keys(operation.responses[429].headers)).toEqual(['Retry-After']);
    if (endpoint.path.startsWith('/api/shop-cart/')) expect(operation.responses[409]?.description).toContain('`-214`');
  });
});

test.each([
  [200, ['date=24-12-2026', 'room=1', 'room=999999999', 'page=1', 'type=&date=']],
  [400, ['date=2026-12-24', 'date=1-2-2026', 'date=31-02-2026', 'date=31-12-2200']],
  [400, ['room=00001', 'room=0', 'room=1000000000', 'genre=01', 'page=01', 'page=1000000', 'page=0']],
])('the page and the API are of one mind, %i, about %j', async (status, queries) => {
  for (const query of queries) {
    const answers = await Promise.all(['/de/programm', '/de/api/events/'].map((path) => site.get(`${path}?${query}`)));
    expect(
      answers.map((answer) => answer.status),
      query,
    ).toEqual([status, status]);
  }
});

test.each(['room=0x10', 'room=1e0', 'room=%201', 'room=%2B1', 'page=0b1', 'page_size=1e2'])('?%s is no number: digits alone are', async (query) => {
  const response = await site.get(`/api/events/?${query}`);
  expect([response.status, (await response.json()).code]).toEqual([400, 'invalid_input']);
});

test('a day keeps its form in the address of the next page, and says which years there are', async () => {
  const { next } = await (await site.get('/api/events/?date=01-12-2026&page_size=1')).json();
  expect(new URL(next, 'https://ostkai.example').searchParams.get('date')).toBe('01-12-2026');
  const { fields } = await (await site.get('/api/events/?date=31-12-9999')).json();
  expect(fields.date).toEqual(['Erwartet wird die Form DD-MM-YYYY, 1842–2199.']);
});

test('the OpenAPI document has the feeds too, with their media types, and says how a day is written', async () => {
  const { paths } = document;
  for (const { path, summary, mediaType } of Object.values(feedContract)) {
    expect(paths[path].get.summary).toBe(summary);
    expect(Object.keys(paths[path].get.responses[200].content)).toEqual([mediaType]);
  }
  const [date] = paths['/api/events.ics'].get.parameters;
  expect(date).toMatchObject({ name: 'date', schema: { type: 'string', description: expect.stringContaining('DD-MM-YYYY') } });
  expect(['21-11-2026', '2026-11-21'].map((text) => new RegExp(date.schema.pattern).test(text))).toEqual([true, false]);
});

/** What is served below /api and is no part of the document: the document itself, style sheets, and the way back from an identity provider. */
const undocumented = ['/api/openapi.json', '/api/docs', '/api/docs.css', '/api/programme/print.css', returnPath];
/** Of a protocol with a description of its own, tus: what begins an upload names it. */
const ofProtocol = /^options (\/de|\/en)?\/api\/(media-uploads|temp-files)\/$|^\w+ (\/de|\/en)?\/api\/(media-uploads|temp-files)\/\{\}$/;

test('the OpenAPI document names every route that is served below /api, and no other, in both languages and without prefix', async () => {
  const prefixes = document.servers.map(({ url }: { url: string }) => url.replace('https://ostkai.example', ''));
  expect(prefixes).toEqual(['', '/de', '/en']);
  const named = Object.entries<object>(document.paths).flatMap(([path, calls]) => Object.keys(calls).map((method) => `${method} ${path}`));
  const expected = prefixes.flatMap((prefix: string) => named.map((call) => call.replace(' ', ` ${prefix}`).replace(/\{\w+\}/g, '{}')));
  const served = site.app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^(\/de|\/en)?\/(pageeditor-)?api\//.test(path) && !undocumented.includes(path))
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:\w+(\{\[\^\/\]\+\\(\.\w+)\}|\{[^}]*\+\})?/g, '{}$2')}`);
  expect([...new Set(served)].filter((route) => !ofProtocol.test(route)).sort()).toEqual(expected.sort());
});

test('the OpenAPI document says how a change is made, what streams, and what leads on', async () => {
  const { info, paths } = document;
  for (const text of ['GET /api/csrf-token/', 'X-CSRFToken', 'csrf_failed']) expect(info.description).toContain(text);
  expect(Object.keys(paths['/api/csrf-token/'].get.responses)).toContain('204');
  expect(paths['/api/availability/stream'].get.responses[200].content).toHaveProperty(['text/event-stream']);
  expect(Object.keys(paths['/api/user-logout/'].get.responses).filter((status) => status < '400')).toEqual(['303']);
});

test('the page about the API shows code as code and has an icon', async () => {
  expect(docs.match(/`/g)).toBeNull();
  expect(docs).toContain('<code>date</code>');
  expect(docs).toContain('href="/favicon.svg"');
  expect((await site.get('/favicon.ico')).headers.get('location')).toBe('/favicon.svg');
});

test('the page about the API begins with its contents, shows what each call takes when it is opened, and has no colour but the browser’s', async () => {
  const { paths } = document;
  const calls = Object.values<object>(paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
  const [, contents = ''] = /<nav aria-label="Contents">(.*?)<\/nav>/s.exec(docs) ?? [];
  const targets = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect([targets.length, new Set(targets).size]).toEqual([calls, calls]);
  expect(targets.filter((id) => !docs.includes(`<section id="${id}">`))).toEqual([]);
  expect(docs).not.toMatch(/<details open/);
  const style = await (await site.get('/api/docs.css')).text();
  expect(style).toContain('color-scheme:light dark'); // the browser’s own pairs of colours: nothing is set that could be too faint in one of the two
  expect(style.match(/[^-]color:(?!CanvasText)[^;}]+|background[^;}]*/g)).toBeNull();
});

test('what is below /api and unknown is a 404 in JSON', async () => {
  for (const path of ['/api/none/', '/de/api/none', '/en/api/events/1/2/']) {
    const response = await site.get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json']);
  }
});

/** A schema that also refuses what it does not name: an answer may not say more than its contract. */
function strict(schema: z.ZodType): z.ZodType {
  const { shape, strict: close } = schema as z.ZodType & { shape?: unknown; strict?: () => z.ZodType }; // only objects have them
  return shape && close ? close.call(schema) : schema;
}
