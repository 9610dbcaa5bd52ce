import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { Services } from '#api/service.server.ts';
import { shopService } from '#features/booking/index.server.ts';
import { Jobs, jobService } from '#features/jobs/index.server.ts';
import { mailService, openMailer, outboxTransport } from '#features/mail/index.server.ts';
import { recordingDatabase } from '../../../../../tests/support/database/recording-database.ts';
import { mailbox } from '../../../../../tests/support/mails.ts';
import { testShop } from '../../../../../tests/support/shop/shop.ts';
import { insertProduction } from '../../../programme/build.ts';
import { type Reminders, reminderService } from '../reminders.server.ts';
import type { FetchOffer } from './fetch-free-seats.server.ts';
import { lookForTickets } from './look-for-tickets.server.ts';

// The box office is the simulator, whose events here have time slots of two seats each: so tests say exactly what is free.
const begun = Date.now();
let now: Date;
/** What the mail server does: takes mails, takes none, or takes them and dies before it says so. */
let mailServer: 'up' | 'down' | 'deaf' = 'up';
let mails: () => Promise<string[]>;
let reminders: Reminders;
let jobs: Jobs;
let mailer: ReturnType<typeof openMailer> | undefined;
const services = new Services();
const open = () => {
  mailer ??= openMailer({ transport: outboxTransport(join(shop.site.dataDir, 'outbox'), 'karten@ostkai.example'), jobs, isSent: false });
  return mailer;
};
const deliver: ReturnType<typeof openMailer>['deliver'] = async (mail, id) => {
  if (mailServer === 'down') throw new Error('no connection');
  await open().deliver(mail, id);
  if (mailServer === 'deaf') throw new Error('no answer');
};
const shop = await testShop({
  now: () => now ?? new Date(begun),
  services,
  connection: async (url) => {
    const { recording: db } = recordingDatabase(url);
    jobs = new Jobs({ db, log: { warn: () => {}, error: () => {} } });
    services.provide(jobService, jobs);
    services.provide(mailService, { isSent: false, lastSent: () => null, send: (mail) => open().send(mail), deliver });
    return db;
  },
});
const { site, boxOffice } = shop;
beforeAll(() => {
  mails = mailbox(site);
  reminders = services.get(reminderService);
});
beforeEach(async () => {
  now = new Date(begun);
  mailServer = 'up';
  await mails(); // what the test before has asked for is stored by now
  await site.db.deleteFrom('reminder_recipient').execute();
  await resetAllAttempts(site.db);
});

type Evening = {
  id: number;
  idJet: number;
  title: string;
  give: (slot: number, seats: number) => Promise<void>;
  take: (slot: number, seats: number) => Promise<void>;
};
let titles = 0;
const slotsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ block_id: index + 1, time_start: `1${index}:00`, capacity: 4 }));

