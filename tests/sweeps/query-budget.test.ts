import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Services } from '../../src/api/service.server.ts';
import { blockRegistry } from '../../src/blocks/registry.ts';
import type { BlockDocument } from '../../src/content/index.ts';
import { enableReadCache } from '../../src/db/cached-read.server.ts';
import { Changes } from '../../src/db/tracking/changes.server.ts';
import { fillObject, fillPage } from '../../src/features/cms/index.server.ts';
import { footerObject } from '../../src/features/cms/index.ts';
import { createApp } from '../../src/server/app.server.ts';
import { testApp, testNow } from '../support/app.ts';
import { documentOfBlocks } from '../support/blocks/sixty-blocks.ts';
import { recordingDatabase } from '../support/database/recording-database.ts';

// What stands around every page is kept (src/db/cached-read.server.ts).
// A page costs a fixed number of statements, however long its lists are (Wagtail's idea of a budget as a test).
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
// Every page has a footer with blocks, which is kept as well.
await fillObject({ db: site.db, registry: blockRegistry, user: null, now: testNow }, footerObject, documentOfBlocks(12), ['de', 'en']);
const { results } = await (await site.get('/de/api/events/')).json();

const { results: articles } = await (await site.get('/de/api/articles/')).json();

/** What the box office said of the sales of a list's events, and other dates of what is sold out. */
const sales = 2;

const budgets: [string, number][] = [
  ['/de/programm', 1 + sales],
  ['/de/programm?room=1', 3 + sales],
  [results[0].link.url, 8 + sales],
  ['/de', 6 + 2 * sales],
  ['/de/besuch', 6],
  ['/de/team', 6],
  ['/de/blog', 6],
  ['/de/blog?page=2', 6],
  [articles[0].link.url, 8],
  ['/en/your-visit/getting-here', 6],
  ['/de/sommer-am-kai', 6],
  ['/de/produktionen', 3],
  ['/de/produktionen?tag=1', 6],
  ['/de/api/events/', 1 + sales],
  ['/de/api/events/?page=20&page_size=100', 1],
  ['/de/api/event-filters/?room=1', 1],
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

describe.each(budgets)('%s', (path, budget) => {
  test(`asks the database at most ${budget} times`, async () => {
    await app.request(path);
    queries.length = 0;
    await app.request(path);
    expect(queries.length, queries.map(({ text }) => text.slice(0, 80)).join('\n')).toBeLessThanOrEqual(budget);
    expect(queries.length).toBeGreaterThan(0);
  });
});
