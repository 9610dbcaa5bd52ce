import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { Unreadable } from '../source/source.server.ts';
import { calendar, codes, event, read, records, starts, times } from './build.ts';

const windowsZone = `BEGIN:VTIMEZONE
TZID:Some Server Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`.replaceAll('\n', '\r\n');

describe('an event', () => {
  test('with folded lines, escapes, categories and an alarm', async () => {
    const text = calendar(
      event(
        'DTSTART;TZID=Europe/Berlin:20261121T193000',
        'DTEND;TZID=Europe/Berlin:20261121T220000',
        'LOCATION:Großer Saal\\, Am Ostkai 1\\, 20457 Hamburg',
        'DESCRIPTION:Erste Zeile\\nzweite\\n\\nNeuer Absatz mit Umlä',
        ' uten\\; und einer sehr langen Zeile',
        'CATEGORIES:Konzert,Premiere',
        'CATEGORIES:2026/27',
        'STATUS:CANCELLED',
        'BEGIN:VALARM',
        'DESCRIPTION:Nicht vergessen',
        'TRIGGER:-PT1H',
        'END:VALARM',
      ),
    );
    for (const chunkBytes of [1, 3, 10_000]) {
      expect(await read(text, chunkBytes)).toEqual([
        {
          line: 4,
          fields: expect.objectContaining({ identifier: 'UID', status: 'STATUS' }),
          record: {
            identifier: 'u1',
            language: 'de',
            title: { de: 'Konzert' },
            description: { de: 'Erste Zeile\nzweite\n\nNeuer Absatz mit Umläuten; und einer sehr langen Zeile' },
            date_start: '2026-11-21T19:30:00',
            date_end: '2026-11-21T21:00:00Z',
            place: { name: 'Großer Saal', address: 'Am Ostkai 1, 20457 Hamburg' },
            kind: 'Konzert',
            tags: ['Premiere'],
            status: 'cancelled',
            performers: [],
            works: [],
            series: [],
            genres: [],
            accessibility: [],
            languages: [],
            surtitles: [],
            organizers: [],
            prices: [],
          },
        },
      ]);
    }
  });

  test('whose lines are folded in the middle of a character', async () => {
    const whole = Buffer.from(calendar(event('DTSTART:20261121T193000', 'DESCRIPTION:ä')));
    const at = whole.indexOf(Buffer.from('ä')) + 1;
    const folded = Buffer.concat([whole.subarray(0, at), Buffer.from('\r\n '), whole.subarray(at)]);
    expect((await read(folded))[0]).toMatchObject({ record: { description: { de: 'ä' } } });
  });

  test('in English', async () => {
    const [record] = await records(event('DTSTART:20261121T193000').replace('SUMMARY:', 'SUMMARY;LANGUAGE=en-GB:'));
    expect(record).toMatchObject({ language: 'en', title: { en: 'Konzert' } });
  });
});