/** An evening that is sold out: three time slots of four seats. `give` brings seats back, `take` sells them. */
async function evening(here: Parameters<typeof shop.event>[1] = {}): Promise<Evening> {
  const title = `Abend ${++titles}`;
  const production_id = await insertProduction(site.db, { title: { de: title, en: `Evening ${titles}` } });
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
/** What the look at the box office does where something has changed. */
async function look(id: number, idJet: number) {
  const { offers } = services.get(shopService);
  offers.invalidate(id);
  await offers.ask({ id, idJet: String(idJet) });
}
const post = (path: string, body: unknown) =>
  site.app.request(path, { method: 'POST', headers: { ...site.csrf, 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
const ask = (body: object, path = '/de/api/reminders/waitlist/') => post(path, { email: 'clara@haus.example', seats: 2, ...body });
const tokens = (mail = '') => [...mail.matchAll(/token=([\w.-]+)/g)].map(([, token = '']) => token);
const confirm = (token: string) => post('/de/api/reminders/confirm/', { token });
async function joinAndConfirm(body: object, path?: string): Promise<string> {
  expect((await ask(body, path)).status).toBe(200);
  const [mail = ''] = await mails();
  if (mail.includes('confirm') || mail.includes('bestaetigen')) expect((await confirm(tokens(mail)[0] ?? '')).status).toBe(200);
  return mail;
}
/** Several who ask one after the other. */
async function waitInLine(event: number, ...wishes: { seats?: number; together?: boolean }[]) {
  for (const [index, wish] of wishes.entries()) {
    now = new Date(now.getTime() + 1_000);
    await joinAndConfirm({ event, email: `${index + 1}@haus.example`, ...wish });
  }
}
const later = async (minutes: number): Promise<string[]> => {
  now = new Date(now.getTime() + minutes * 60_000);
  await reminders.look();
  return mails();
};
const addressees = (texts: readonly string[]) => texts.map((text) => /^To: (.*)$/m.exec(text)?.[1]).sort();
const entries = () => site.db.selectFrom('waitlist_entry').selectAll().orderBy('id').execute();
const recipients = () => site.db.selectFrom('reminder_recipient').selectAll().execute();
const set = (id: number, values: object) => site.db.updateTable('event').set(values).where('id', '=', id).execute();
/** As if the pause before the next try were over. */
const tryAgain = async () => {
  await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(site.db);
  return mails();
};

test('who waits is told once when so many seats are free again, and nothing is left of them', async () => {
  const { id, title, give } = await evening();
  const asked = await joinAndConfirm({ event: id });
  expect(asked).toMatch(/^To: clara@haus\.example\nSubject: Bitte bestätigen Sie Ihre Adresse\n/);
  expect(asked).toContain(`möchte an dieser Adresse erfahren, wenn es wieder 2 Karten gibt: ${title}, `);
  expect(await later(1)).toEqual([]);
  await give(1, 1);
  expect(await later(1)).toEqual([]); // one is free, and two are wanted
  await give(1, 1);
  const [told, ...more] = await later(1);
  expect(more).toEqual([]);
  expect(told).toContain(`Subject: Es gibt wieder Karten: ${title}\n`);
  expect(told).toMatch(new RegExp(`es gibt wieder Karten: ${title}, .* Uhr\\. Wenige Karten ab .*€\\.`));
  expect(told).toContain(`https://ostkai.example/de/programm/${title.toLowerCase().replace(' ', '-')}/${id}`);
  expect(told).toContain('Wir halten keine Karten zurück');
  expect(told).toMatch(/Warteliste verlassen: https:\/\/ostkai\.example\/de\/erinnerung\/ende\?token=wait-\d+\./);
  expect(await later(60)).toEqual([]);
  expect([await entries(), await recipients()]).toEqual([[], []]);
});

test('is English where it was asked in English, and carries what mail programs need to turn it off', async () => {
  const { id, give } = await evening();
  const asked = await joinAndConfirm({ event: id, seats: 2, together: true }, '/en/api/reminders/waitlist/');
  expect(asked).toContain('Subject: Please confirm your address\n');
  expect(asked).toContain(`wants to be told at this address when 2 tickets side by side can be had again: Evening ${titles}, `);
  const noted = await joinAndConfirm({ event: id, seats: 1 }, '/en/api/reminders/waitlist/');
  expect(noted).toContain('Subject: You are on the waiting list\n');
  expect(noted).toContain('we will write to you when 1 ticket can be had again');
  await give(1, 1);
  const [told] = await later(1);
  expect(told).toContain(`Subject: Tickets again: Evening ${titles}\n`);
  expect(told).toMatch(/there are tickets again: .*\. Few tickets from .*€\./);
  expect(told).toContain('We hold no tickets back');
  const folder = join(site.dataDir, 'outbox');
  const last = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const headers =
    readFileSync(join(folder, last.sort().at(-1) ?? ''), 'utf8')
      .split('\n\n')[0]
      ?.replaceAll(/\n\s+/g, ' ') ?? '';
  expect(headers).toMatch(/^List-Unsubscribe: *<https:\/\/ostkai\.example\/en\/api\/reminders\/one-click\/\?token=wait-[\w.-]+>$/m);
});

describe('the order', () => {
  test('is that in which they asked, to as many as could be served; the next are told half an hour later, if there still is something', async () => {
    const { id, give, take } = await evening();
    await waitInLine(id, { seats: 2 }, { seats: 1 }, { seats: 1 }, { seats: 1 });
    await give(1, 2);
    await give(2, 1);
    expect(addressees(await later(1))).toEqual(['1@haus.example', '2@haus.example']);
    expect(await later(29)).toEqual([]);
    await take(1, 2);
    expect(addressees(await later(1))).toEqual(['3@haus.example']);
    await take(2, 1);
    expect(await later(31)).toEqual([]);
    expect(await entries()).toHaveLength(1);
  });

  test('passes over who wants more beside each other than there is, and keeps their place', async () => {
    const { id, give } = await evening();
    await waitInLine(id, { seats: 4, together: true }, { seats: 4 });
    await give(1, 2);
    await give(2, 2);
    expect(addressees(await later(1))).toEqual(['2@haus.example']);
    await give(1, 1);
    await give(1, 1);
    expect(addressees(await later(31))).toEqual(['1@haus.example']);
  });

  test('stays who changes the number of seats', async () => {
    const { id, give } = await evening();
    await waitInLine(id, { seats: 4 }, { seats: 1 });
    now = new Date(now.getTime() + 60_000);
    expect((await ask({ event: id, email: '1@haus.example', seats: 1 })).status).toBe(200);
    expect(addressees(await mails())).toEqual(['1@haus.example']);
    await give(1, 1);
    expect(addressees(await later(1))).toEqual(['1@haus.example']);
  });

  test('leaves out who has not confirmed', async () => {
    const { id, give } = await evening();
    await ask({ event: id, email: 'unbestaetigt@haus.example' });
    await mails();
    await waitInLine(id, { seats: 2 });
    await give(1, 2);
    expect(addressees(await later(1))).toEqual(['1@haus.example']);
  });
});

describe('nothing is sent that is not true', () => {
  test.each<[string, object]>([
    ['is cancelled', { status: 'cancelled' }],
    ['is postponed', { status: 'postponed' }],
    ['is offline', { is_online: false }],
    ['is over', { date_start: new Date(begun - 3 * 3_600_000) }],
    ['has no number at the box office any more', { id_jet: null }],
  ])('where the event %s, before or after the mail was handed to the queue', async (_, change) => {
    const [one, other] = [await evening(), await evening()];
    for (const { id } of [one, other]) await joinAndConfirm({ event: id });
    await one.give(1, 2);
    await set(one.id, change);
    expect(await later(1)).toEqual([]);
    await other.give(1, 2);
    mailServer = 'down';
    expect(await later(1)).toEqual([]);
    mailServer = 'up';
    await set(other.id, change);
    expect(await tryAgain()).toEqual([]);
  });

  test('where it is gone again before the mail is sent: the place is kept, and who has it is the first to be told', async () => {
    const { id, give, take } = await evening();
    await waitInLine(id, { seats: 2 }, { seats: 2 });
    await give(1, 2);
    mailServer = 'down';
    await later(1);
    await take(1, 2);
    mailServer = 'up';
    expect(await tryAgain()).toEqual([]);
    expect((await entries()).map(({ queued_at }) => queued_at)).toEqual([null, null]);
    await give(2, 2);
    expect(addressees(await later(2))).toEqual(['1@haus.example']); // no head start where nobody was told
  });

  test('where fewer are left than are wanted', async () => {
    const { id, give, take } = await evening();
    await joinAndConfirm({ event: id, seats: 3 });
    await give(1, 2);
    await give(1, 1);
    mailServer = 'down';
    await later(1);
    await take(1, 1);
    mailServer = 'up';
    expect(await tryAgain()).toEqual([]);
  });

  test('where the box office does not answer, until it does', async () => {
    const { id, give } = await evening();
    await joinAndConfirm({ event: id });
    await give(1, 2);
    await boxOffice.fault({ mode: 'offline' });
    try {
      expect(await later(1)).toEqual([]);
    } finally {
      await boxOffice.fault({ mode: 'none' });
    }
    expect(await later(2)).toHaveLength(1);
  });

  test('where the evening has begun, before or after the mail was handed to the queue', async () => {
    const events = [await shop.event({ sold: 1 }), await shop.event({ sold: 1 })];
    for (const { id, idJet } of events) {
      await look(id, idJet);
      await joinAndConfirm({ event: id });
      await boxOffice.putEvent(idJet, { sold: 0.5 });
      now = new Date(now.getTime() + 60_000);
      await look(id, idJet);
    }
    const [one, other] = events.map(({ id }) => id);
    await set(one ?? 0, { date_start: now });
    mailServer = 'down';
    expect(await later(1)).toEqual([]);
    mailServer = 'up';
    expect((await entries()).map(({ queued_at }) => queued_at !== null)).toEqual([false, true]);
    await set(other ?? 0, { date_start: now });
    expect(await tryAgain()).toEqual([]);
  });

  test('an event that is over ends its list', async () => {
    const { id } = await evening();
    await joinAndConfirm({ event: id });
    await set(id, { date_start: new Date(begun - 3_600_000), date_end: now });
    await later(1);
    expect([await entries(), await recipients()]).toEqual([[], []]);
  });
});

describe('exactly once', () => {
  test('where a mail went although nobody heard of it: it is the same mail at the next try, and no look hands it over again', async () => {
    const { id, give } = await evening();
    await joinAndConfirm({ event: id });
    await give(1, 2);
    mailServer = 'deaf';
    expect(await later(1)).toHaveLength(1);
    mailServer = 'up';
    expect(await later(31)).toEqual([]); // noted as handed over
    expect(await entries()).toHaveLength(1);
    expect(await tryAgain()).toEqual([]); // written in its place
    expect([await entries(), await recipients()]).toEqual([[], []]);
  });

  test('where several processes look at the same moment', async () => {
    const { id, give } = await evening();
    await joinAndConfirm({ event: id });
    await give(1, 2);
    now = new Date(now.getTime() + 60_000);
    await Promise.all([reminders.look(), reminders.look(), reminders.look()]);
    expect(await mails()).toHaveLength(1);
  });

  test('where the box office answers one process so late that another has taken the next turn', async () => {
    const { id, give } = await evening();
    await waitInLine(id, { seats: 2 }, { seats: 2 });
    await give(1, 2);
    const { db } = site;
    const fetchOffer: FetchOffer = async (event) => {
      const { answer } = await services.get(shopService).offers.ask(event);
      return answer.ok ? answer.value : null;
    };
    const late = now;
    const slow: FetchOffer = async (event) => {
      const offer = await fetchOffer(event);
      await lookForTickets(db, jobs, fetchOffer, new Date(late.getTime() + 2 * 60_000));
      return offer;
    };
    await lookForTickets(db, jobs, slow, late);
    expect(addressees(await mails())).toEqual(['1@haus.example']);
  });
});

describe('the call', () => {
  test('says which field is wrong and what to do, and stores nothing', async () => {
    const { id } = await evening();
    for (const seats of [0, -1, 11, 1.5, 1e300, undefined]) {
      const refused = await ask({ event: id, seats });
      expect([refused.status, (await refused.json()).fields], String(seats)).toEqual([
        400,
        { seats: ['Bitte wählen Sie, wie viele Karten Sie brauchen: 1 bis 10.'] },
      ]);
    }
    const both = await ask({ event: id, seats: 0, email: 'clara@haus.example\r\nBcc: b@haus.example' }, '/en/api/reminders/waitlist/');
    expect(Object.keys((await both.json()).fields).sort()).toEqual(['email', 'seats']);
    expect([await mails(), await recipients()]).toEqual([[], []]);
  });

  test('tells nothing of what visitors do not see, and takes nobody for what is not sold out', async () => {
    const { id, give } = await evening();
    await set(id, { is_online: false });
    expect((await ask({ event: id })).status).toBe(404);
    expect((await site.get(`/de/erinnerung?event=${id}`)).status).toBe(404);
    expect((await ask({ event: 999_999 })).status).toBe(404);
    await set(id, { is_online: true });
    const reminder = await post('/de/api/reminders/', { email: 'clara@haus.example', event: id });
    expect([reminder.status, (await reminder.json()).code]).toEqual([409, 'not_needed']);
    await give(1, 2);
    const refused = await ask({ event: id });
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'not_sold_out']);
    expect([await mails(), await recipients()]).toEqual([[], []]);
  });

  test('answers the same for every address', async () => {
    const [one, other] = [await evening(), await evening()];
    const first = await ask({ event: one.id });
    await confirm(tokens((await mails())[0])[0] ?? '');
    const second = await ask({ event: other.id });
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()]);
  });
});

