import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { Services } from '#api/service.server.ts';
import { jobService } from '#features/jobs/index.server.ts';
import { mailService } from '#features/mail/index.server.ts';
import { testApp, testNow } from '../../../tests/support/app.ts';
import { recordingDatabase } from '../../../tests/support/database/recording-database.ts';
import { mailbox } from '../../../tests/support/mails.ts';
import { createApp } from '../../server/app.server.ts';
import { defineCheck } from './check.server.ts';
import { checks as everyCheck } from './checks/index.server.ts';
import { siteFactsService } from './facts.server.ts';
import { leaseBeat, leaseTime } from './limits.ts';
import { openSiteState, type SiteState, siteStateService } from './server/open-site-state.server.ts';

let now = testNow;
let isRed = false;
let isBroken = false;
const probe = defineCheck({
  name: 'disk',
  title: { de: 'Speicherplatz', en: 'Disk space' },
  states: {
    fine: { text: { de: 'Genug.', en: 'Enough.' } },
    low: { text: { de: 'Nur {free}.', en: 'Only {free}.' }, remedy: { de: 'Mehr kaufen.', en: 'Buy more.' } },
  },
  look: async () => {
    if (isBroken) throw new Error('no such disk');
    return { is: isRed ? 'low' : 'fine', values: { free: { bytes: 1_234_567_890 } } };
  },
});
const services = new Services();
const site = await testApp({ now: () => now, services });
const open = (checks = [probe]): SiteState =>
  openSiteState({
    db: site.db,
    now: () => now,
    facts: services.get(siteFactsService),
    mailer: services.get(mailService),
    checks,
    report: (problem) => {
      throw problem;
    },
  });