describe('times', () => {
  test('in the venue’s zone, in UTC, in another zone, in none, or only a day', async () => {
    expect(await starts('DTSTART;TZID=Europe/Berlin:20261121T193000')).toEqual(['2026-11-21T19:30:00']);
    expect(await starts('DTSTART:20261121T183000Z')).toEqual(['2026-11-21T18:30:00Z']);
    expect(await starts('DTSTART;TZID=America/New_York:20261121T193000')).toEqual(['2026-11-22T00:30:00Z']);
    expect(await starts('DTSTART:20261121T193000')).toEqual(['2026-11-21T19:30:00']);
    expect(await starts('DTSTART;VALUE=DATE:20261121')).toEqual(['2026-11-21']);
  });

  test('in a zone that the file defines, before or after the event', async () => {
    for (const [month, instant] of [
      ['07', '2026-07-21T23:30:00Z'],
      ['01', '2026-01-22T00:30:00Z'],
    ]) {
      const its = event(`DTSTART;TZID=Some Server Standard Time:2026${month}21T193000`);
      expect((await records(windowsZone, its)).map((record) => record.date_start)).toEqual([instant]);
      expect((await records(its, windowsZone)).map((record) => record.date_start)).toEqual([instant]);
    }
  });

  test('in a zone by the name that Windows gives it, unless the file defines that', async () => {
    expect(await starts('DTSTART;TZID="W. Europe Standard Time":20261121T193000')).toEqual(['2026-11-21T18:30:00Z']);
    expect(await starts('DTSTART;TZID=GMT Standard Time:20260721T193000')).toEqual(['2026-07-21T18:30:00Z']);
    const defined = windowsZone.replace('Some Server', 'W. Europe');
    const its = event('DTSTART;TZID=W. Europe Standard Time:20260721T193000');
    expect((await records(defined, its)).map((record) => record.date_start)).toEqual(['2026-07-21T23:30:00Z']);
    expect(await codes(calendar(event('DTSTART;TZID=Ostkai Standard Time:20261121T193000')))).toEqual(['4 unknown_zone']);
  });

  test('that end before they start lose their end, which is said', async () => {
    for (const [start, end] of [
      ['DTSTART:20261121T193000', 'DTEND:20261121T190000'],
      ['DTSTART:20261121T193000', 'DURATION:-PT1H'],
      ['DTSTART;VALUE=DATE:20261121', 'DTEND;VALUE=DATE:20261120'],
    ] as const) {
      const [reading, note] = await read(calendar(event(start, end)));
      expect(reading).toHaveProperty('record.date_start');
      expect(reading).not.toHaveProperty('record.date_end', expect.anything());
      expect(note).toEqual({ line: 4, note: { code: 'end_left_out', field: 'DTEND' } });
    }
  });

  test('around the changes of the clock elsewhere', async () => {
    expect(await starts('DTSTART;TZID=America/New_York:20260308T013000')).toEqual(['2026-03-08T06:30:00Z']);
    expect(await starts('DTSTART;TZID=America/New_York:20260308T033000')).toEqual(['2026-03-08T07:30:00Z']);
    expect(await starts('DTSTART;TZID=America/New_York:20261101T013000')).toEqual(['2026-11-01T05:30:00Z']);
    expect(await starts('DTSTART;TZID=America/New_York:20261101T023000')).toEqual(['2026-11-01T07:30:00Z']);
  });

  test('that end, last, or take days', async () => {
    expect(await times('DTSTART:20261121T193000', 'DURATION:PT2H')).toEqual([['2026-11-21T19:30:00', '2026-11-21T20:30:00Z']]);
    expect(await times('DTSTART;VALUE=DATE:20261121', 'DTEND;VALUE=DATE:20261122')).toEqual([['2026-11-21', undefined]]);
    expect(await times('DTSTART;VALUE=DATE:20261121', 'DTEND;VALUE=DATE:20261124')).toEqual([['2026-11-21', '2026-11-23']]);
    expect(await times('DTSTART;VALUE=DATE:20260327', 'DTEND;VALUE=DATE:20260330')).toEqual([['2026-03-27', '2026-03-29']]);
    expect(await times('DTSTART;VALUE=DATE:20261121', 'DURATION:P2D')).toEqual([['2026-11-21', '2026-11-22']]);
  });
});

