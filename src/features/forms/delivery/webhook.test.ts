import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#db/database.server.ts';
import { Jobs } from '#features/jobs/index.server.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { insertForm } from '../build.ts';
import { readForm } from '../definition/queries/read-form.server.ts';
import { storedAnswers } from '../definition/stored-answer.ts';
import { openFormFiles } from '../files/open-form-files.server.ts';
import { deliver, deliveriesOf } from './deliver.server.ts';
import { performDeliveries } from './delivery-jobs.server.ts';

type Call = { headers: IncomingHttpHeaders; body: string };
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
let db: Database;
let jobs: Jobs;
beforeEach(async () => {
  db = await testDatabase();
  jobs = new Jobs({ db, log: { warn: () => {}, error: () => {} } });
  closing.push(() => jobs.stop());
});
const now = new Date('2026-11-21T17:00:00+01:00');

async function receiver(...statuses: number[]) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      calls.push({ headers: request.headers, body });
      response.writeHead(statuses.length > 1 ? (statuses.shift() ?? 200) : (statuses[0] ?? 200)).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return { calls, url: `http://haken.example:${(server.address() as AddressInfo).port}/foyer` }; // of a server that listens on a port
}

async function sendEntry(url: string, isOurs = true) {
  const mailer = { isSent: false, lastSent: () => null, send: () => Promise.resolve(), deliver: () => Promise.resolve() };
  const ports = [new URL(url).port];
  const net = { resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]), isAllowed: () => isOurs, ports };
  performDeliveries({ secret: '', db, jobs, mailer, baseUrl: 'https://ostkai.example', files: openFormFiles({ dataDir: '/nowhere' }), now: () => now, net });
  const id = await insertForm(db, [{ slug: 'name', kind: 'text' }], { webhook_url: url });
  const form = await readForm(db, id, now);
  if (!form) throw new Error('The form was just made.');
  const answers = { name: 'Clara „Wieck“' };
  const entry = await db
    .insertInto('form_entry')
    .values({ form_id: id, created_at: now, delete_at: now, language: 'de', answers: JSON.stringify(storedAnswers(form.questions, answers)), key: 'webhook' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await deliver(db, jobs, entry.id, deliveriesOf(form, answers));
  await jobs.settled();
  return { id, entry: entry.id };
}

const attempts = async () => (await sql<{ attempt: number; status: number | null }>`select attempt, status from webhook_delivery order by id`.execute(db)).rows;
const isDone = async () => (await db.selectFrom('form_delivery').select('done_at').executeTakeFirstOrThrow()).done_at !== null;

test('an entry is sent as JSON by the keys of its questions, signed with the time', async () => {
  const { calls, url } = await receiver(204);
  const { id, entry } = await sendEntry(url);
  const [call] = calls;
  expect(JSON.parse(call?.body ?? '')).toEqual({
    form: { id, name: 'Kontakt' },
    entry,
    created_at: '2026-11-21T17:00:00+01:00',
    language: 'de',
    answers: [{ key: 'name', question: { de: 'name', en: 'name E' }, value: 'Clara „Wieck“', text: 'Clara „Wieck“' }],
  });
  const { secret } = await db.selectFrom('form_webhook').select('secret').where('form_id', '=', id).executeTakeFirstOrThrow();
  const seconds = now.getTime() / 1_000;
  const signature = createHmac('sha256', secret).update(`${seconds}.${call?.body}`).digest('hex');
  expect(call?.headers['x-foyer-signature']).toBe(`t=${seconds},v1=${signature}`);
  expect([await attempts(), await isDone()]).toEqual([[{ attempt: 1, status: 204 }], true]);
});

test('is tried again until it is taken, as the same delivery, with a log of each', async () => {
  const { calls, url } = await receiver(500, 200);
  await sendEntry(url);
  expect([await attempts(), await isDone()]).toEqual([[{ attempt: 1, status: 500 }], false]);
  await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(db);
  await jobs.settled();
  expect([await attempts(), await isDone()]).toEqual([
    [
      { attempt: 1, status: 500 },
      { attempt: 2, status: 200 },
    ],
    true,
  ]);
  expect(new Set(calls.map(({ headers }) => headers['x-foyer-delivery'])).size).toBe(1);
});

test('nothing goes to an address within the house', async () => {
  const { calls, url } = await receiver(200);
  await sendEntry(url, false);
  expect([calls, await attempts(), await isDone()]).toEqual([[], [{ attempt: 1, status: null }], false]);
});
