import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Services } from '../../src/api/service.server.ts';
import { blockRegistry } from '../../src/blocks/registry.ts';
import type { BlockDocument } from '../../src/content/index.ts';
import { enableReadCache } from '../../src/db/cached-read.server.ts';
import { Changes } from '../../src/db/tracking/changes.server.ts';
import { buildSeatGroup } from '../../src/features/booking/build.ts';
import { fillObject, fillPage } from '../../src/features/cms/index.server.ts';
import { footerObject } from '../../src/features/cms/index.ts';
import { createApp } from '../../src/server/app.server.ts';
import { testApp, testNow } from '../support/app.ts';
import { documentOfBlocks } from '../support/blocks/sixty-blocks.ts';
import { recordingDatabase } from '../support/database/recording-database.ts';

// What stands around every page is cached (src/db/cached-read.server.ts); the rest costs a fixed number of statements.
const site = await testApp({ demo: true });
const { recording, queries } = recordingDatabase(site.url);
const changes = new Changes();
beforeAll(async () => {
  await changes.open({ connectionString: site.url });
  enableReadCache(recording, changes);
});
afterAll(() => changes.close());
const app = createApp(
  {
    config: { baseUrl: 'https://ostkai.example', dataDir: site.dataDir, instance: 'live' },
    db: recording,
    log: pino({ level: 'silent' }),
    services: new Services(),
    now: () => testNow,
  },
  { headFor: () => '', files: (_, next) => next() },
);
await fillObject({ db: site.db, registry: blockRegistry, user: null, now: testNow }, footerObject, documentOfBlocks(12), ['de', 'en']);
const { results } = await (await site.get('/de/api/events/')).json();

const { results: articles } = await (await site.get('/de/api/articles/')).json();

/** `again`: of a page whose answer is gone; `afterSale`: at most, once the box office has said something new of the first event. */
const budgets: [path: string, again: number, afterSale?: number][] = [
  ['/de/programm', 0, 3],
  ['/de/programm?room=1', 0],
  [results[0].link.url, 0, 3],
  ['/de', 1, 10],
  ['/de/besuch', 1],
  ['/de/team', 2],
  ['/de/blog', 3],
  ['/de/blog?page=2', 3],
  [articles[0].link.url, 3],
  ['/en/your-visit/getting-here', 1],
  ['/de/sommer-am-kai', 1],
  ['/de/produktionen', 1],
  ['/de/produktionen?tag=1', 3],
  ['/de/search?q=konzert', 2],
  ['/de/api/events/', 0, 3],
  ['/de/api/events/?page=20&page_size=100', 0],
  ['/de/api/event-filters/?room=1', 0],
];

describe('a page of blocks', () => {
  const pageOf = async (path: string, document: BlockDocument) => {
    const urls = JSON.stringify({ de: `/de/${path}`, en: `/en/${path}` });
    const { id } = await site.db
      .insertInto('page')
      .values({ title: JSON.stringify({ de: path }), urls, is_online: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await fillPage({ db: site.db, registry: blockRegistry, user: null, now: testNow }, id, document, ['de', 'en']);
    return `/de/${path}`;
  };
  const asked = async (path: string) => {
    await app.request(path);
    queries.length = 0;
    expect((await app.request(path)).status).toBe(200);
    return queries.length;
  };

  test('of every kind asks at most eleven times, six, one for each kind of block about articles or forms and one for sales; of sixty no more than of so many kinds', async () => {
    const kinds = blockRegistry.blocks.filter(({ type }) => blockRegistry.mayContain(null, type)).length;
    const [few, sixty] = [await asked(await pageOf('jede-art', documentOfBlocks(kinds))), await asked(await pageOf('sechzig', documentOfBlocks(60)))];
    expect(sixty, queries.map(({ text }) => text.slice(0, 80)).join('\n')).toBeLessThanOrEqual(11);
    expect(sixty).toBe(few);
  });
});

const askedText = () => queries.map(({ text }) => text.slice(0, 80)).join('\n');

test.each(budgets)('%s asks the database exactly %i times', async (path, again) => {
  await app.request(path);
  queries.length = 0;
  await app.request(path);
  expect(queries.length, askedText()).toBe(again);
});

test.each(budgets.filter(([, , afterSale]) => afterSale !== undefined))('%s is put together anew after a sale', async (path, _, afterSale) => {
  await changes.sync();
  await app.request(path);
  const sold = { ...buildSeatGroup('1'), name: `${path} ${changes.sequence}` };
  await site.db
    .updateTable('event')
    .set({ seat_groups: JSON.stringify([sold]) })
    .where('id', '=', results[0].id)
    .execute();
  await changes.sync(); // all of them, and not only the first that is told of
  queries.length = 0;
  await app.request(path);
  expect(queries.length, askedText()).toBeLessThanOrEqual(afterSale ?? 0);
});
