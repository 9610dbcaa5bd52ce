import { describe, expect, test } from 'vitest';
import { buildSeatGroup } from '#features/booking/build.ts';
import type { Price } from '#features/booking/index.ts';
import { serialiseJsonLd } from '#ui/page-head/json-ld.tsx';
import { buildEvent } from '../build.ts';
import { eventJsonLd } from './event-json-ld.ts';

const options = { baseUrl: 'https://ostkai.example', organizer: 'Ostkai' } as const;
const jsonLd = (event: Parameters<typeof buildEvent>[0] = {}) => eventJsonLd(buildEvent(event), options);

test('an event with all it has', () => {
  const puccini = { id: 5, name: 'Giacomo Puccini', kind: 'person' as const };
  const orchestra = { id: 6, name: 'Orchester am Kai', kind: 'ensemble' as const };
  const image = { id: 7, url: '/media/7-0a1b2c3d/full-1024.jpg', width: 3000, height: 2000, color: '#111111', alt: '', credit: '', version: '0a1b2c3d' };
  expect(
    jsonLd({
      subtitle: 'Oper in drei Akten',
      description: ['Ein Abend.'],
      image_obj: image,
      ticket_url: 'https://karten.example/12',
      seat_groups: [buildSeatGroup('1'), { ...buildSeatGroup('0'), id: 2, text: 'Kategorie II' }],
      availability: 'available',
      credits: [
        { person: orchestra, role: null },
        { person: puccini, role: { id: 1, name: 'Dirigent' } },
        { person: orchestra, role: { id: 2, name: 'Chor' } },
      ],
      works: [
        { id: 8, title: 'Tosca', composer: puccini, note: '', is_intermission: false },
        { id: 9, title: 'Prolog', composer: null, note: '', is_intermission: false },
        { id: 10, title: 'Pause', composer: null, note: '', is_intermission: true },
      ],
    }),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TheaterEvent',
    name: 'Tosca',
    description: 'Oper in drei Akten\n\nEin Abend.',
    url: 'https://ostkai.example/de/programm/tosca/12',
    startDate: '2026-11-21T19:30:00+01:00',
    endDate: '2026-11-21T22:00:00+01:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Großer Saal',
      address,
      containedInPlace: { '@type': 'PerformingArtsTheater', '@id': 'https://ostkai.example/#venue', name: 'Ostkai', url: 'https://ostkai.example', address },
    },
    isAccessibleForFree: false,
    image: ['https://ostkai.example/media/7-0a1b2c3d/full-1024.jpg'],
    offers: [
      offer({ name: 'Kategorie I', price: '48.00', availability: 'InStock', url: 'https://karten.example/12' }),
      offer({ name: 'Kategorie II', price: '48.00', availability: 'SoldOut', url: 'https://karten.example/12' }),
    ],
    performer: [
      { '@type': 'PerformingGroup', name: 'Orchester am Kai' },
      { '@type': 'Person', name: 'Giacomo Puccini' },
    ],
    workPerformed: [
      { '@type': 'MusicComposition', name: 'Tosca', composer: { '@type': 'Person', name: 'Giacomo Puccini' } },
      { '@type': 'CreativeWork', name: 'Prolog' },
    ],
    superEvent: { '@type': 'EventSeries', name: 'Tosca', url: 'https://ostkai.example/de/produktionen/tosca/3' },
    organizer: { '@type': 'Organization', name: 'Ostkai', url: 'https://ostkai.example' },
  });
});

test('what is not known is left out', () => {
  const { description, image, offers, performer, workPerformed } = jsonLd({ date_end: null });
  expect({ description, image, offers, performer, workPerformed }).toEqual({});
  const nowhere = { name: 'Ostkai', street: '', postcode: '', city: '', country: '', link: null };
  expect(jsonLd({ venue: nowhere, room: { id: 1, name: 'Studio', address: '' } }).location).toEqual({
    '@type': 'Place',
    name: 'Studio',
    containedInPlace: { '@type': 'PerformingArtsTheater', '@id': 'https://ostkai.example/#venue', name: 'Ostkai', url: 'https://ostkai.example' },
  });
  expect(jsonLd()).not.toHaveProperty('isAccessibleForFree');
});

describe('time', () => {
  test('unknown: only the day', () => {
    const { startDate, endDate } = jsonLd({ time_known: false, date_start: '2026-11-21T00:00:00+01:00', date_end: '2026-11-23T23:59:00+01:00' });
    expect([startDate, endDate]).toEqual(['2026-11-21', '2026-11-23']);
  });

  test('midnight and both passes of the autumn hour keep Berlin’s offset', () => {
    for (const date_start of ['2027-01-01T00:00:00+01:00', '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00']) {
      expect(jsonLd({ date_start }).startDate).toBe(date_start);
    }
  });
});

describe('an end', () => {
  test('that nobody has announced follows from what is usual, and says so by its duration', () => {
    expect(jsonLd({ date_end: null, expected_end: '2026-11-21T21:20:00+01:00' })).toMatchObject({ endDate: '2026-11-21T21:20:00+01:00', duration: 'PT110M' });
    expect(jsonLd()).toMatchObject({ endDate: '2026-11-21T22:00:00+01:00' });
    expect(jsonLd()).not.toHaveProperty('duration');
  });

  test('is the day where no time is known', () => {
    expect(jsonLd({ time_known: false, date_start: '2026-11-21T00:00:00+01:00', date_end: null })).toMatchObject({
      startDate: '2026-11-21',
      endDate: '2026-11-21',
    });
  });
});

