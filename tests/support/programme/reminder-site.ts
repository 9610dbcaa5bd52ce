import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect } from 'vitest';
import { resetAllAttempts } from '../../../src/api/rate-limit/rate-limit.server.ts';
import { Services } from '../../../src/api/service.server.ts';
import { Jobs, jobService } from '../../../src/features/jobs/index.server.ts';
import { mailService, openMailer, outboxTransport } from '../../../src/features/mail/index.server.ts';
import { insertEvent, insertProduction } from '../../../src/features/programme/build.ts';
import { type Reminders, reminderService } from '../../../src/features/reminders/server/reminders.server.ts';
import { instantAt } from '../../../src/i18n/berlin-time.ts';
import { testApp } from '../app.ts';
import { recordingDatabase } from '../database/recording-database.ts';
import { mailbox } from '../mails.ts';

const price = { id: 1, price: '18.00', sale_type_id: 0, seat_group: 1, text: 'Vollpreis', name: 'Parkett', has_discounts: false };
export const sale = { sale_starts: '2026-12-01T10:00:00+01:00', sale_friends: '2026-11-28T10:00:00+01:00' };
export const opens = instantAt('2026-12-01', '10:00');
export const tokens = (mail = '') => [...mail.matchAll(/token=([\w.-]+)/g)].map(([, token = '']) => token);
const noon = () => instantAt('2026-11-21', '12:00');

export async function reminderSite() {
  const services = new Services();
  const state = {
    now: noon(),
    /** What a mail server does that took a mail and died before it said so. */
    isDeaf: false,
    titles: 0,
    years: 2026,
    get reminders(): Reminders {
      return services.get(reminderService);
    },
  };
  let mailer: ReturnType<typeof openMailer> | undefined;
  const mailerOf = (jobs: Jobs) => {
    mailer ??= openMailer({ transport: outboxTransport(join(site.dataDir, 'outbox'), 'karten@ostkai.example'), jobs, isSent: false });
    return mailer;
  };
  const site = await testApp({
    now: () => state.now,
    services,
    connection: async (url) => {
      const { recording: db } = recordingDatabase(url);
      const jobs = new Jobs({ db, log: { warn: () => {}, error: () => {} } });
      services.provide(jobService, jobs);
      services.provide(mailService, {
        isSent: false,
        lastSent: () => null,
        send: (mail) => mailerOf(jobs).send(mail),
        deliver: async (mail, id) => {
          await mailerOf(jobs).deliver(mail, id);
          if (state.isDeaf) throw new Error('no answer');
        },
      });
      return db;
    },
  });
  const mails = mailbox(site);
  beforeEach(async () => {
    state.now = noon();
    state.isDeaf = false;
    await mails(); // what the test before has asked for is stored by now
    await site.db.deleteFrom('reminder_recipient').execute();
    await resetAllAttempts(site.db);
  });

  async function concert(details: object = sale, rest: Parameters<typeof insertEvent>[1] & { season_id?: number } = {}) {
    const { season_id, ...event } = rest;
    const production_id = await insertProduction(site.db, {
      title: { de: `Abend ${++state.titles}`, en: `Evening ${state.titles}` },
      ...(season_id && { season_id }),
    });
    const given = { ticket_url: 'https://karten.example/1', prices: [price], date_start: instantAt('2027-02-01', '19:30') };
    return insertEvent(site.db, { production_id, ...given, details: JSON.stringify(details), ...event });
  }
  async function season(): Promise<number> {
    const year = state.years++;
    const values = { name: JSON.stringify({ de: `${year}/${year + 1}` }), starts_on: `${year}-09-01`, ends_on: `${year + 1}-07-31` };
    return (await site.db.insertInto('season').values(values).returning('id').executeTakeFirstOrThrow()).id;
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = site.csrf) =>
    site.app.request(path, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const ask = (body: object, path = '/de/api/reminders/') => post(path, { email: 'clara@haus.example', ...body });
  const confirm = (token: string) => post('/de/api/reminders/confirm/', { token });
  async function askAndConfirm(body: object) {
    expect((await ask(body)).status).toBe(200);
    const [mail] = await mails();
    const [token = ''] = tokens(mail);
    expect((await confirm(token)).status).toBe(200);
    return mail ?? '';
  }
  const at = async (moment: Date): Promise<string[]> => {
    state.now = moment;
    await state.reminders.look();
    return mails();
  };
  const set = (id: number, values: object) => site.db.updateTable('event').set(values).where('id', '=', id).execute();
  const recipients = () => site.db.selectFrom('reminder_recipient').selectAll().execute();
  const tryAgain = async () => {
    await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(site.db);
    return mails();
  };
  return { ask, askAndConfirm, at, concert, confirm, post, recipients, season, set, site, state, tryAgain, mails };
}
