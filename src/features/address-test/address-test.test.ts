import { beforeAll, describe, expect, test } from 'vitest';
import { Services } from '#api/service.server.ts';
import { redirectCounterService } from '#features/redirects/index.server.ts';
import { readablePath } from '#features/redirects/index.ts';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { recordCalls } from '../../../tests/support/records.ts';
import { maxTestedAddress } from './limits.ts';
import { readAddress } from './read-address.ts';

let site: TestApp;
let editor: SignedIn;
let redirects: ReturnType<typeof recordCalls>;
const services = new Services();
beforeAll(async () => {
  site = await testApp({ demo: true, services });
  editor = await site.signIn('editor');
  redirects = recordCalls(site, 'redirects', await site.signIn('manager'));
});
const ask = async (address: string, headers: Record<string, string> = editor.headers) => {
  const response = await site.get(`/de/api/address-test/?${new URLSearchParams({ address })}`, headers);
  return { status: response.status, body: await response.json() };
};

test('which redirect takes an address, and where it ends, without a hit', async () => {
  const { id } = (await redirects.create({ old_path: '/de/altes-programm', new_path: '/de/programm' })).body;
  const { body } = await ask('/de/altes-programm?von=a&x=ä');
  expect(body).toMatchObject({
    path: '/de/altes-programm',
    outcome: 'page',
    ends_at: '/de/programm?von=a&x=%C3%A4',
    steps: [{ from: '/de/altes-programm?von=a&x=%C3%A4', status: 301, rule: { id, new_path: '/de/programm' } }],
    target: { title: 'Programm', state: 'public' },
  });
  await services.get(redirectCounterService).flush();
  expect((await redirects.get(`${id}/`)).body.hits).toBe(0);
});

test('every step that a browser would go', async () => {
  await redirects.create({ old_path: '/de/ganz-alt', new_path: '/de' });
  expect(
    (await ask('/de//ganz-alt/')).body.steps.map(({ from, to, rule }: { from: string; to: string; rule: object | null }) => [from, to, rule !== null]),
  ).toEqual([
    ['/de//ganz-alt/', '/de/ganz-alt', false],
    ['/de/ganz-alt', '/de', true],
  ]);
  const [event] = (await (await site.get('/de/api/events/')).json()).results;
  const wrong = event.link.url.replace(/\/[^/]+\/(\d+)$/, '/falscher-titel/$1');
  expect((await ask(wrong)).body).toMatchObject({
    outcome: 'page',
    ends_at: event.link.url,
    steps: [{ rule: null, status: 301 }],
    target: { title: event.title },
  });
});

test.each([
  ['https://ostkai.example/de/programm#x', { outcome: 'page', other_host: null, path: '/de/programm' }],
  ['https://www.anderswo.example/de/programm?a=1', { outcome: 'page', other_host: 'www.anderswo.example', query: '?a=1' }],
  ['ostkai.example/de/programm', { outcome: 'page', other_host: null }],
  ['  de/programm ', { outcome: 'page', path: '/de/programm' }],
  ['/de/gibt-es-nicht', { outcome: 'not_found', status: 404, steps: [], target: null }],
  ['/cms-hub/redirects', { outcome: 'site', steps: [] }],
  ['/api/docs', { outcome: 'site' }],
  ['/', { outcome: 'page', ends_at: '/de', steps: [{ status: 302, rule: null }] }],
])('%s', async (address, expected) => expect((await ask(address)).body).toMatchObject(expected));

test('what is not published is a 404, and says what it is', async () => {
  const [{ id, link, title }] = (await (await site.get('/de/api/events/')).json()).results;
  await site.db.updateTable('event').set({ is_online: false }).where('id', '=', id).execute();
  expect((await ask(link.url)).body).toMatchObject({ outcome: 'not_found', target: { title, state: 'offline' } });
  await site.db.updateTable('event').set({ is_online: true }).where('id', '=', id).execute();
});

describe('refused', () => {
  test.each(['mailto:a@b.example', 'javascript:alert(1)', '   ', 'https://'])('%j is no address', async (address) => {
    expect(await ask(address)).toMatchObject({ status: 422, body: { code: 'no_address' } });
  });
  test('what is too long', async () => expect((await ask(`/${'x'.repeat(maxTestedAddress)}`)).status).toBe(400));
  test('visitors', async () => expect((await ask('/de', site.csrf)).status).toBe(401));
});

test.each(['/\0', '/de/\u202egnp', '/\ud800', `/${'ä'.repeat(1_900)}`, '/%', '/%00', '//evil.example/x', '/\\evil.example', '/de/..%2f..', '?x=\0'])(
  '%j does no harm',
  async (address) => {
    const { status, body } = await ask(address);
    expect(status).toBe(200);
    expect(['not_found', 'page', 'failed']).toContain(body.outcome);
    expect(readablePath(body.path + body.query)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
  },
);

test.each([
  ['/de/%C3%BCber-uns', '/de/über-uns'],
  ['/de/u%CC%88ber', '/de/u%CC%88ber'],
  ['/%E2%80%AEgnp.%00', '/%E2%80%AEgnp.%00'],
  ['/%2e%2F%3F', '/%2e%2F%3F'],
  ['/100%', '/100%'],
])('%s reads %s', (path, readable) => expect(readablePath(path)).toBe(readable));

test('an address of another scheme is none', () => expect(readAddress('ftp://ostkai.example/de', 'https://ostkai.example')).toBeNull());
