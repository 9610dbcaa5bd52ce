import { expect, test } from 'vitest';
import { all, textSource } from '../build.ts';
import { read } from '../run.server.ts';
import type { Format } from '../source/formats.ts';
import { explain } from './explain.ts';

async function explained(content: string, format: Format) {
  const readings = await all(read({ source: textSource(content, { name: 'plan' }), format }, () => {}));
  return readings.map((reading) =>
    explain('en', 'plan', reading)
      .split('\n')
      .map((line) => line.trim().replace(/ {2,}/g, ' ')),
  );
}

test('of a table: the columns, what was guessed and what was assumed', async () => {
  const file =
    'Titel;Datum;Uhrzeit;Saal;Status;Mitwirkende\nLied;21.11.2027;19:30 – 22:00;Ostsaal;ausverkauft;Sopran: Ada Lind\nNacht;;21.00;Ostsaal;abgesagt;';
  const [first, second] = await explained(file, 'csv');
  expect(first).toEqual([
    'plan:2 made/2027-11-21T19:30/ostsaal/lied',
    'identifier made/2027-11-21T19:30/ostsaal/lied (! made of date, room and title)',
    'title.de Lied (from Titel)',
    'date_start 2027-11-21T19:30 (from Datum, Uhrzeit)',
    'date_end 2027-11-21T22:00 (from Uhrzeit)',
    'place.name Ostsaal (from Saal)',
    'status scheduled (! Status: unknown status; left out, the event stays)',
    'performers.1 {"name":"Ada Lind","kind":"person","role":"Sopran"} (from Mitwirkende)',
    '! without an identifier; it is made of date, room and title: whoever changes one of them makes a new event',
  ]);
  expect(second).toContain('date_start 2027-11-21T21:00 (! Datum, Uhrzeit: without a date; that of the row above holds: 21.11.2027)');
  expect(second).toContain('status cancelled (from Status)');
});

test('of a calendar: the properties, a zone that was guessed', async () => {
  const file = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:a',
    'SUMMARY:Lied',
    'DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin":20271121T193000',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  const lines = (await explained(file.join('\n'), 'ics')).flat();
  expect(lines).toContain('title.de Lied (from SUMMARY)');
  expect(lines).toContain('status scheduled (! assumed, the file says nothing)');
  expect(lines.join(' ')).toContain('time zone read as Europe/Amsterdam');
});

test('of JSON-LD: the properties; what is wrong is said instead', async () => {
  const file = [
    { '@type': 'Event', '@id': 'a', name: 'Lied', startDate: '2027-11-21', offers: { url: '/de/karten' } },
    { '@type': 'Event', '@id': 'b', name: 'Ohne' },
  ];
  const [first = [], second] = await explained(JSON.stringify(file), 'jsonld');
  expect(first).toContain('url /de/karten (from offers.url)');
  expect(second).toEqual(['plan:1: is missing (startDate)']);
});