describe('what is wrong costs one event', () => {
  const good = event('DTSTART:20260315T193000');
  test.each([
    ['no UID', good.replace('UID:u1', 'UID:'), '4 missing'],
    ['no start', event(), '4 missing'],
    ['no title', good.replace('SUMMARY:Konzert\r\n', ''), '4 missing'],
    ['no date', event('DTSTART:tomorrow'), '4 bad_date'],
    ['a day that is none', event('DTSTART:20260230T193000'), '4 bad_date'],
    ['an absurd year', event('DTSTART:00010101T193000'), '4 absurd_date'],
    ['a zone nobody knows', event('DTSTART;TZID=Atlantis/City:20260315T193000'), '4 unknown_zone'],
    ['a rule that is none', event('DTSTART:20260315T193000', 'RRULE:weekly'), '4 bad_rule'],
    ['a rule of several times a day', event('DTSTART:20260315T193000', 'RRULE:FREQ=DAILY;COUNT=4;BYHOUR=15,19'), '4 bad_rule'],
    ['a rule of another calendar', event('DTSTART:20260315T193000', 'RRULE:RSCALE=HEBREW;FREQ=YEARLY;COUNT=4'), '4 bad_rule'],
    ['a line that is none', event('DTSTART:20260315T193000', 'LOCATION;X'), '4 bad_ical'],
    ['no end', good.replace('\r\nEND:VEVENT', ''), '4 cut_off'],
    ['a text beyond the limit', event('DTSTART:20260315T193000', `DESCRIPTION:${'x'.repeat(limits.recordBytes)}`), '4 too_big'],
  ])('%s', async (_, bad, code) => {
    const [first, second] = await codes(calendar(bad, good));
    expect([first, second]).toEqual([code, 'ok']);
  });

  test('a long attachment is no text', async () => {
    const line = `ATTACH;ENCODING=BASE64;VALUE=BINARY:${'QUJD'.repeat(20)}`;
    const folded = `\r\n ${'QUJD'.repeat(18)}`.repeat(40_000);
    expect(await codes(calendar(event(`${line}${folded}`, 'DTSTART:20260315T193000')))).toEqual(['ok']);
  });

  test('a file that is none is not read', async () => {
    await expect(read('<html>')).rejects.toBeInstanceOf(Unreadable);
    await expect(read('')).rejects.toBeInstanceOf(Unreadable);
    expect(await codes(`\ufeff${calendar(good)}`)).toEqual(['ok']);
    expect(await codes(calendar(good).replace('END:VEVENT\r\nEND:VCALENDAR\r\n', ''))).toEqual(['4 cut_off']);
  });
});

describe('an event that is not public', () => {
  test.each(['PRIVATE', 'CONFIDENTIAL', 'private', 'X-HOUSE-INTERNAL'])('CLASS:%s is left out and said', async (kind) => {
    const [reading, ...more] = await read(calendar(event('DTSTART:20270301T100000Z', `CLASS:${kind}`)));
    expect(reading).toEqual({ line: 4, leftOut: { code: 'not_public', field: 'CLASS' } });
    expect(more).toEqual([]);
  });

  test.each(['CLASS:PUBLIC', 'CLASS: PUBLIC', 'CLASS:'])('“%s” is', async (line) => {
    expect(await read(calendar(event('DTSTART:20270301T100000Z', line)))).toEqual([expect.objectContaining({ record: expect.anything() })]);
  });

  test('all dates of one that repeats are left out, once', async () => {
    expect(await read(calendar(event('DTSTART:20270301T100000Z', 'RRULE:FREQ=DAILY;COUNT=3', 'CLASS:PRIVATE')))).toEqual([
      expect.objectContaining({ leftOut: expect.anything() }),
    ]);
  });
});

describe('who puts it on', () => {
  const organizer = async (...lines: string[]) =>
    (await read(calendar(event('DTSTART:20261121T193000Z', ...lines)))).flatMap((reading) => ('record' in reading ? reading.record.organizers : []));
  test.each([
    ['ORGANIZER;CN="Konzertdirektion Nord, Hamburg":mailto:info@nord.example', [{ name: 'Konzertdirektion Nord, Hamburg' }]],
    ['ORGANIZER;CN=Musik am Hafen:https://hafen.example/', [{ name: 'Musik am Hafen', link: 'https://hafen.example/' }]],
    ['ORGANIZER:mailto:info@nord.example', []],
    ['ORGANIZER;CN=Anna Müller:mailto:a.mueller@haus.example', []],
    ['ORGANIZER;CN=a.mueller@haus.example:mailto:a.mueller@haus.example', []],
    ['ORGANIZER;CN=Spielplan:mailto:abc123@group.calendar.google.com', []],
  ])('%s', async (line, names) => expect(await organizer(line)).toEqual(names));

  test('is nobody who has only entered a meeting, and that is said once', async () => {
    const meeting = ['DTSTART:20261121T193000Z', 'ORGANIZER;CN=Betriebsbüro:mailto:kbb@haus.example', 'ATTENDEE:mailto:a@haus.example'];
    expect(await codes(calendar(event(...meeting), event(...meeting).replace('u1', 'u2')))).toEqual(['4 note meeting_organizer Betriebsbüro', 'ok', 'ok']);
  });
});
