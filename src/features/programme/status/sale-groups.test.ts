import { describe, expect, test } from 'vitest';
import { buildRequestContext } from '#api/build.ts';
import { client } from '#api/client.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import { instantAt } from '#i18n/berlin-time.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { insertEvent, insertProduction } from '../build.ts';
import type { EventDetail, ProgrammeContract } from '../contract.ts';
import { programmeOperations } from '../index.server.ts';
import { eventJsonLd } from '../json-ld/event-json-ld.ts';

const db = await testDatabase();
const seen = async (id: number, at: Date, language: 'de' | 'en' = 'de'): Promise<{ event: EventDetail; staleAt: Date | null }> => {
  const dependencies = new ReadDependencies();
  const api = client<ProgrammeContract>(localTransport(programmeOperations, buildRequestContext(db, { now: at })));
  const event = await recordReads(dependencies, () => api.get('/api/events/{id}/', { language, parameters: { id } }));
  return { event, staleAt: dependencies.staleAt };
};
const price = { id: 1, price: '18.00', sale_type_id: 0, seat_group: 1, text: 'Vollpreis', name: 'Parkett', has_discounts: false };
const sale = {
  sale_starts: '2027-03-29T10:00:00+02:00',
  sale_subscribers: '2027-03-27T10:00:00+01:00',
  sale_friends: '2027-03-25T10:00:00+01:00',
};
const add = (details: object, rest: Parameters<typeof insertEvent>[1] = {}) =>
  insertEvent(db, { date_start: instantAt('2027-06-01', '19:30'), prices: [price], details: JSON.stringify(details), ...rest });

describe('an event that is sold to friends first, then to subscribers, then to all', () => {
  test.each([
    ['2027-03-23', '12:00', 'Für den Freundeskreis ab Do 25/03/2027, 10.00 Uhr', 'Der Vorverkauf für den Freundeskreis beginnt in 2 Tagen'],
    ['2027-03-24', '12:00', 'Für den Freundeskreis ab Do 25/03/2027, 10.00 Uhr', 'Der Vorverkauf für den Freundeskreis beginnt morgen um 10.00 Uhr'],
    ['2027-03-25', '00:00', 'Für den Freundeskreis ab Do 25/03/2027, 10.00 Uhr', 'Der Vorverkauf für den Freundeskreis beginnt heute um 10.00 Uhr'],
    [
      '2027-03-25',
      '10:00',
      'Für den Freundeskreis schon jetzt. Für Abonnentinnen und Abonnenten ab Sa 27/03/2027, 10.00 Uhr',
      'Der Vorverkauf für Abonnentinnen und Abonnenten beginnt in 2 Tagen',
    ],
    ['2027-03-27', '10:00', 'Für den Freundeskreis schon jetzt. Für Abonnentinnen und Abonnenten schon jetzt', 'Der Vorverkauf beginnt in 2 Tagen'],
    // In the night between these two the clock is put forward.
    ['2027-03-28', '23:59', 'Für den Freundeskreis schon jetzt. Für Abonnentinnen und Abonnenten schon jetzt', 'Der Vorverkauf beginnt morgen um 10.00 Uhr'],
  ])('at %s %s', async (day, time, presale, countdown) => {
    const { event } = await seen(await add(sale), instantAt(day, time));
    expect(event.tickets).toMatchObject({ state: 'not_yet', text: 'Vorverkauf ab Mo 29/03/2027, 10.00 Uhr', presale: { text: presale } });
    expect(`${event.sale_countdown?.text} ${event.sale_countdown?.when}`).toBe(countdown);
  });

  test('is on sale from the moment on, and says nothing of it any more', async () => {
    const { event } = await seen(await add(sale), instantAt('2027-03-29', '10:00'));
    expect([event.tickets.state, event.tickets.presale, event.sale_countdown]).toEqual(['box_office', undefined, null]);
  });

  test('is made anew at midnight, and at each beginning', async () => {
    const id = await add(sale);
    expect((await seen(id, instantAt('2027-03-23', '12:00'))).staleAt).toEqual(instantAt('2027-03-24'));
    expect((await seen(id, instantAt('2027-03-25', '09:00'))).staleAt).toEqual(instantAt('2027-03-25', '10:00'));
    expect((await seen(id, instantAt('2027-03-29', '09:59'))).staleAt).toEqual(instantAt('2027-03-29', '10:00'));
  });

  test('says in English too, and to search engines, to whom and from when', async () => {
    const { event } = await seen(await add(sale), instantAt('2027-03-23', '12:00'), 'en');
    expect(event.tickets.presale?.text).toBe('For friends from Thu 25/03/2027, 10.00');
    expect(event.sale_countdown).toEqual({ to: sale.sale_friends, text: 'The sale to friends begins', when: 'in 2 days' });
    const { offers } = eventJsonLd(event, { baseUrl: 'https://ostkai.example' }) as { offers: Record<string, unknown>[] };
    expect(offers.map(({ name, validFrom, validThrough }) => [name, validFrom, validThrough])).toEqual([
      ['Parkett', sale.sale_starts, undefined],
      ['Friends', sale.sale_friends, sale.sale_starts],
      ['Subscribers', sale.sale_subscribers, sale.sale_starts],
    ]);
    expect(new Set(offers.map(({ availability }) => availability))).toEqual(new Set(['https://schema.org/PreOrder']));
  });
});

test('what a production says of its sale holds for its dates, each group by itself', async () => {
  const production_id = await insertProduction(db, { details: JSON.stringify(sale) });
  const { event } = await seen(await add({ sale_friends: '2027-03-20T10:00:00+01:00' }, { production_id }), instantAt('2027-03-19', '12:00'));
  expect(event.tickets.presales?.map(({ from }) => from)).toEqual(['2027-03-20T10:00:00+01:00', sale.sale_subscribers]);
});

test('a group that would begin with all or later is none, and other words are for others', async () => {
  const whom = { de: 'Förderer', en: 'Patrons' };
  const others = { starts: '2027-03-26T10:00:00+01:00', whom };
  const { event } = await seen(await add({ ...sale, sale_friends: '2027-04-01T10:00:00+02:00', presale: others }), instantAt('2027-03-23', '12:00'));
  expect(event.tickets.presales?.map(({ group, name }) => [group, name])).toEqual([
    ['others', 'Förderer'],
    ['subscribers', 'Abonnentinnen und Abonnenten'],
  ]);
});
