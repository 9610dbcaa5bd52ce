import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { everything } from '../../../../tests/support/everything.ts';
import { cacheKeyOf } from '../../../server/page-cache/cache-key.server.ts';
import { readMoment } from './preview-address.ts';

let site: TestApp;
let editor: SignedIn;
let pageId = 0;
let containerId = 0;
let clock = new Date('2026-11-21T17:00:00+01:00');
let keys = 0;
beforeAll(async () => {
  site = await testApp({ now: () => clock });
  editor = await site.signIn('editor');
  pageId = (await send('POST', 'pages/', { urls: { de: '/de/fest', en: '/en/feast' }, title: { de: 'Fest' }, is_online: true })).body.id;
  containerId = (await (await site.get(`/de/pageeditor-api/container/?content_type=page&object_id=${pageId}`, editor.headers)).json()).results[0].id;
  const headline = (id: string, text: string, window = {}) => ({ id, type: 'headline', fields: { content: { de: text }, headline_level: 2, ...window } });
  const insert = (block: object) => ({ kind: 'insertBlock', place: { parent: null, column: 0, index: 0 }, block });
  const blocks = [
    headline('a', 'Immer'),
    headline('b', 'Zum Heiligen Abend', { online_from: '2026-12-24T00:00:00+01:00', online_to: '2026-12-25T00:00:00+01:00' }),
  ];
  await send('POST', `container/${containerId}/commands/`, { commands: blocks.map(insert) }, 1);
  await send('POST', `container/${containerId}/publish/`, { language: 'de' }, 2);
  await send('POST', `container/${containerId}/commands/`, { commands: [insert(headline('c', 'Nur im Entwurf'))] }, 3);
});
async function send(method: string, path: string, body?: unknown, revision?: number) {
  keys += 1;
  const headers = {
    ...editor.headers,
    'Content-Type': 'application/json',
    'Idempotency-Key': `preview-${keys}`,
    ...(revision && { 'If-Match': `"${revision}"` }),
  };
  const response = await site.app.request(`/de/pageeditor-api/${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
}
const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await site.get(path, headers);
  const html = await response.text();
  return {
    status: response.status,
    html,
    cache: response.headers.get('cache-control'),
    robots: response.headers.get('x-robots-tag'),
    to: response.headers.get('location'),
  };
};

describe('a page as of a moment', () => {
  test('shows staff the blocks of that moment, kept by nobody', async () => {
    const now = await open('/de/fest?at=2026-11-21T17:00', editor.headers);
    expect(now.html).not.toContain('Zum Heiligen Abend');
    const then = await open('/de/fest?at=2026-12-24T18:00', editor.headers);
    expect([then.status, then.cache, then.robots]).toEqual([200, 'no-store', 'noindex, nofollow']);
    expect(then.html).toContain('Zum Heiligen Abend');
    expect(then.html).not.toContain('Nur im Entwurf');
    expect(cacheKeyOf('/de/fest?at=2026-12-24T18:00')).toBeNull();
  });

  test('knows what is planned until then', async () => {
    const plan = await send('POST', `container/${containerId}/planned/`, { language: 'de', action: 'publish', at: '2026-12-01T10:00:00+01:00' }, 4);
    expect(plan.status).toBe(200);
    expect((await open('/de/fest?at=2026-11-30', editor.headers)).html).not.toContain('Nur im Entwurf');
    expect((await open('/de/fest?at=2026-12-02', editor.headers)).html).toContain('Nur im Entwurf');
  });

  test('shows events, alerts and opening hours of it as well: every page is made with that clock', async () => {
    await site.db
      .insertInto('alert')
      .values({
        title: '{"de":"Heute geschlossen"}',
        is_online: true,
        visible_from: new Date('2026-12-24T00:00:00+01:00'),
        visible_until: new Date('2026-12-25T00:00:00+01:00'),
      })
      .execute();
    expect((await open('/de/fest', editor.headers)).html).not.toContain('Heute geschlossen');
    expect((await open('/de/fest?at=2026-12-24T18:00', editor.headers)).html).toContain('Heute geschlossen');
  });

  test.each([{}, { role: 'visitor' as const }])('shows nobody else anything: they get the page as it is', async ({ role }) => {
    const headers = role ? (await site.signIn(role)).headers : {};
    for (const path of ['/de/fest?at=2026-12-24T18:00', '/de/fest?preview=draft', '/de/fest?preview=draft&at=2026-12-24', '/de/programm?at=2026-12-24&x=1']) {
      const { status, to, html, cache } = await open(path, headers);
      expect([status, to, cache, html]).toEqual([302, path.includes('x=1') ? '/de/programm?x=1' : '/de/fest', 'no-store', '']);
    }
  });
});

describe('a link for somebody outside', () => {
  test('shows the draft of its page in both languages and of no other, until it is revoked', async () => {
    const { body: link } = await send('POST', 'preview-links/', { page_id: pageId, days: 7 });
    const shown = await open(link.urls.de);
    expect([shown.status, shown.cache, shown.robots]).toEqual([200, 'no-store', 'noindex, nofollow']);
    expect(shown.html).toContain('Nur im Entwurf');
    expect(shown.html).toMatch(/<meta name="robots" content="no/);
    expect((await open(link.urls.en)).html).toContain('Nur im Entwurf');
    await send('POST', 'pages/', { urls: { de: '/de/geheim' }, title: { de: 'Geheim' } });
    const token = link.urls.de.split('=')[1];
    expect((await open(`/de/geheim?preview=${token}`)).status).toBe(404);
    expect((await open(`/de/fest?preview=${token}&at=2026-12-24T18:00`)).html).not.toContain('Zum Heiligen Abend');
    expect((await send('DELETE', `preview-links/${link.id}/`)).status).toBe(204);
    expect((await open(link.urls.de)).to).toBe('/de/fest');
  });

  test('shows a page that is not online, as of its moment, and expires', async () => {
    const hidden = (await send('POST', 'pages/', { urls: { de: '/de/noch-nicht' }, title: { de: 'Noch nicht' } })).body.id;
    const { body: link } = await send('POST', 'preview-links/', { page_id: hidden, days: 1, at: '2026-12-24T18:00:00+01:00' });
    const shown = await open(link.urls.de);
    expect(shown.status).toBe(200);
    expect(shown.html).toContain('24/12/2026, 18.00');
    clock = new Date(clock.getTime() + 2 * 86_400_000);
    expect((await open(link.urls.de)).to).toBe('/de/noch-nicht');
  });

  test('is made for a page that is there alone; a refusal leaves nothing', async () => {
    const before = await everything(site.db);
    expect((await send('POST', 'preview-links/', { page_id: 99_999, days: 7 })).body.code).toBe('not_found');
    expect((await send('POST', 'preview-links/', { page_id: pageId, days: 31 })).status).toBe(400);
    expect((await send('DELETE', 'preview-links/99999/')).body.code).toBe('not_found');
    expect(await everything(site.db)).toBe(before);
  });
});

test.each([
  ['2026-12-24T18:00', '2026-12-24T17:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  ['2026-12-24T18:00:00+02:00', '2026-12-24T16:00:00.000Z'],
  ['2026-02-30', undefined],
  ['2026-12-24T25:00', undefined],
  ['gestern', undefined],
])('the moment %s is %s', (text, iso) => expect(readMoment(text)?.toISOString()).toBe(iso));
