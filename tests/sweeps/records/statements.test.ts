import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { Services } from '../../../src/api/service.server.ts';
import { resources } from '../../../src/app/resources.ts';
import { insertRecord } from '../../../src/resources/server/write-record.server.ts';
import { createApp } from '../../../src/server/app.server.ts';
import { stores } from '../../../src/server/resources.server.ts';
import { type SignedIn, type TestApp, testApp, testNow } from '../../support/app.ts';
import { type RecordedQuery, recordingDatabase } from '../../support/database/recording-database.ts';
import { sampleRecords } from '../../support/record-values.ts';

// A list with all its columns asks the database as often for many lines as for few.
const [few, many] = [2, 10]; // five times as many, as 20 and 100 are
let site: TestApp;
let manager: SignedIn;
let app: ReturnType<typeof createApp>;
let queries: RecordedQuery[];
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  const recorded = recordingDatabase(site.url);
  queries = recorded.queries;
  const config = { baseUrl: 'https://ostkai.example', dataDir: site.dataDir, instance: 'live' as const };
  app = createApp(
    { config, db: recorded.recording, log: pino({ level: 'silent' }), services: new Services(), now: () => testNow },
    { headFor: () => '', files: (_, next) => next() },
  );
});

test.each(resources.resources.filter(({ single }) => !single).map((resource) => ({ name: resource.name, resource })))('$name', async ({ resource }) => {
  const store = stores.get(resource.name);
  if (!store) throw new Error(`${resource.name} is stored nowhere.`);
  for (let serial = 1; serial <= many; serial++) {
    const { first } = await sampleRecords(site.db, resource, serial);
    const begun = await store.begin?.(first, { db: site.db, id: null, language: 'de', now: testNow });
    await insertRecord(site.db, store, { ...resource.initial, ...first }, { begun });
  }
  const fields = resource.fieldNames.filter((name) => resource.fields[name]?.form.kind !== 'rows').join(',');
  const ask = async (size: number) => {
    const response = await app.request(`/de/api/cms-${resource.path}/?page_size=${size}&fields=${fields}`, { headers: manager.headers });
    expect(response.status).toBe(200);
    return (await response.json()).results.length;
  };
  const statements = async (size: number) => {
    queries.length = 0;
    expect(await ask(size)).toBe(size);
    // Who asks is looked up now and then.
    return queries.filter(({ text }) => !/"?(user_session|site_user)"?/.test(text)).length;
  };
  await ask(few);
  const ofFew = await statements(few);
  expect(ofFew).toBeGreaterThan(1);
  expect(await statements(many)).toBe(ofFew);
});