describe('a new date', () => {
  const to = { id: 40, slug: 'tosca', link: { url: '/' }, title: 'Tosca', day: '2026-12-19', date_start: '2026-12-19T20:00:00+01:00', time_known: true };
  const rescheduled = { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: '2026-11-21T19:30:00+01:00' };

  test('is told on the page of the old one, with the same length', () => {
    expect(jsonLd({ status: 'postponed', rescheduled_to: to })).toMatchObject({
      ...rescheduled,
      startDate: '2026-12-19T20:00:00+01:00',
      endDate: '2026-12-19T22:30:00+01:00',
    });
    expect(jsonLd({ status: 'postponed', rescheduled_to: { ...to, time_known: false } })).toMatchObject({ startDate: '2026-12-19', endDate: '2026-12-19' });
  });

  test('says what it was before on its own page', () => {
    const event = { previous_date_start: '2026-11-21T19:30:00+01:00', date_start: '2026-12-19T20:00:00+01:00', day: '2026-12-19' };
    expect(jsonLd({ ...event, date_end: '2026-12-19T22:30:00+01:00' })).toMatchObject({ ...rescheduled, startDate: '2026-12-19T20:00:00+01:00' });
    expect(jsonLd({ ...event, status: 'cancelled' })).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  });
});

describe('status and offers', () => {
  test.each([
    ['cancelled', 'EventCancelled'],
    ['postponed', 'EventPostponed'],
  ] as const)('of a %s event nothing is for sale', (status, name) => {
    const { eventStatus, offers } = jsonLd({ status, seat_groups: [buildSeatGroup('1')], availability: 'available' });
    expect(eventStatus).toBe(`https://schema.org/${name}`);
    expect(offers).toEqual([offer({ name: 'Kategorie I', price: '48.00', availability: 'OutOfStock', url: page })]);
  });

  test.each(['begun', 'closed'] as const)('what is %s is not called sold out, its groups neither', (state) => {
    const tickets = { ...buildEvent({}).tickets, state };
    expect(jsonLd({ tickets, seat_groups: [buildSeatGroup('1')] }).offers).toEqual([
      offer({ name: 'Kategorie I', price: '48.00', availability: 'OutOfStock', url: page }),
    ]);
  });

  test('prices without seat groups', () => {
    const price: Price = { id: 1, price: '0.00', sale_type_id: 1, seat_group: 1, text: 'Eintritt', name: 'Eintritt frei', has_discounts: false };
    expect(jsonLd({ prices: [price] }).offers).toEqual([offer({ name: 'Eintritt frei', price: '0.00', availability: 'InStock', url: page })]);
  });

  test('what has no price is no offer, and what costs nothing is free', () => {
    expect(jsonLd({ id_jet: '12', ticket_url: '/karten/12' })).not.toHaveProperty('offers');
    expect(jsonLd({ ticket_url: 'https://karten.example/9' }).offers).toEqual([{ '@type': 'Offer', url: 'https://karten.example/9' }]); // sold elsewhere
    const price: Price = { id: 1, price: '0.00', sale_type_id: 1, seat_group: 1, text: 'Vollpreis', name: '', has_discounts: false };
    expect(jsonLd({ prices: [price] }).isAccessibleForFree).toBe(true);
    expect(jsonLd({ prices: [price, { ...price, price: '8.00' }] }).isAccessibleForFree).toBe(false);
  });
});

test.each([
  ['konzert', 'MusicEvent'],
  ['music-theatre', 'TheaterEvent'],
  ['tanz', 'DanceEvent'],
  ['fuehrung', 'Event'],
])('%s is a %s', (slug, type) => {
  expect(jsonLd({ event_type_new: { id: 1, name: slug, slug } })['@type']).toBe(type);
});

test('nothing ends the script', () => {
  const hostile = '</script><!--<script>\u2028\u2029&';
  const text = serialiseJsonLd(jsonLd({ title: hostile }));
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text).name).toBe(hostile);
});

const address = { '@type': 'PostalAddress', streetAddress: 'Am Ostkai 1', postalCode: '20457', addressLocality: 'Hamburg', addressCountry: 'DE' };
const page = 'https://ostkai.example/de/programm/tosca/12';
const offer = ({ name, price, availability, url }: { name: string; price: string; availability: string; url: string }) => ({
  '@type': 'Offer',
  name,
  price,
  priceCurrency: 'EUR',
  availability: `https://schema.org/${availability}`,
  url,
});

test('what is known of the performance: languages, age, doors, duration, access, sponsors, and who puts it on', () => {
  const partner = (name: string, link: string | null) => ({ id: 1, name, link, image_obj: null });
  expect(
    jsonLd({
      languages: ['it'],
      age_from: 8,
      doors_at: '2026-11-21T18:30:00+01:00',
      duration: [85, 25, 35],
      accessibility: [
        { id: 1, name: 'Audiodeskription' },
        { id: 2, name: 'Gebärdensprache' },
      ],
      sponsors: [partner('Hafenbank', 'https://bank.example/')],
      promoters: [partner('Konzertdirektion', null)],
    }),
  ).toMatchObject({
    '@type': ['TheaterEvent', 'CreativeWork'],
    accessibilityFeature: ['audioDescription', 'signLanguage'],
    inLanguage: ['it'],
    typicalAgeRange: '8-',
    doorTime: '2026-11-21T18:30:00+01:00',
    duration: 'PT145M',
    sponsor: [{ '@type': 'Organization', name: 'Hafenbank', url: 'https://bank.example/' }],
    organizer: [{ '@type': 'Organization', name: 'Konzertdirektion' }],
  });
});
