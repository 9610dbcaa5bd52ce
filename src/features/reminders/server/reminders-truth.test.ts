import { describe, expect, test } from 'vitest';
import { opens, reminderSite, sale } from '../../../../tests/support/programme/reminder-site.ts';
import { instantAt } from '../../../i18n/berlin-time.ts';

const { askAndConfirm, at, concert, recipients, set, site, state, tryAgain, mails } = await reminderSite();

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
    await site.db.insertInto('event_booking').values({ event_id: event, sale: 'not_open', as_of: state.now }).execute();
    expect(await at(opens)).toEqual([]);
    await site.db.updateTable('event_booking').set({ sale: 'on_sale' }).where('event_id', '=', event).execute();
    expect(await at(new Date(opens.getTime() + 60_000))).toHaveLength(1);
  });

  test('where it was handed to the queue, and the event was cancelled before the next try', async () => {
    const event = await concert();
    await askAndConfirm({ event });
    state.isDeaf = true;
    expect(await at(opens)).toHaveLength(1); // it went, and nobody heard of it
    await set(event, { status: 'cancelled' });
    state.isDeaf = false;
    expect(await tryAgain()).toEqual([]);
  });
});

test('a mail that went although nobody heard of it is the same mail at the next try', async () => {
  await askAndConfirm({ event: await concert() });
  state.isDeaf = true;
  expect(await at(opens)).toHaveLength(1);
  expect(await recipients()).toHaveLength(1);
  state.isDeaf = false;
  expect(await tryAgain()).toEqual([]); // written in its place
  expect(await recipients()).toEqual([]);
});

test('of two processes that look at the same moment one sends', async () => {
  await askAndConfirm({ event: await concert() });
  state.now = opens;
  await Promise.all([state.reminders.look(), state.reminders.look(), state.reminders.look()]);
  expect(await mails()).toHaveLength(1);
});
