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

// A list with all its columns, and each call of a form, asks the database as often for many lines as for few.
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
  const read = async (below: string) => {
    const response = await app.request(`/de/api/cms-${resource.path}/${below}`, { headers: manager.headers });
    expect([below, response.status]).toEqual([below, 200]);
    return response.json();
  };
  const ask = async (size: number) => (await read(`?page_size=${size}&fields=${fields}`)).results.length;
  // Who asks is looked up now and then.
  const counted = () => queries.filter(({ text }) => !/"?(user_session|site_user)"?/.test(text)).length;
  const statements = async (size: number) => {
    queries.length = 0;
    expect(await ask(size)).toBe(size);
    return counted();
  };
  await ask(few);
  const ofFew = await statements(few);
  expect(ofFew).toBeGreaterThan(1);
  expect(await statements(many)).toBe(ofFew);
  // A form asks for one record, for what its pickers offer, and for where it stands in the list.
  const ofForm = async (id: number, linked: number) => {
    queries.length = 0;
    await read(`${id}/`);
    await read(`options/?ids=${Array.from({ length: linked }, (_, index) => index + 1).join(',')}`);
    await read('options/?q=a');
    return counted();
  };
  const { results } = await read(`?page_size=${many}`);
  const [one, other] = [results[0].id, results.at(-1).id];
  await ofForm(one, few);
  expect(await ofForm(one, few)).toBe(await ofForm(other, many));
});
