import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect } from 'vitest';
import { resetAllAttempts } from '../../../src/api/rate-limit/rate-limit.server.ts';
import { Services } from '../../../src/api/service.server.ts';
import { shopService } from '../../../src/features/booking/index.server.ts';
import { Jobs, jobService } from '../../../src/features/jobs/index.server.ts';
import { mailService, openMailer, outboxTransport } from '../../../src/features/mail/index.server.ts';
import { insertProduction } from '../../../src/features/programme/build.ts';
import { type Reminders, reminderService } from '../../../src/features/reminders/server/reminders.server.ts';
import { recordingDatabase } from '../database/recording-database.ts';
import { mailbox } from '../mails.ts';
import { testShop } from './shop.ts';

type Evening = {
  id: number;
  idJet: number;
  title: string;
  give: (slot: number, seats: number) => Promise<void>;
  take: (slot: number, seats: number) => Promise<void>;
};
const slotsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ block_id: index + 1, time_start: `1${index}:00`, capacity: 4 }));
const tokens = (mail = '') => [...mail.matchAll(/token=([\w.-]+)/g)].map(([, token = '']) => token);
const addressees = (texts: readonly string[]) => texts.map((text) => /^To: (.*)$/m.exec(text)?.[1]).sort();

/** The simulator's events have time slots of two seats each, so that tests say exactly what is free. */
export async function waitlistSite() {
  const begun = Date.now();
  const services = new Services();
  const state = {
    now: new Date(begun),
    /** What the mail server does: takes mails, takes none, or takes them and dies before it says so. */
    mailServer: 'up' as 'up' | 'down' | 'deaf',
    titles: 0,
    get jobs(): Jobs {
      return services.get(jobService);
    },
    get reminders(): Reminders {
      return services.get(reminderService);
    },
  };
  let mails: () => Promise<string[]> = async () => [];
  let mailer: ReturnType<typeof openMailer> | undefined;
  const open = () => {
    mailer ??= openMailer({ transport: outboxTransport(join(shop.site.dataDir, 'outbox'), 'karten@ostkai.example'), jobs: state.jobs, isSent: false });
    return mailer;
  };
  const deliver: ReturnType<typeof openMailer>['deliver'] = async (mail, id) => {
    if (state.mailServer === 'down') throw new Error('no connection');
    await open().deliver(mail, id);
    if (state.mailServer === 'deaf') throw new Error('no answer');
  };
  const shop = await testShop({
    now: () => state.now,
    services,
    connection: async (url) => {
      const { recording: db } = recordingDatabase(url);
      const jobs = new Jobs({ db, log: { warn: () => {}, error: () => {} } });
      services.provide(jobService, jobs);
      services.provide(mailService, { isSent: false, lastSent: () => null, send: (mail) => open().send(mail), deliver });
      return db;
    },
  });
  const { site, boxOffice } = shop;
  beforeAll(() => {
    mails = mailbox(site);
  });
  beforeEach(async () => {
    state.now = new Date(begun);
    state.mailServer = 'up';
    await mails(); // what the test before has asked for is stored by now
    await site.db.deleteFrom('reminder_recipient').execute();
    await resetAllAttempts(site.db);
  });

  /** Three time slots of four seats; `give` brings seats back, `take` sells them. */
  async function evening(here: Parameters<typeof shop.event>[1] = {}): Promise<Evening> {
    const title = `Abend ${++state.titles}`;
    const production_id = await insertProduction(site.db, { title: { de: title, en: `Evening ${state.titles}` } });
    const { id, idJet } = await shop.event({ hall: 'foyer', time_slots: slotsOf(3) }, { production_id, ...here });
    const carts: { slot: number; seats: number; cart: string }[] = [];
    const poll = () => look(id, idJet);
    const order = async (slot: number, seats: number) => {
      const { cart_id } = await boxOffice.add({ event_jet_id: idJet, quantities: [seats], sale_type_ids: [1], seat_group: 1, block_id: slot });
      carts.push({ slot, seats, cart: cart_id });
    };
    for (const slot of [1, 2, 3]) for (const seats of [1, 1, 2]) await order(slot, seats);
    await poll();
    return {
      id,
      idJet,
      title,
      give: async (slot, seats) => {
        const at = carts.findIndex((cart) => cart.slot === slot && cart.seats === seats);
        await boxOffice.send('DELETE', `/api/cart/${carts.splice(at, 1)[0]?.cart}`);
        await poll();
      },
      take: async (slot, seats) => {
        await order(slot, seats);
        await poll();
      },
    };
  }
  async function look(id: number, idJet: number) {
    const { offers } = services.get(shopService);
    offers.invalidate(id);
    await offers.ask({ id, idJet: String(idJet) });
  }
  const post = (path: string, body: unknown) =>
    site.app.request(path, { method: 'POST', headers: { ...site.csrf, 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const ask = (body: object, path = '/de/api/reminders/waitlist/') => post(path, { email: 'clara@haus.example', seats: 2, ...body });
  const confirm = (token: string) => post('/de/api/reminders/confirm/', { token });
  async function joinAndConfirm(body: object, path?: string): Promise<string> {
    expect((await ask(body, path)).status).toBe(200);
    const [mail = ''] = await mails();
    if (mail.includes('confirm') || mail.includes('bestaetigen')) expect((await confirm(tokens(mail)[0] ?? '')).status).toBe(200);
    return mail;
  }
  async function waitInLine(event: number, ...wishes: { seats?: number; together?: boolean }[]) {
    for (const [index, wish] of wishes.entries()) {
      state.now = new Date(state.now.getTime() + 1_000);
      await joinAndConfirm({ event, email: `${index + 1}@haus.example`, ...wish });
    }
  }
  const later = async (minutes: number): Promise<string[]> => {
    state.now = new Date(state.now.getTime() + minutes * 60_000);
    await state.reminders.look();
    return mails();
  };
  const entries = () => site.db.selectFrom('waitlist_entry').selectAll().orderBy('id').execute();
  const recipients = () => site.db.selectFrom('reminder_recipient').selectAll().execute();
  const set = (id: number, values: object) => site.db.updateTable('event').set(values).where('id', '=', id).execute();
  /** As if the pause before the next try were over. */
  const tryAgain = async () => {
    await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(site.db);
    return mails();
  };
  return {
    addressees,
    ask,
    begun,
    boxOffice,
    confirm,
    entries,
    evening,
    state,
    joinAndConfirm,
    later,
    look,
    post,
    recipients,
    set,
    shop,
    site,
    tokens,
    tryAgain,
    waitInLine,
    mails: () => mails(),
  };
}
