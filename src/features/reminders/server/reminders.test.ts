import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { Services } from '#api/service.server.ts';
import { Jobs, jobService } from '#features/jobs/index.server.ts';
import { mailService, openMailer, outboxTransport } from '#features/mail/index.server.ts';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { mailbox } from '../../../../tests/support/mails.ts';
import { instantAt } from '../../../i18n/berlin-time.ts';
import { insertEvent, insertProduction } from '../../programme/build.ts';
import { type Reminders, reminderService } from './reminders.server.ts';

let site: TestApp;
let mails: () => Promise<string[]>;
let reminders: Reminders;
let now: Date;
/** What a mail server does that took a mail and died before it said so. */
let isDeaf = false;
const services = new Services();
beforeAll(async () => {
  now = instantAt('2026-11-21', '12:00');
  site = await testApp({
    now: () => now,
    services,
    connection: async (url) => {
      const { recordingDatabase } = await import('../../../../tests/support/database/recording-database.ts');
      const { recording: db } = recordingDatabase(url);
      const quiet = { warn: () => {}, error: () => {} };
      const jobs = new Jobs({ db, log: quiet });
      services.provide(jobService, jobs);
      services.provide(mailService, {
        isSent: false,
        lastSent: () => null,
        send: (mail) => mailerOf(jobs).send(mail),
        deliver: async (mail, id) => {
          await mailerOf(jobs).deliver(mail, id);
          if (isDeaf) throw new Error('no answer');
        },
      });
      return db;
    },
  });
  mails = mailbox(site);
  reminders = services.get(reminderService);
});
let mailer: ReturnType<typeof openMailer> | undefined;
function mailerOf(jobs: Jobs) {
  mailer ??= openMailer({ transport: outboxTransport(join(site.dataDir, 'outbox'), 'karten@ostkai.example'), jobs, isSent: false });
  return mailer;
}
beforeEach(async () => {
  now = instantAt('2026-11-21', '12:00');
  isDeaf = false;
  await mails(); // what the test before has asked for is stored by now
  await site.db.deleteFrom('reminder_recipient').execute();
  await resetAllAttempts(site.db);
});

