import { describe, expect, test } from 'vitest';
import { shopService } from '#features/booking/index.server.ts';
import { waitlistSite } from '../../../../../tests/support/shop/waitlist-site.ts';
import type { FetchOffer } from './fetch-free-seats.server.ts';
import { lookForTickets } from './look-for-tickets.server.ts';

const { addressees, begun, boxOffice, entries, evening, state, joinAndConfirm, later, look, recipients, set, shop, site, tryAgain, waitInLine, mails } =
  await waitlistSite();

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
    state.mailServer = 'down';
    expect(await later(1)).toEqual([]);
    state.mailServer = 'up';
    await set(other.id, change);
    expect(await tryAgain()).toEqual([]);
  });

  test('where it is gone again before the mail is sent: the place is kept, and who has it is the first to be told', async () => {
    const { id, give, take } = await evening();
    await waitInLine(id, { seats: 2 }, { seats: 2 });
    await give(1, 2);
    state.mailServer = 'down';
    await later(1);
    await take(1, 2);
    state.mailServer = 'up';
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
    state.mailServer = 'down';
    await later(1);
    await take(1, 1);
    state.mailServer = 'up';
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
      state.now = new Date(state.now.getTime() + 60_000);
      await look(id, idJet);
    }
    const [one, other] = events.map(({ id }) => id);
    await set(one ?? 0, { date_start: state.now });
    state.mailServer = 'down';
    expect(await later(1)).toEqual([]);
    state.mailServer = 'up';
    expect((await entries()).map(({ queued_at }) => queued_at !== null)).toEqual([false, true]);
    await set(other ?? 0, { date_start: state.now });
    expect(await tryAgain()).toEqual([]);
  });

  test('an event that is over ends its list', async () => {
    const { id } = await evening();
    await joinAndConfirm({ event: id });
    await set(id, { date_start: new Date(begun - 3_600_000), date_end: state.now });
    await later(1);
    expect([await entries(), await recipients()]).toEqual([[], []]);
  });
});

describe('exactly once', () => {
  test('where a mail went although nobody heard of it: it is the same mail at the next try, and no look hands it over again', async () => {
    const { id, give } = await evening();
    await joinAndConfirm({ event: id });
    await give(1, 2);
    state.mailServer = 'deaf';
    expect(await later(1)).toHaveLength(1);
    state.mailServer = 'up';
    expect(await later(31)).toEqual([]); // noted as handed over
    expect(await entries()).toHaveLength(1);
    expect(await tryAgain()).toEqual([]); // written in its place
    expect([await entries(), await recipients()]).toEqual([[], []]);
  });

  test('where several processes look at the same moment', async () => {
    const { id, give } = await evening();
    await joinAndConfirm({ event: id });
    await give(1, 2);
    state.now = new Date(state.now.getTime() + 60_000);
    await Promise.all([state.reminders.look(), state.reminders.look(), state.reminders.look()]);
    expect(await mails()).toHaveLength(1);
  });

  test('where the box office answers one process so late that another has taken the next turn', async () => {
    const { id, give } = await evening();
    await waitInLine(id, { seats: 2 }, { seats: 2 });
    await give(1, 2);
    const { db } = site;
    const fetchOffer: FetchOffer = async (event) => {
      const { answer } = await shop.services.get(shopService).offers.ask(event);
      return answer.ok ? answer.value : null;
    };
    const late = state.now;
    const slow: FetchOffer = async (event) => {
      const offer = await fetchOffer(event);
      await lookForTickets(db, state.jobs, fetchOffer, new Date(late.getTime() + 2 * 60_000));
      return offer;
    };
    await lookForTickets(db, state.jobs, slow, late);
    expect(addressees(await mails())).toEqual(['1@haus.example']);
  });
});