const state = open();
services.provide(siteStateService, state);
const admin = await site.signIn('admin');
const manager = await site.signIn('manager');
await site.signIn('admin', 'second@haus.example');
await sql`update site_user set language = 'en' where email = 'second@haus.example'`.execute(site.db);
await sql`insert into site_user (email, name, role, email_confirmed) values ('unconfirmed@haus.example', 'X', 'admin', false)`.execute(site.db);
const mails = mailbox(site);
const minutes = async (n: number, one = state) => {
  for (let minute = 0; minute < n; minute++) {
    now = new Date(now.getTime() + 60_000);
    await one.round();
  }
};
const read = async (headers = admin.headers, language = 'de') => (await site.get(`/${language}/api/cms-site-state/`, headers)).json();
const post = (path: string, headers: Record<string, string>, body?: object) =>
  site.app.request(`/de${path}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    ...(body && { body: JSON.stringify(body) }),
  });

beforeEach(async () => {
  [isRed, isBroken] = [false, false];
  await sql`truncate site_check, site_check_lease`.execute(site.db);
  await mails();
});

test('administrators are told after 15 minutes, once, each in their language, and once when it is well again', async () => {
  await minutes(1);
  isRed = true;
  await minutes(15);
  expect(await mails()).toEqual([]);
  await minutes(1);
  const told = await mails();
  expect(told).toHaveLength(2);
  expect(told.find((mail) => mail.includes('To: admin@haus.example'))).toMatch(
    /Subject: Website braucht Sie: Speicherplatz[\s\S]+Nur 1,2 GB\.\nMehr kaufen\.\nSeit Sa 21\/11\/2026, [\s\S]+\/cms-hub\/state\?lang=de/,
  );
  expect(told.find((mail) => mail.includes('To: second@haus.example'))).toMatch(/Subject: The website needs you: Disk space[\s\S]+Only 1\.2 GB\.\nBuy more\./);
  await minutes(60);
  expect(await mails()).toEqual([]);
  isRed = false;
  await minutes(35);
  const well = await mails();
  expect(well).toHaveLength(2);
  expect(well.join()).toMatch(/Subject: Wieder in Ordnung: Speicherplatz[\s\S]+Genug\./);
  await minutes(60);
  expect(await mails()).toEqual([]);
});

test('where there is nobody to tell, nobody is said to have been told', async () => {
  isRed = true;
  // The last one who administers it cannot be taken away: as on the first day.
  const confirm = (is: boolean) =>
    site.db.transaction().execute(async (store) => {
      await sql`set local session_replication_role = replica`.execute(store);
      await sql`update site_user set email_confirmed = ${is} where email in ('admin@haus.example', 'second@haus.example')`.execute(store);
    });
  await confirm(false);
  await minutes(17);
  await confirm(true);
  expect(await read()).toMatchObject([{ is_bad: true, told_at: null }]);
  expect(await mails()).toEqual([]);
  await minutes(1);
  expect(await mails()).toHaveLength(2);
});

test('what flaps does not flood: nothing below 15 minutes, and one mail while it goes on after that', async () => {
  for (let n = 0; n < 20; n++) {
    isRed = !isRed;
    await minutes(6);
  }
  expect(await mails()).toEqual([]);
  isRed = true;
  await minutes(17);
  expect(await mails()).toHaveLength(2);
  for (let n = 0; n < 20; n++) {
    isRed = !isRed;
    await minutes(20);
  }
  expect(await mails()).toEqual([]);
});

test('one process checks; where it is gone or hangs the next does within half a minute', async () => {
  const other = open();
  const holder = async () => (await sql<{ holder: string }>`select holder from site_check_lease`.execute(site.db)).rows[0]?.holder;
  await minutes(1);
  const first = await holder();
  await other.round();
  expect(await holder()).toBe(first);
  now = new Date(now.getTime() + leaseTime + 1);
  await other.round();
  expect(await holder()).not.toBe(first);
  expect(leaseTime + leaseBeat).toBeLessThan(30_000);
});

test('a check that fails is red, and says why', async () => {
  isBroken = true;
  await minutes(1);
  expect(await read()).toMatchObject([
    { name: 'disk', is_bad: true, text: 'Das ließ sich nicht prüfen: no such disk', remedy: 'Sehen Sie in das Protokoll des Servers.' },
  ]);
});

test('since when it is so is kept, in both languages, and heavy checks wait', async () => {
  let looks = 0;
  const heavy = { ...probe, name: 'versions', every: 3_600, look: async () => ({ is: `${looks++ ? 'fine' : 'fine'}` }) };
  const both = open([probe, heavy]);
  services.provide(siteStateService, both);
  await minutes(10, both);
  expect(looks).toBe(1);
  const [first] = await read();
  isRed = true;
  await minutes(3, both);
  expect(await read(admin.headers, 'en')).toMatchObject([
    { name: 'disk', title: 'Disk space', is_bad: true, text: expect.stringContaining('GB'), address: '/cms-hub/media?lang=en' },
    { name: 'versions' },
  ]);
  expect((await read())[0].since > first.since).toBe(true);
  await minutes(51, both);
  expect(looks).toBe(2);
});

test('all checks of the site can be made at once, by managers and not by editors', async () => {
  services.provide(siteStateService, open([...everyCheck]));
  const editor = await site.signIn('editor');
  expect((await post('/api/cms-site-state/check/', editor.headers)).status).toBe(403);
  expect((await site.get('/api/cms-site-state/', editor.headers)).status).toBe(403);
  expect((await post('/api/cms-site-state/check/', manager.headers)).status).toBe(204);
  const answer = await read(manager.headers);
  expect(answer).toHaveLength(everyCheck.length);
  expect(answer.map(({ is_bad }: { is_bad: boolean }) => is_bad)).toEqual(
    answer.map(({ is_bad }: { is_bad: boolean }) => is_bad).toSorted((one: boolean, other: boolean) => Number(other) - Number(one)),
  );
  expect(answer.find(({ name }: { name: string }) => name === 'mail')).toMatchObject({ is_bad: true, text: expect.stringContaining('outbox') });
  const waiting = await (await site.get('/de/api/cms-counters/', manager.headers)).json();
  expect(waiting).toContainEqual(
    expect.objectContaining({ name: 'site_state', n: answer.filter(({ is_bad }: { is_bad: boolean }) => is_bad).length, address: '/cms-hub/state' }),
  );
});

test('jobs that were given up are tried again or discarded, by administrators, a kind at a time', async () => {
  await sql`delete from jobs.job`.execute(site.db);
  const give = (kind: string) =>
    sql`insert into jobs.job (name, state, data) values ('dead', 'created', ${JSON.stringify({ kind, content: '{}', reference: 'ab', reason: 'full' })}::jsonb)`.execute(
      site.db,
    );
  for (const kind of ['renditions', 'renditions', 'invitation-mail']) await give(kind);
  const list = async () => (await site.get('/de/api/cms-jobs/', manager.headers)).json();
  expect(await list()).toMatchObject([
    { kind: 'renditions', given_up: 2, reason: 'full' },
    { kind: 'invitation-mail', given_up: 1 },
  ]);
  expect((await post('/api/cms-jobs/discard/', manager.headers, { kind: 'renditions' })).status).toBe(403);
  expect((await post('/api/cms-jobs/discard/', admin.headers, { kind: 'renditions' })).status).toBe(204);
  expect(await list()).toMatchObject([{ kind: 'invitation-mail' }]);
  expect((await post('/api/cms-jobs/retry/', admin.headers, { kind: 'invitation-mail' })).status).toBe(204);
  await services.get(jobService).settled();
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from jobs.job where name = 'dead' and state = 'created'`.execute(site.db);
  expect(rows[0]?.n).toBe(0);
});

test('the list costs as many statements of many rows as of few', async () => {
  const { recording, queries } = recordingDatabase(site.url);
  const config = { baseUrl: 'https://ostkai.example', dataDir: site.dataDir, instance: 'live' as const };
  const app = createApp(
    { config, db: recording, log: pino({ level: 'silent' }), services: new Services(), now: () => testNow },
    { headFor: () => '', files: (_, next) => next() },
  );
  const count = async () => {
    queries.length = 0;
    for (const path of ['site-state', 'jobs']) expect((await app.request(`/api/cms-${path}/`, { headers: admin.headers })).status).toBe(200);
    return queries.filter(({ text }) => /site_check|jobs/.test(text)).length; // what is read at intervals falls in between
  };
  await count(); // the first call finds the session
  await sql`delete from site_check`.execute(site.db);
  const few = await count();
  await open([...everyCheck]).checkNow();
  await sql`insert into jobs.job (name, state, data) select 'dead', 'created', jsonb_build_object('kind', 'kind-' || n) from generate_series(1, 20) n`.execute(
    site.db,
  );
  expect(await count()).toBe(few);
});
