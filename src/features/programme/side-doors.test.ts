import { beforeAll, describe, expect, test } from 'vitest';
import { buildRequestContext } from '#api/build.ts';
import { client } from '#api/client.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { instantAt } from '#i18n/berlin-time.ts';
import { toUrlDate } from '#i18n/url-date.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { insertEvent, insertProduction } from './build.ts';
import type { ProgrammeContract } from './contract.ts';
import { programmeOperations } from './index.server.ts';

// What is not announced yet is not told by what stands beside it; nor is an event told as a further date of its own.
const db = await testDatabase();
const api = client<ProgrammeContract>(localTransport(programmeOperations, buildRequestContext(db, { now: instantAt('2026-11-21', '12:00') })));
const eventAt = (day: string, more: Parameters<typeof insertEvent>[1] = {}) => insertEvent(db, { date_start: instantAt(day, '19:30'), ...more });
const detail = (id: number) => api.get('/api/events/{id}/', { language: 'de', parameters: { id } });

const production_id = await insertProduction(db);
let [first, hidden, second, last] = [0, 0, 0, 0];
beforeAll(async () => {
  first = await eventAt('2026-12-01', { production_id });
  hidden = await eventAt('2026-12-02', { production_id, is_online: false });
  second = await eventAt('2026-12-03', { production_id });
  last = await eventAt('2026-12-04');
});

describe('an event that is not online', () => {
  test('is not there', async () => {
    await expect(detail(hidden)).rejects.toMatchObject({ status: 404 });
  });

  test('is nobody’s neighbour', async () => {
    expect(await detail(first)).toMatchObject({ previous: null, next: { id: second } });
    expect(await detail(second)).toMatchObject({ previous: { id: first }, next: { id: last } });
  });

  test('is no new date of what is postponed, until it is announced', async () => {
    const postponed = await eventAt('2026-12-05', { status: 'postponed', rescheduled_to: hidden });
    expect((await detail(postponed)).rescheduled_to).toBeNull();
    await db.updateTable('event').set({ rescheduled_to: last }).where('id', '=', postponed).execute();
    expect((await detail(postponed)).rescheduled_to).toMatchObject({ id: last, day: '2026-12-04', date_start: '2026-12-04T19:30:00+01:00' });
    expect((await detail(last)).previous_date_start).toBe('2026-12-05T19:30:00+01:00');
    await db.deleteFrom('event').where('id', '=', postponed).execute();
  });

  test('is no further date', async () => {
    expect((await detail(first)).events.map(({ id }) => id)).toEqual([second]);
  });
});

test('an event is no further date of its own', async () => {
  expect((await detail(second)).events.map(({ id }) => id)).toEqual([first]);
  expect((await detail(last)).events).toEqual([]);
});

test.each([
  ['2026-12-06', '2026-12-06T23:59:59+01:00'],
  ['2026-03-29', '2026-03-29T23:59:59+02:00'],
])('a teaser of %s stands at the end of that day, after its events', async (position, end) => {
  const { id } = await db
    .insertInto('teaser')
    .values({ name: 'Abo', headline: JSON.stringify({ de: 'Zehn Abende' }), link: JSON.stringify({ de: '/de' }), position })
    .returning('id')
    .executeTakeFirstOrThrow();
  const teasers = await api.get('/api/teasers/', { language: 'de', query: { date: toUrlDate(position) } });
  expect(teasers.find((teaser) => teaser.id === id)?.date_start).toBe(end);
});

describe('what is over', () => {
  test('is not the previous of what is still to come, nor of what has begun and is still on', async () => {
    const past = await eventAt('2026-11-19');
    const exhibition = await eventAt('2026-11-08', { date_end: instantAt('2026-12-20', '18:00') });
    expect((await detail(exhibition)).previous).toBeNull();
    expect((await detail(first)).previous).toBeNull();
    expect((await detail(past)).previous).toMatchObject({ id: exhibition });
    await db.deleteFrom('event').where('id', 'in', [past, exhibition]).execute();
  });

  test('a neighbour whose title is only in German says so on the English page', async () => {
    const english = await api.get('/api/events/{id}/', { language: 'en', parameters: { id: first } });
    expect(english.next).not.toHaveProperty('lang');
    const german = await eventAt('2026-12-02', { title: { de: 'Nur deutsch' } });
    expect((await api.get('/api/events/{id}/', { language: 'en', parameters: { id: first } })).next).toMatchObject({ id: german, lang: 'de' });
    await db.deleteFrom('event').where('id', '=', german).execute();
  });
});