test('it is turned off by mail programs in one click, and by no token but its own', async () => {
  const { id } = await evening();
  const asked = await joinAndConfirm({ event: id });
  const token = tokens(asked).find((one) => one.startsWith('wait-')) ?? '';
  const click = (given: string) => site.app.request(`/de/api/reminders/one-click/?token=${given}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  for (const wrong of [`${token}x`, token.replace('wait', 'sale'), 'wait-1.', '']) expect((await click(wrong)).status).toBe(204);
  expect(await entries()).toHaveLength(1);
  expect((await click(token)).status).toBe(204);
  expect(await entries()).toEqual([]);
  await later(1);
  expect(await recipients()).toEqual([]);
});

test('the page of an event that is sold out leads to a form for seats, that of another does not', async () => {
  const { id, title, give } = await evening();
  const page = async (language: 'de' | 'en') => {
    const path =
      language === 'de'
        ? `/de/programm/${title.toLowerCase().replace(' ', '-')}/${id}`
        : `/en/events/${title.toLowerCase().replace('abend ', 'evening-')}/${id}`;
    return (await site.get(path)).text();
  };
  expect(await page('de')).toMatch(new RegExp(`href="/de/erinnerung\\?event=${id}"[^>]*>.*Auf die Warteliste`));
  expect(await page('en')).toMatch(new RegExp(`href="/en/reminder\\?event=${id}"[^>]*>.*Join the waiting list`));
  const form = await (await site.get(`/de/erinnerung?event=${id}`)).text();
  for (const part of ['name="seats"', 'name="together"', 'Ausverkauft', 'Auf die Warteliste']) expect(form).toContain(part);
  await give(1, 2);
  expect(await page('de')).not.toContain('/de/erinnerung');
  expect(await (await site.get(`/de/erinnerung?event=${id}`)).text()).not.toContain('name="seats"');
});

test('staff see how many wait, and no address', async () => {
  const { id } = await evening();
  await waitInLine(id, {}, {});
  const { headers } = await site.signIn('editor');
  const record = await (await site.get(`/de/api/cms-events/${id}/`, headers)).text();
  expect(JSON.parse(record)).toMatchObject({ waitlist: 2 });
  expect(record).not.toContain('@haus.example');
});
