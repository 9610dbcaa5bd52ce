import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { all, textSource } from '../build.ts';
import { areThere, folder } from '../reports/build.server.ts';
import { read } from '../run.server.ts';
import type { Format } from '../source/formats.ts';
import { formatOf } from '../source/source.server.ts';
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

describe('what a file says is never called assumed', () => {
  const assumed = (lines: string[]) => lines.filter((line) => /assumed/.test(line) && !line.startsWith('status scheduled'));

  test.skipIf(!areThere)('in the files of the reports (skipped without ../shared/data/reports)', async () => {
    for (const name of readdirSync(folder).filter((one) => /\.(ics|csv|jsonld)$/.test(one))) {
      const source = textSource(readFileSync(resolve(folder, name)), { name });
      const readings = await all(read({ source, format: formatOf(source) }, () => {}));
      const lines = readings.flatMap((reading) => explain('en', name, reading).split('\n')).map((line) => line.trim().replace(/ {2,}/g, ' '));
      expect(assumed(lines), name).toEqual([]);
    }
  });

  test('where an event says all there is, each in its own way', async () => {
    const event = {
      ...{ '@type': 'TheaterEvent', '@id': 'a', name: 'Lied', description: 'Ein Abend.', startDate: '2027-11-21T19:30', duration: 'PT2H' },
      ...{
        location: [{ '@type': 'Place', name: 'Saal', address: 'Kai 1' }, { '@type': 'VirtualLocation' }],
        image: { contentUrl: 'https://a.example/b.jpg', creditText: 'Mia' },
      },
      ...{
        organizer: 'Nord',
        director: 'Ada Lind',
        workFeatured: 'Trio',
        keywords: 'Premiere',
        genre: 'Lied',
        typicalAgeRange: '8-12',
        eventStatus: 'EventRescheduled',
      },
      ...{
        previousStartDate: '2027-11-20T19:30',
        superEvent: { name: 'P', superEvent: 'Reihe' },
        offers: { price: '12', priceCurrency: 'EUR', url: '/de/karten' },
      },
    };
    const lines = (await explained(JSON.stringify(event), 'jsonld')).flat();
    expect(assumed(lines)).toEqual([]);
    for (const said of [
      'identifier a (from @id)',
      'kind TheaterEvent (from @type)',
      'description.de Ein Abend. (from description)',
      'attendance mixed (from location)',
    ])
      expect(lines).toContain(said);
    const table =
      'Kennung;Titel;Untertitel;Beschreibung;Datum;Enddatum;Raum;Anschrift;Teilnahme;Veranstalter;Art;Verlegt von;Status;Produktion;Mitwirkende;Werke;Schlagwörter;Reihe;Genre;Barrierefreiheit;Dauer;Sprache;Übertitel;Alter;Bild;Bildnachweis;Preise;Tickets';
    const row =
      'a;Lied;U;B;21.11.2027;22.11.2027;Saal;Kai 1;Auch online;Nord;Konzert;20.11.2027;verlegt;P;Ada Lind;Trio;Premiere;Reihe;Lied;Audiodeskription;95;Italienisch;de;8;https://a.example/b.jpg;Mia;Parkett: 12 €;/de/karten';
    expect(assumed((await explained(`${table}\n${row}\n`, 'csv')).flat())).toEqual([]);
    const calendar = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:a',
      'SUMMARY:Lied',
      'DTSTART:20271121T193000',
      'LOCATION:https://zoom.example/1',
      'RRULE:FREQ=DAILY;COUNT=2',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ];
    expect(assumed((await explained(calendar.join('\n'), 'ics')).flat())).toEqual([]);
  });
});
