import { beforeAll, describe, expect, test } from 'vitest';
import { withinShare } from '../../src/db/connection-share.server.ts';
import type { ConnectionShare } from '../../src/db/connection-share.ts';
import { poolSize } from '../../src/db/database.server.ts';
import { feedContract } from '../../src/features/feeds/contract.ts';
import { operations } from '../../src/server/site.server.ts';
import { type TestApp, testApp } from '../support/app.ts';

// No kind of call can take all connections: what has a share keeps to it, and the rest of the site goes on.
let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});

const endpoints = [...operations.map(({ endpoint }) => endpoint), ...Object.values(feedContract)];
const shared = endpoints.flatMap((endpoint) => ('share' in endpoint && endpoint.share ? [{ path: endpoint.path, share: endpoint.share }] : []));
const shares = new Map(shared.map(({ share }) => [share.name, share]));

test('all shares together leave half of the connections to pages', () => {
  expect([...shares.keys()].sort()).toEqual(['feeds', 'search']);
  const taken = [...shares.values()].reduce((sum, { connections }) => sum + connections, 0);
  expect(taken).toBeLessThanOrEqual(poolSize / 2);
});

async function whileFull(share: ConnectionShare, during: () => Promise<void>) {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const held = Array.from({ length: share.connections + share.waiting }, () => withinShare(site.db, share, () => end));
  await during().finally(resolve);
  await Promise.all(held);
}

describe.each(shared)('$path', ({ path, share }) => {
  test('is told to come back where its share is full, and the programme is there', async () => {
    await whileFull(share, async () => {
      for (const prefix of ['/de', '/en']) {
        const refused = await site.get(`${prefix}${path.replace('{id}', '1').replace('{token}', 'a'.repeat(32))}?query=tosca&ids=1`);
        expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).code]).toEqual([503, '3', 'busy']);
      }
      expect((await site.get('/de/programm')).status).toBe(200);
    });
    expect((await site.get('/de/programm')).status).toBe(200);
  });
});

test('the page of the search says so in both languages, with its form', async () => {
  await whileFull([...shares.values()].find(({ name }) => name === 'search') as ConnectionShare, async () => {
    for (const [path, words] of [
      ['/de/search?q=tosca', 'Gerade ist sehr viel los.'],
      ['/en/search?q=tosca', 'We are very busy at the moment.'],
    ] as const) {
      const page = await site.get(path);
      const html = await page.text();
      expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([503, '3', 'no-store']);
      expect(html).toContain(words);
      expect(html).toContain('value="tosca"');
    }
  });
});

test('a sitemap is refused in the same way', async () => {
  await whileFull(feedContract.calendar.share, async () => {
    const refused = await site.get('/sitemap.xml');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3']);
  });
});
