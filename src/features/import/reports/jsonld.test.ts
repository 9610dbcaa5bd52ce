import { describe, expect, test } from 'vitest';
import { areThere, readReport } from './build.server.ts';

const event = (more: object) => ({ '@type': 'MusicEvent', '@id': 'e', name: 'E', startDate: '2027-11-21T19:30', ...more });
const readValue = (value: unknown) => readReport('a.jsonld', Buffer.from(JSON.stringify(value)));

describe.skipIf(!areThere)('JSON-LD that houses send (skipped without ../shared/data/reports)', () => {
  test('j03: an end before the start', async () => {
    const { records, problems } = await readReport('j03.jsonld');
    expect(records).toMatchObject([{ title: { de: 'j03b' }, date_start: '2027-11-21T19:30:00+01:00' }]);
    expect(records[0]).not.toHaveProperty('date_end');
    expect(problems).toEqual(['2: the end is before the start and was left out (endDate)']);
  });

  test('j04: statuses in other words, and several', async () => {
    expect((await readReport('j04.jsonld')).records.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'scheduled', 'cancelled']);
    const both = await readValue(event({ eventStatus: ['https://schema.org/EventRescheduled', 'https://schema.org/EventMovedOnline'] }));
    expect(both.records[0]?.status).toBe('online');
  });

  test('j05: a hall and a stream', async () => {
    expect((await readReport('j05.jsonld')).records).toMatchObject([{ place: { name: 'Großer Saal' }, attendance: 'mixed' }]);
  });

  test('several halls: the first, and the others are said', async () => {
    const { records, problems } = await readValue(event({ location: ['Saal', { '@type': 'Place', name: 'Hof' }] }));
    expect([records[0]?.place, problems]).toEqual([{ name: 'Saal' }, ['1: further places, not read: Hof (location)']]);
  });

  test('j08: a schedule becomes its dates, or is refused by name', async () => {
    const { records } = await readReport('j08.jsonld');
    expect(records.map(({ date_start }) => date_start)).toEqual(['03', '10', '17', '24', '31'].map((day) => `2027-03-${day}T19:00`));
    expect(new Set(records.map(({ identifier }) => identifier)).size).toBe(5);
    const odd = await readValue(event({ eventSchedule: { repeatFrequency: 'now and then' } }));
    expect([odd.records, odd.problems]).toEqual([[], ['1: the schedule cannot be resolved into single dates (eventSchedule)']]);
  });

  test('j12b and j12c: UTF-16 and Latin-1', async () => {
    expect((await readReport('j12b.jsonld')).records).toMatchObject([{ title: { de: 'j12b' }, place: { name: 'Großer Saal' } }]);
    const latin = await readReport('j12c.jsonld');
    expect(latin.records).toMatchObject([{ title: { de: 'j12c Grüße' }, place: { name: 'Großer Saal' } }]);
    expect(latin.problems).toEqual(['1: not in UTF-8; read as Windows-1252']);
  });

  test('j13: places elsewhere and online', async () => {
    expect((await readReport('j13.jsonld')).records).toMatchObject([
      { place: { name: 'Royal Hall', address: 'Kensington Gore, SW7 2AP London, GB' } },
      { place: { name: 'Online' } },
    ]);
  });

  test('j14: in a list of items, as the main thing of a page, or of a house', async () => {
    expect((await readReport('j14.jsonld')).records.map(({ title }) => title.de)).toEqual(['j14a', 'j14b']);
    for (const value of [{ '@type': 'WebPage', mainEntity: event({}) }, { '@graph': [{ '@type': 'Place', event: [event({})] }] }])
      expect((await readValue(value)).starts).toEqual(['2027-11-21T19:30']);
  });

  test('j17: two nodes of one event', async () => {
    const { records, problems } = await readReport('j17.jsonld');
    expect(records.map(({ title }) => title)).toEqual([{ de: 'Nachtmusik', en: 'Night Music' }]);
    expect(problems).toEqual(['14: belongs to line 2 as another language']);
  });

  test('j18: from midnight to midnight is a day', async () => {
    expect((await readReport('j18.jsonld')).records).toMatchObject([{ date_start: '2027-05-21', date_end: '2027-05-21' }]);
  });

  test('j19: entities and tags', async () => {
    expect((await readReport('j19.jsonld')).records).toMatchObject([
      { title: { de: 'Rock & Pop – "live"' }, description: { de: 'Erster Absatz.\n\nZweiter & wichtiger Absatz mit Verweis.\nEnde' } },
    ]);
  });

  test('offers that are summed up', async () => {
    const offers = { '@type': 'AggregateOffer', offers: [{ '@type': 'Offer', url: 'https://tickets.example/1' }] };
    expect((await readValue(event({ offers }))).records[0]?.url).toBe('https://tickets.example/1');
  });
});
