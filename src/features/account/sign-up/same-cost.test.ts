import { beforeAll, expect, test } from 'vitest';
import { Services } from '#api/service.server.ts';
import { Jobs, jobService } from '#features/jobs/index.server.ts';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { type RecordedQuery, recordingDatabase } from '../../../../tests/support/database/recording-database.ts';

// Neither an answer nor its time tells whether an address has an account: the same is done before it.
let site: TestApp;
let queries: RecordedQuery[];
beforeAll(async () => {
  const services = new Services();
  site = await testApp({
    services,
    connection: async (url) => {
      const recorded = recordingDatabase(url);
      queries = recorded.queries;
      const jobs = new Jobs({ db: recorded.recording, log: { warn: () => {}, error: () => {} } });
      await jobs.stop(); // it writes down what is promised, and does nothing of it
      services.provide(jobService, jobs);
      return recorded.recording;
    },
  });
  await site.signIn('visitor', 'known@haus.example');
});

/** What the queue's library does for its own schema in the first moments after its start, whatever is asked meanwhile. */
const care = /\bjobs\.(version|bam)\b/;

const wish = { first_name: 'Ada', last_name: 'Lang', password: 'ein langer Satz für hier' };
test.each([
  ['/api/user/sign-up/', wish],
  ['/api/user/password/request/', {}],
  ['/api/user/confirm/send/', {}],
])('%s', async (path, body) => {
  const statementsFor = async (email: string) => {
    queries.length = 0;
    const headers = { ...site.csrf, 'Content-Type': 'application/json' };
    const response = await site.app.request(path, { method: 'POST', headers, body: JSON.stringify({ ...body, email }) });
    return { status: response.status, answer: await response.text(), statements: queries.map(({ text }) => text).filter((text) => !care.test(text)) };
  };
  await statementsFor('first@haus.example'); // what is done once
  const unknown = await statementsFor('nobody@haus.example');
  expect(unknown.status).toBe(200);
  expect(unknown.statements.some((text) => text.includes('jobs.job'))).toBe(true);
  expect(await statementsFor('known@haus.example')).toEqual(unknown);
});