const price = { id: 1, price: '18.00', sale_type_id: 0, seat_group: 1, text: 'Vollpreis', name: 'Parkett', has_discounts: false };
const sale = { sale_starts: '2026-12-01T10:00:00+01:00', sale_friends: '2026-11-28T10:00:00+01:00' };
const opens = instantAt('2026-12-01', '10:00');
let titles = 0;
async function concert(details: object = sale, rest: Parameters<typeof insertEvent>[1] & { season_id?: number } = {}) {
  const { season_id, ...event } = rest;
  const production_id = await insertProduction(site.db, { title: { de: `Abend ${++titles}`, en: `Evening ${titles}` }, ...(season_id && { season_id }) });
  const given = { ticket_url: 'https://karten.example/1', prices: [price], date_start: instantAt('2027-02-01', '19:30') };
  return insertEvent(site.db, { production_id, ...given, details: JSON.stringify(details), ...event });
}
let years = 2026;
async function season(): Promise<number> {
  const year = years++;
  const values = { name: JSON.stringify({ de: `${year}/${year + 1}` }), starts_on: `${year}-09-01`, ends_on: `${year + 1}-07-31` };
  return (await site.db.insertInto('season').values(values).returning('id').executeTakeFirstOrThrow()).id;
}
const post = (path: string, body: unknown, headers: Record<string, string> = site.csrf) =>
  site.app.request(path, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
const ask = (body: object, path = '/de/api/reminders/') => post(path, { email: 'clara@haus.example', ...body });
const tokens = (mail = '') => [...mail.matchAll(/token=([\w.-]+)/g)].map(([, token = '']) => token);
const confirm = (token: string) => post('/de/api/reminders/confirm/', { token });
async function askAndConfirm(body: object) {
  expect((await ask(body)).status).toBe(200);
  const [mail] = await mails();
  const [token = ''] = tokens(mail);
  expect((await confirm(token)).status).toBe(200);
  return mail ?? '';
}
const at = async (moment: Date): Promise<string[]> => {
  now = moment;
  await reminders.look();
  return mails();
};
const set = (id: number, values: object) => site.db.updateTable('event').set(values).where('id', '=', id).execute();
const recipients = () => site.db.selectFrom('reminder_recipient').selectAll().execute();
/** As if the pause before the next try were over. */
const tryAgain = async () => {
  await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(site.db);
  return mails();
};

test('a confirmed reminder comes once when the sale begins, says so, and leaves nothing behind', async () => {
  const event = await concert();
  const mail = await askAndConfirm({ event });
  expect(mail).toMatch(/^To: clara@haus\.example\nSubject: Bitte bestätigen Sie Ihre Adresse\n/);
  expect(mail).toContain(`Abend ${titles}, Mo 01/02/2027, 19.30 Uhr`);
  expect(await at(new Date(opens.getTime() - 1_000))).toEqual([]);
  const [told, ...more] = await at(opens);
  expect(more).toEqual([]);
  expect(told).toContain(`Subject: Jetzt im Verkauf: Abend ${titles}\n`);
  expect(told).toContain(`der Verkauf hat begonnen: Abend ${titles}, Mo 01/02/2027, 19.30 Uhr. Karten auf anderer Website ab 18\u00a0€.`);
  expect(told).toContain(`https://ostkai.example/de/programm/abend-${titles}/${event}`);
  expect(told).toMatch(/Erinnerung abbestellen: https:\/\/ostkai\.example\/de\/erinnerung\/ende\?token=sale-\d+\./);
  expect(await at(new Date(opens.getTime() + 60_000))).toEqual([]);
  expect(await recipients()).toEqual([]);
});

test('is English where it was asked in English, and carries what mail programs need to turn it off', async () => {
  const event = await concert();
  expect((await ask({ event }, '/en/api/reminders/')).status).toBe(200);
  const [mail] = await mails();
  expect(mail).toContain('Subject: Please confirm your address\n');
  expect(mail).toContain('https://ostkai.example/en/reminder/confirm?token=');
  await confirm(tokens(mail)[0] ?? '');
  const [told] = await at(opens);
  expect(told).toContain(`the sale has begun: Evening ${titles}, Mon 01/02/2027, 19.30. Tickets on another website from 18\u00a0€.`);
  const folder = join(site.dataDir, 'outbox');
  const [last = ''] = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .slice(-1);
  const headers = readFileSync(join(folder, last), 'utf8').split('\n\n')[0]?.replaceAll(/\n\s+/g, ' ') ?? '';
  expect(headers).toMatch(/^List-Unsubscribe: *<https:\/\/ostkai\.example\/en\/api\/reminders\/one-click\/\?token=sale-[\w.-]+>$/m);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

describe('nothing is sent that is not true', () => {
  test('where the sale was moved later: not then, but when it begins', async () => {
    const event = await concert();
    await askAndConfirm({ event });
    await set(event, { details: JSON.stringify({ sale_starts: '2026-12-10T10:00:00+01:00' }) });
    expect(await at(opens)).toEqual([]);
    expect(await at(instantAt('2026-12-10', '10:00'))).toHaveLength(1);
  });

  test.each<[string, object]>([
    ['is cancelled', { status: 'cancelled' }],
    ['is postponed', { status: 'postponed' }],
    ['is offline', { is_online: false }],
    ['has begun', { date_start: new Date(opens.getTime() - 1_000) }],
    ['has no beginning of its sale any more', { details: '{}' }],
    ['is free by now', { details: JSON.stringify({ ...sale, admission: 'free' }), prices: '[]', ticket_url: null }],
  ])('where the event %s', async (_, change) => {
    const event = await concert();
    await askAndConfirm({ event });
    await set(event, change);
    expect(await at(opens)).toEqual([]);
  });

  test('where the box office says that it sells nothing yet, until it does', async () => {
    const event = await concert(sale, { id_jet: '770001', ticket_url: '/webshop/event/770001' });
    await askAndConfirm({ event });
    await site.db.insertInto('event_booking').values({ event_id: event, sale: 'not_open', as_of: now }).execute();
    expect(await at(opens)).toEqual([]);
    await site.db.updateTable('event_booking').set({ sale: 'on_sale' }).where('event_id', '=', event).execute();
    expect(await at(new Date(opens.getTime() + 60_000))).toHaveLength(1);
  });

  test('where it was handed to the queue, and the event was cancelled before the next try', async () => {
    const event = await concert();
    await askAndConfirm({ event });
    isDeaf = true;
    expect(await at(opens)).toHaveLength(1); // it went, and nobody heard of it
    await set(event, { status: 'cancelled' });
    isDeaf = false;
    expect(await tryAgain()).toEqual([]);
  });
});

test('a mail that went although nobody heard of it is the same mail at the next try', async () => {
  await askAndConfirm({ event: await concert() });
  isDeaf = true;
  expect(await at(opens)).toHaveLength(1);
  expect(await recipients()).toHaveLength(1);
  isDeaf = false;
  expect(await tryAgain()).toEqual([]); // written in its place
  expect(await recipients()).toEqual([]);
});

test('of two processes that look at the same moment one sends', async () => {
  await askAndConfirm({ event: await concert() });
  now = opens;
  await Promise.all([reminders.look(), reminders.look(), reminders.look()]);
  expect(await mails()).toHaveLength(1);
});

test('friends are told when they may buy, and others then are not', async () => {
  const event = await concert();
  await askAndConfirm({ event, group: 'friends' });
  expect((await ask({ event })).status).toBe(200);
  expect(await mails()).toHaveLength(1);
  const [told, ...more] = await at(instantAt('2026-11-28', '10:00'));
  expect(more).toEqual([]);
  expect(told).toContain('der Verkauf für den Freundeskreis hat begonnen');
  expect(await at(opens)).toHaveLength(1);
});

test('of a season each beginning is told in one mail, of what visitors see alone, until it is turned off', async () => {
  const season_id = await season();
  await concert(sale, { season_id });
  await concert(sale, { season_id });
  const hidden = await concert(sale, { season_id, is_online: false });
  await concert({ sale_starts: '2026-12-05T10:00:00+01:00' }, { season_id });
  await concert({ sale_starts: '2026-12-06T10:00:00+01:00' }, { season_id });
  const asked = await askAndConfirm({ season: season_id });
  expect(asked).toContain('alle Termine der Spielzeit 2026/2027');
  const [told, ...more] = await at(opens);
  expect(more).toEqual([]);
  expect(told).toContain('Subject: Jetzt im Verkauf: 2 Termine\n');
  expect(told).toContain(`Abend ${titles - 4}, Mo 01/02/2027`);
  expect(told).not.toContain(`Abend ${titles - 2},`);
  expect(await at(new Date(opens.getTime() + 60_000))).toEqual([]);
  await set(hidden, { is_online: true });
  expect(await at(instantAt('2026-12-02', '10:00'))).toHaveLength(1); // its sale is on since it can be seen
  const [next] = await at(instantAt('2026-12-05', '10:00'));
  expect(next).toContain(`Abend ${titles - 1}, Mo 01/02/2027`);
  const [, off = ''] = [...tokens(next)].reverse();
  expect((await post(`/de/api/reminders/off/`, { token: tokens(next).at(-1) ?? off })).status).toBe(200);
  expect(await at(instantAt('2026-12-06', '10:00'))).toEqual([]);
  expect(await recipients()).toEqual([]);
});

describe('an address', () => {
  test('is confirmed once; the answers are the same whether it is known', async () => {
    const [one, other] = [await concert(), await concert()];
    const first = await ask({ event: one });
    const [mail] = await mails();
    expect((await confirm(tokens(mail)[0] ?? '')).status).toBe(200);
    const second = await ask({ event: other });
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()]);
    const [noted] = await mails();
    expect(noted).toContain('Subject: Ihre Erinnerung ist vorgemerkt\n');
    expect(noted).not.toContain('bestaetigen');
    expect(await at(opens)).toHaveLength(2);
  });

  test('that nobody confirms is sent nothing, and forgotten after two days', async () => {
    await ask({ event: await concert({ sale_starts: '2026-11-22T10:00:00+01:00' }) });
    const [mail] = await mails();
    expect(await at(instantAt('2026-11-22', '10:00'))).toEqual([]);
    expect(await recipients()).toHaveLength(1);
    await at(instantAt('2026-11-23', '12:01'));
    expect(await recipients()).toEqual([]);
    expect((await confirm(tokens(mail)[0] ?? '')).status).toBe(410);
  });

  test('is said to be wrong where it is none, and adds no header', async () => {
    const event = await concert();
    for (const email of ['', 'clara', 'clara@haus.example\r\nBcc: b@haus.example', 'a b@haus.example']) {
      const refused = await ask({ event, email });
      expect([refused.status, Object.keys((await refused.json()).fields)], email).toEqual([400, ['email']]);
    }
    expect(await mails()).toEqual([]);
  });

  test('has so many mails sent to it in an hour, and no more', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await ask({ event: await concert() })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('it is turned off', () => {
  test('by mail programs in one click, without cookie; a visit alone does nothing', async () => {
    const mail = await askAndConfirm({ event: await concert() });
    const token = tokens(mail).find((one) => one.startsWith('sale-')) ?? '';
    const path = `/de/api/reminders/one-click/?token=${token}`;
    const visit = await site.get(path);
    expect([visit.status, visit.headers.get('location')]).toEqual([303, `/de/erinnerung/ende?token=${token}`]);
    expect((await site.get(`/de/erinnerung/ende?token=${token}`)).status).toBe(200);
    const click = (to: string) =>
      site.app.request(to, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' });
    expect((await click(`${path}x`)).status).toBe(204);
    expect(await site.db.selectFrom('sale_reminder').select('id').execute()).toHaveLength(1);
    expect((await click(path)).status).toBe(204);
    expect(await site.db.selectFrom('sale_reminder').select('id').execute()).toEqual([]);
    expect(await at(opens)).toEqual([]);
    expect(await recipients()).toEqual([]);
  });

  test('by no token but its own', async () => {
    await askAndConfirm({ event: await concert() });
    for (const token of ['', 'sale-1.', 'sale-1.AAAA', '1.9999999999.AAAA', 'x'.repeat(200)]) {
      expect((await post('/de/api/reminders/off/', { token })).status).toBe(200);
      expect((await confirm(token)).status).toBe(410);
    }
    expect(await recipients()).toHaveLength(1);
  });
});

test('nothing is told of what visitors do not see, nor kept of who asks for it', async () => {
  const season_id = await season();
  const hidden = await concert(sale, { season_id, is_online: false });
  for (const query of [`event=${hidden}`, `season=${season_id}`, 'event=999999', 'season=999999'])
    expect((await site.get(`/de/api/reminders/subject/?${query}`)).status, query).toBe(404);
  expect((await site.get(`/de/erinnerung?event=${hidden}`)).status).toBe(404);
  expect((await ask({ event: hidden })).status).toBe(404);
  expect((await ask({ season: season_id })).status).toBe(404);
  const sold = await ask({ event: await concert({}) });
  expect([sold.status, (await sold.json()).code]).toEqual([409, 'not_needed']);
  expect(await mails()).toEqual([]);
});

test('the page of an event leads to the form, which names the groups and the season', async () => {
  const season_id = await season();
  const event = await concert(sale, { season_id });
  const page = await (await site.get(`/de/programm/abend-${titles}/${event}`)).text();
  expect(page).toContain(`href="/de/erinnerung?event=${event}"`);
  expect(page).toContain('Der Vorverkauf für den Freundeskreis beginnt');
  const form = await (await site.get(`/de/erinnerung?event=${event}`)).text();
  expect(form).toMatch(/Alle Termine der Spielzeit \d{4}\/\d{4}/);
  expect(form).toContain('Für den Freundeskreis');
});
