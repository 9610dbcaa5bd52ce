import { describe, expect, test } from 'vitest';
import { all, textSource } from '../build.ts';
import type { ImportRecord } from '../import-record.ts';
import { readJsonld } from './read-jsonld.server.ts';

const concert = {
  '@type': 'MusicEvent',
  identifier: 'k-1',
  name: 'Schumann',
  inLanguage: 'en',
  startDate: '2026-11-21T19:30:00',
};

async function read(...events: unknown[]): Promise<ImportRecord[]> {
  const readings = await all(readJsonld(textSource(JSON.stringify(events))));
  return readings.map((reading) => {
    if ('record' in reading) return reading.record;
    throw new Error(JSON.stringify(reading));
  });
}

async function codes(text: string, name = 'events.jsonld'): Promise<string[]> {
  const readings = await all(readJsonld(textSource(text, { name })));
  return readings.map((reading) =>
    'record' in reading
      ? ['ok', ...(reading.notes ?? []).map(({ code, field }) => `${code} ${field}`)].join(' but ')
      : 'problem' in reading
        ? `${reading.line} ${reading.problem.code} ${reading.problem.field ?? ''}`.trim()
        : 'note',
  );
}

describe('an event', () => {
  test('with all that an orchestra says of it', async () => {
    const [record] = await read({
      ...concert,
      description: ['An evening.', { '@language': 'de', '@value': 'Ein Abend.' }, { '@language': 'fr', '@value': 'Une soirée.' }],
      eventStatus: 'https://schema.org/EventCancelled',
      additionalType: 'Subscription',
      superEvent: { '@type': 'EventSeries', '@id': 'urn:p:1', name: 'Schumann (2026-27)', superEvent: { name: 'Great symphonies' } },
      location: { '@type': 'Place', name: 'Main Hall', address: { streetAddress: 'Quay 1', postalCode: '20457', addressLocality: 'Hamburg' } },
      performer: [
        { '@type': 'PerformingGroup', name: 'City Players' },
        { '@type': 'PerformanceRole', roleName: 'Conductor', performer: { '@type': 'Person', name: 'Ada Lind' } },
        { '@type': 'PerformanceRole', roleName: 'Chorus', performer: { '@type': 'Person', name: 'Harbour Voices' } },
        { '@type': 'PerformanceRole', roleName: 'Soloist', performer: { '@type': 'Person', name: '' } },
        { '@type': 'PerformanceRole', roleName: 'None', performer: { '@type': 'Person', givenName: 'Ben', familyName: 'Okoro' } },
      ],
      workPerformed: [{ '@type': 'MusicComposition', name: 'Piano Concerto', composer: { name: 'Clara Schumann' } }, 'An encore'],
      keywords: ['2026-27', 'Premiere'],
      genre: 'Romantic',
      accessibilityFeature: ['captions', 'https://schema.org/signLanguage', 'highContrast'],
      typicalAgeRange: '8-',
      offers: [{ price: 12, priceCurrency: 'EUR' }, { url: 'https://tickets.example/1' }],
    });
    expect(record).toEqual({
      identifier: 'k-1',
      language: 'en',
      title: { en: 'Schumann' },
      description: { en: 'An evening.', de: 'Ein Abend.' },
      date_start: '2026-11-21T19:30:00',
      kind: 'Subscription',
      status: 'cancelled',
      place: { name: 'Main Hall', address: 'Quay 1, 20457 Hamburg' },
      production: { identifier: 'urn:p:1', title: { en: 'Schumann' } },
      performers: [
        { name: 'City Players', kind: 'ensemble' },
        { name: 'Ada Lind', kind: 'person', role: 'Conductor' },
        { name: 'Harbour Voices', kind: 'ensemble', role: 'Chorus' },
        { name: 'Ben Okoro', kind: 'person' },
      ],
      works: [{ title: 'Piano Concerto', composer: 'Clara Schumann' }, { title: 'An encore' }],
      tags: ['Premiere'],
      series: ['Great symphonies'],
      genres: ['Romantic'],
      accessibility: [2, 3],
      languages: [],
      surtitles: [],
      organizers: [],
      prices: [{ price: '12.00' }],
      age: 8,
      url: 'https://tickets.example/1',
    });
  });

  test('with who puts it on and what is asked', async () => {
    const organizer = [{ '@type': 'Organization', name: 'Konzertdirektion Nord', url: 'https://nord.example' }, 'Musik am Hafen', { '@type': 'Organization' }];
    const offers = [
      { '@type': 'Offer', name: 'Parkett', price: 24.5, priceCurrency: 'EUR' },
      { '@type': 'AggregateOffer', lowPrice: 8, offers: [{ price: '8,00', priceCurrency: 'eur' }] },
      { '@type': 'Offer', name: 'Freunde', price: '5.00', priceCurrency: 'EUR', validForMemberTier: { name: 'Freunde' } },
    ];
    const [record] = await read({ ...concert, organizer, offers });
    expect(record?.organizers).toEqual([{ name: 'Konzertdirektion Nord', link: 'https://nord.example' }, { name: 'Musik am Hafen' }]);
    expect(record?.prices).toEqual([{ name: 'Parkett', price: '24.50' }, { price: '8.00' }]);
  });

  test('with hardly anything', async () => {
    const [record] = await read({ '@type': 'schema:TheaterEvent', '@id': 'urn:1', name: 'Tosca', startDate: '2026-01-01', keywords: 'a, b' });
    expect(record).toMatchObject({
      identifier: 'urn:1',
      language: 'de',
      title: { de: 'Tosca' },
      kind: 'TheaterEvent',
      status: 'scheduled',
      tags: ['a', 'b'],
    });
  });

  test('that lasts so long, was moved, or takes place online', async () => {
    const [lasting, moved, online] = await read(
      { ...concert, duration: 'PT2H30M' },
      { ...concert, eventStatus: 'EventRescheduled', previousStartDate: '2026-10-01' },
      { ...concert, eventStatus: 'schema:EventMovedOnline', location: { '@type': 'VirtualLocation' } },
    );
    expect(lasting?.date_end).toBe('2026-11-21T21:00:00Z');
    expect(moved).toMatchObject({ status: 'rescheduled', moved_from: '2026-10-01' });
    expect(online).toMatchObject({ status: 'online', place: { name: 'Online' } });
  });

  test('in a series, on which it falls back', async () => {
    const records = await read({
      '@type': 'EventSeries',
      '@id': 'urn:s',
      name: 'Tosca',
      inLanguage: 'de',
      location: 'Großer Saal',
      subEvent: [
        { '@id': 'urn:s:1', startDate: '2026-01-01' },
        { '@id': 'urn:s:2', startDate: '2026-01-02', name: 'Tosca, zum letzten Mal' },
      ],
    });
    expect(records.map(({ title, production, place }) => [title.de, production?.identifier, place?.name])).toEqual([
      ['Tosca', 'urn:s', 'Großer Saal'],
      ['Tosca, zum letzten Mal', 'urn:s', 'Großer Saal'],
    ]);
  });

  test('whose texts are markup, or hold characters that do not print, is text', async () => {
    const [record] = await read({ ...concert, name: '<b>Bold</b>\u0000\u0007 &amp; 3 < 5 \u202eevil\ud800', description: 'One\r\n\r\n\r\nTwo\u2028Three' });
    expect(record?.title.en).toBe('Bold & 3 < 5 evil\ufffd');
    expect(record?.description?.en).toBe('One\n\nTwo\nThree');
  });

  test('with keys that mean something to JavaScript changes nothing', async () => {
    const [record] = await read(
      JSON.parse(
        '{"@type":"Event","identifier":"1","name":"x","startDate":"2026-01-01","__proto__":{"location":"no"},"constructor":{"prototype":{"polluted":true}}}',
      ),
    );
    expect(record?.place).toBeUndefined();
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('files', () => {
  const line = JSON.stringify(concert);
  test('with one event per line, where a broken line costs that line', async () => {
    expect(await codes(`${line}\n{"broken": [{\n\n${line}\r\n"text"\n${line}`)).toEqual(['ok', '2 bad_json', 'ok', '5 not_an_event @type', 'ok']);
    expect(await codes(`{"broken": \n${line}`, 'events.jsonl')).toEqual(['1 bad_json', 'ok']);
  });

  test('with other things than events in the graph', async () => {
    expect(await codes(JSON.stringify({ '@graph': [{ '@type': 'Organization', name: 'x' }, concert, { name: 'y' }] }))).toEqual(['ok', '1 not_an_event @type']);
  });

  test('with values that are none', async () => {
    const wrong = (changes: object) => codes(JSON.stringify([{ ...concert, ...changes }]));
    expect(await wrong({ identifier: undefined })).toEqual(['note', 'ok']);
    expect(await wrong({ identifier: '' })).toEqual(['1 missing identifier']);
    expect(await wrong({ name: '' })).toEqual(['1 missing name']);
    expect(await wrong({ startDate: undefined })).toEqual(['1 missing startDate']);
    expect(await wrong({ startDate: '0000-01-01' })).toEqual(['1 absurd_date startDate']);
    expect(await wrong({ startDate: '99999-01-01' })).toEqual(['1 absurd_date startDate']);
    expect(await wrong({ startDate: '2026-02-30' })).toEqual(['1 bad_date startDate']);
    expect(await wrong({ endDate: '2026-11-20' })).toEqual(['ok but end_left_out endDate']);
    expect(await wrong({ eventStatus: 'EventMaybe' })).toEqual(['ok but unknown_status eventStatus']);
    expect(await wrong({ name: 'x'.repeat(501) })).toEqual(['1 too_long name']);
    expect(await wrong({ workPerformed: Array(501).fill('x') })).toEqual(['ok but too_many workPerformed']);
    for (const url of ['javascript:alert(1)', '//evil.example', 'https://user@evil.example', 'https://a\u0007b', '\\\\evil', 'data:text/html,x'])
      expect(await wrong({ offers: { url } })).toEqual(['ok but bad_url offers.url']);
    for (const url of ['https://tickets.example/?e=1', '/de/tickets']) expect(await wrong({ offers: { url } })).toEqual(['ok']);
  });
});

test('whichever line of an event is missing, the other events are read', async () => {
  const events = ['one', 'two', 'three', 'four'].map((identifier) => ({
    ...concert,
    identifier,
    superEvent: { '@type': 'EventSeries', '@id': 'urn:p' },
    performer: [
      { '@type': 'Person', name: 'Ada' },
      { '@type': 'PerformanceRole', performer: { '@type': 'Person', name: 'Ben' } },
    ],
    keywords: ['a', 'b'],
  }));
  for (const indent of ['  ', '']) {
    const lines = JSON.stringify(events, null, 2)
      .split('\n')
      .map((text) => (indent ? text : text.trim()));
    const [first, last] = [lines.findIndex((text) => text.includes('"two"')) - 2, lines.findIndex((text) => text.includes('"three"')) - 3];
    for (let missing = first; missing <= last; missing++) {
      const readings = await all(readJsonld(textSource(lines.toSpliced(missing, 1).join('\n'), { chunkBytes: 1_000 })));
      const read = readings.flatMap((reading) => ('record' in reading ? reading.record.identifier : []));
      expect(
        read.filter((identifier) => identifier !== 'two' && !identifier.startsWith('made/')),
        `without line ${missing + 1}: ${lines[missing]}`,
      ).toEqual(['one', 'three', 'four']);
      if (read.length === 3) expect(readings.some((reading) => 'problem' in reading)).toBe(true);
    }
  }
});

describe('a fault costs the event in which it is, and no other', () => {
  const dated = (identifier: string) => ({
    ...concert,
    identifier,
    performer: [{ name: 'A' }, { name: 'B' }],
    superEvent: { name: 'S', startDate: '2026-01-01' },
  });
  const [one, two, three, four] = ['e1', 'e2', 'e3', 'e4'].map(dated);
  const identifiers = async (text: string) => {
    const readings = await all(readJsonld(textSource(text)));
    return readings.map((reading) => ('record' in reading ? reading.record.identifier : 'problem' in reading ? reading.problem.code : 'note'));
  };
  const without = (text: string, piece: string) => text.replace(piece, piece.slice(0, -1));

  test.each([
    [
      'of a festival',
      [
        { '@type': 'Festival', name: 'F', subEvent: [one, two] },
        { '@type': 'Festival', name: 'G', subEvent: [three, four] },
      ],
    ],
    ['of a list in a list', [[one, two], [three], [four]]],
    ['of a list', [one, two, three, four]],
  ])('a bracket that is missing in one %s', async (_, value) => {
    for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
      const [closing = ''] = /"B"\s*}\s*]/.exec(text) ?? [];
      expect((await identifiers(without(text, closing))).toSorted()).toEqual(['bad_json', 'e2', 'e3', 'e4']);
    }
  });

  test('the bracket of a list that is missing', async () => {
    const lists = JSON.stringify([[one], [two], [three], [four]]).replace('}],[', '},[');
    expect((await identifiers(lists)).toSorted()).toEqual(['cut_off', 'e1', 'e2', 'e3', 'e4']);
  });

  test('a comma that is missing in one of a festival', async () => {
    const text = JSON.stringify([{ '@type': 'Festival', subEvent: [one, two] }]).replace(',"name"', '"name"');
    expect(await identifiers(text)).toEqual(['bad_json', 'e2']);
  });

  test.each(['[,]', ',', '{"@graph":[,]}'])('%s is no list of events', async (text) => expect(await identifiers(text)).toEqual(['bad_json']));

  test('a comma too many is said', async () => {
    expect(await identifiers(`[${JSON.stringify(one)},]`)).toEqual(['e1', 'bad_json']);
    expect(await identifiers(`[${JSON.stringify(one)},,${JSON.stringify(two)}]`)).toEqual(['e1', 'bad_json', 'e2']);
    expect(await identifiers(`[,${JSON.stringify(one)}]`)).toEqual(['bad_json', 'e1']);
  });
});
