import { expect, test } from 'vitest';
import { odsOf, xlsxOf } from '../sheet/build.server.ts';
import { readReport } from './build.server.ts';

// Files of the same kinds as those of the reports, with other values: what is read, and what is said with its line.

async function outcome(name: string, content: string | Buffer<ArrayBuffer>): Promise<string[]> {
  const { records, problems } = await readReport(name, Buffer.isBuffer(content) ? content : Buffer.from(content));
  const lines = records.map(({ title, date_start, date_end, status, place, attendance }) =>
    [
      `${title.de ?? title.en} ${date_start}${date_end ? ` – ${date_end}` : ''}`,
      status === 'scheduled' ? '' : status,
      place ? [place.name, place.address].filter(Boolean).join(', ') : '',
      attendance ?? '',
    ]
      .filter(Boolean)
      .join(' | '),
  );
  return [...lines, ...problems.map((line) => `! ${line}`)];
}

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:u', 'SUMMARY:S', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...parts: string[]) => ['BEGIN:VCALENDAR', ...parts, 'END:VCALENDAR', ''].join('\r\n');
const berlin = 'DTSTART;TZID=Europe/Berlin:20270301T193000';

test.each([
  ['an UNTIL that is a day', calendar(event(berlin, 'RRULE:FREQ=DAILY;UNTIL=20270302')), ['S 2027-03-01T19:30:00', 'S 2027-03-02T19:30:00']],
  [
    'a rule in small letters',
    calendar(event('DTSTART:20270301T193000', 'RRULE:freq=weekly;byday=Mo,We;count=2')),
    ['S 2027-03-01T19:30:00', 'S 2027-03-03T19:30:00'],
  ],
  [
    'exceptions on one line and in UTC',
    calendar(event(berlin, 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE;TZID=Europe/Berlin:20270302T193000,20270303T193000', 'EXDATE:20270304T183000Z')),
    ['S 2027-03-01T19:30:00'],
  ],
  [
    'one date of a series that is cancelled, named in UTC',
    calendar(event(berlin, 'RRULE:FREQ=DAILY;COUNT=2'), event('RECURRENCE-ID:20270302T183000Z', 'DTSTART:20270302T183000Z', 'STATUS: CANCELED ')),
    ['S 2027-03-01T19:30:00', 'S 2027-03-02T18:30:00Z | cancelled'],
  ],
  ['a status with a blank', calendar(event('DTSTART:20270301T193000', 'STATUS: CANCELLED ')), ['S 2027-03-01T19:30:00 | cancelled']],
  [
    'a status that there is not',
    calendar(event('DTSTART:20270301T193000', 'STATUS:SOLDOUT')),
    ['S 2027-03-01T19:30:00', '! 2: unknown status; left out, the event stays (STATUS)'],
  ],
  [
    'a calendar that takes its events back',
    calendar('METHOD:CANCEL', event('DTSTART:20270301T193000', 'STATUS:CONFIRMED')),
    ['S 2027-03-01T19:30:00 | cancelled'],
  ],
  [
    'two versions of which the later change says more',
    calendar(event('DTSTART:20270301T193000', 'LAST-MODIFIED:20270101T000000Z'), event('DTSTART:20270301T203000', 'LAST-MODIFIED:20270102T000000Z')),
    ['S 2027-03-01T20:30:00', '! 2: a newer version is in the same file; this one was passed over (SEQUENCE)'],
  ],
  [
    'zones as a path and as hours',
    calendar(
      event('DTSTART;TZID=/freeassociation.sourceforge.net/Tzfile/Europe/Berlin:20270301T193000'),
      event('DTSTART;TZID=GMT+0100:20270302T193000').replace('UID:u', 'UID:v'),
    ),
    ['S 2027-03-01T18:30:00Z', 'S 2027-03-02T18:30:00Z', '! 2: time zone read as Europe/Berlin (DTSTART)', '! 7: time zone read as +01:00 (DTSTART)'],
  ],
  [
    'days from midnight to midnight',
    calendar(event('DTSTART;TZID=Europe/Berlin:20270301T000000', 'DTEND;TZID=Europe/Berlin:20270304T000000')),
    ['S 2027-03-01 – 2027-03-03'],
  ],
  [
    'a place in lines, and one that is a meeting',
    calendar(
      event('DTSTART:20270301T193000', 'LOCATION:Saal\\nAm Ostkai 1\\n20457 Hamburg'),
      event('DTSTART:20270302T193000', 'LOCATION:https://zoom.example/j/1').replace('UID:u', 'UID:v'),
    ),
    [
      'S 2027-03-01T19:30:00 | Saal, Am Ostkai 1, 20457 Hamburg',
      'S 2027-03-02T19:30:00 | Online | online',
      '! 8: is a web address; read as online, the address is left out (LOCATION)',
    ],
  ],
  [
    'two calendars in one file, small letters',
    `${calendar(event(berlin))}${calendar(event(berlin).replace('UID:u', 'UID:v').toLowerCase())}`,
    ['S 2027-03-01T19:30:00', 's 2027-03-01T18:30:00Z'],
  ],
])('iCalendar: %s', async (_, content, expected) => expect(await outcome('a.ics', content)).toEqual(expected));

const de = (rows: string, header = 'Kennung;Titel;Datum;Uhrzeit') => `${header}\n${rows}\n`;
const noTime = 'not a time that exists; left out, the event stays (Uhrzeit)';

test.each([
  ['a line for Excel above', `sep=;\n${de('1;A;21.11.2027;19:30')}`, ['A 2027-11-21T19:30']],
  ['UTF-16 with tabs', Buffer.from(`\ufeff${de('1;Ä;21.11.2027;19:30').replaceAll(';', '\t')}`, 'utf16le'), ['Ä 2027-11-21T19:30']],
  ['headings with a remark', de('1;A;21.11.2027;19:30', 'Kennung:;TITEL *;datum ;Uhrzeit (Beginn)'), ['A 2027-11-21T19:30']],
  [
    'dates in words',
    de('1;A;Samstag, den 21.11.2027;\n2;B;21 Nov 27;\n3;C;Nov. 21st, 2027;\n4;D;Sa 21.11.27;\n5;E;21.11.;'),
    ['A 2027-11-21', 'B 2027-11-21', 'C 2027-11-21', 'D 2027-11-21', '! 6: not a date that exists (Datum)'],
  ],
  [
    'spans of days',
    de('1;A;21.–23.11.2027;\n2;B;28.12. bis 3.1.2028;\n3;C;21.11.2027 - 23.11.2027;\n4;D;21.-23.11.2027;'),
    ['A 2027-11-21 – 2027-11-23', 'B 2027-12-28 – 2028-01-03', 'C 2027-11-21 – 2027-11-23', 'D 2027-11-21 – 2027-11-23'],
  ],
  [
    'times as people write them',
    de(
      '1;A;21.11.2027;19.30 Uhr (Einlass 19 Uhr)\n2;B;21.11.2027;ab 19 Uhr\n3;C;21.11.2027;1930\n4;D;21.11.2027;20,00 Uhr\n5;E;21.11.2027;0,8125\n6;F;21.11.2027;30.12.1899 19:30',
    ),
    ['A 2027-11-21T19:30', 'B 2027-11-21T19:00', 'C 2027-11-21T19:30', 'D 2027-11-21T20:00', 'E 2027-11-21T19:30', 'F 2027-11-21T19:30'],
  ],
  [
    'cells beside a date that are no time',
    de('1;A;21.11.2027;ganztägig\n2;B;21.11.2027;n.n.\n3;C;21.11.2027;19:30 / 21:00\n4;D;21.11.2027;–'),
    ['A 2027-11-21', 'B 2027-11-21', 'C 2027-11-21', 'D 2027-11-21', `! 3: ${noTime}`, `! 4: ${noTime}`],
  ],
  [
    'day and time in one cell, the month first by the column',
    'ID,Title,Start,End\n1,A,11/21/2027 7:30 PM,11/21/2027 10:00 PM\n2,B,3/4/2027 8:00 AM,\n',
    ['A 2027-11-21T19:30 – 2027-11-21T22:00', 'B 2027-03-04T08:00'],
  ],
  [
    'day and time in one cell, of which nobody knows the order',
    'ID,Title,Start\n1,A,3/4/2027 8:00 AM\n',
    ['! 2: day and month cannot be told apart; please write it as YYYY-MM-DD (Start)'],
  ],
  ['blanks that do not break', de('1;A;21.\u00a0November\u00a02027;19:30\u202f–\u202f22:00\u00a0Uhr'), ['A 2027-11-21T19:30 – 2027-11-21T22:00']],
  [
    'quotes and lines within a cell, and a row whose quotes do not fit',
    de('1;"Der ""Faust"" –\nein Abend";21.11.2027;\n2;"A"B;21.11.2027;'),
    ['Der "Faust" – ein Abend 2027-11-21', '! 4: quotes or columns do not fit'],
  ],
  [
    'Windows-1252',
    Buffer.from(de('1;\x84Gr\xfc\xdfe\x93 \x96 5 \x80;21.11.2027;'), 'latin1'),
    ['„Grüße“ – 5 € 2027-11-21', '! 1: not in UTF-8; read as Windows-1252'],
  ],
])('CSV: %s', async (_, content, expected) => expect(await outcome('a.csv', content)).toEqual(expected));

const node = (more: object) => ({ '@context': 'https://schema.org', '@type': 'Event', '@id': 'e', name: 'E', startDate: '2027-11-21T19:30', ...more });
const place = {
  '@type': 'Place',
  name: 'Saal',
  containedInPlace: { name: 'Haus', address: { streetAddress: 'Kai 1', postalCode: '20457', addressLocality: 'Hamburg' } },
};
const made = 'without an identifier; it is made of date, room and title: whoever changes one of them makes a new event';

test.each([
  ['kinds in a list', node({ '@type': ['Event', 'MusicEvent'] }), ['E 2027-11-21T19:30']],
  ['keys with a prefix', { '@type': 'schema:MusicEvent', '@id': 'e', 'schema:name': 'E', 'schema:startDate': '2027-11-21T19:30' }, ['E 2027-11-21T19:30']],
  [
    'keys as whole addresses',
    [
      {
        '@type': ['http://schema.org/MusicEvent'],
        '@id': 'e',
        'http://schema.org/name': [{ '@value': 'E' }],
        'http://schema.org/startDate': [{ '@value': '2027-11-21T19:30' }],
      },
    ],
    ['E 2027-11-21T19:30'],
  ],
  ['type and id as the context of schema.org has them', { type: 'MusicEvent', id: 'e', name: 'E', startDate: '2027-11-21T19:30' }, ['E 2027-11-21T19:30']],
  ['no identifier at all', [{ '@type': 'Event', name: 'E', startDate: '2027-11-21T19:30' }], ['E 2027-11-21T19:30', `! 1: ${made}`]],
  [
    'references within the document, and one that leads nowhere',
    { '@graph': [node({ location: { '@id': '#p' } }), { '@id': '#p', '@type': 'Place', name: 'Saal' }, node({ '@id': 'f', location: { '@id': '#q' } })] },
    ['E 2027-11-21T19:30 | Saal', 'E 2027-11-21T19:30', '! 1: refers to what is not in the file and was left out: #q (location)'],
  ],
  ['the address of the house around the hall', node({ location: place }), ['E 2027-11-21T19:30 | Saal, Kai 1, 20457 Hamburg']],
  ['a feed of items', { '@type': 'DataFeed', dataFeedElement: [{ '@type': 'DataFeedItem', item: node({}) }] }, ['E 2027-11-21T19:30']],
  [
    'several beginnings of one event',
    node({
      subEvent: [
        { '@type': 'Event', name: 'E', startDate: '2027-11-21T19:30' },
        { '@type': 'Event', name: 'E', startDate: '2027-11-21T20:30' },
      ],
    }),
    ['E 2027-11-21T19:30'],
  ],
  [
    'values that are null or empty',
    node({ offers: null, performer: null, image: [null], endDate: '', eventStatus: null, keywords: null, location: [] }),
    ['E 2027-11-21T19:30'],
  ],
  [
    'prices that are none in euros',
    node({
      offers: [{ price: '12', priceCurrency: 'CHF' }, { '@type': 'AggregateOffer', lowPrice: 8, highPrice: 20, priceCurrency: 'EUR' }, { price: '12.00 EUR' }],
    }),
    ['E 2027-11-21T19:30', '! 1: no fixed price in euros and left out: 12 CHF, 8–20 EUR (offers.price)'],
  ],
  [
    'a line break within a text, which no rule can tell from a quote that is missing',
    JSON.stringify(node({ name: 'E§F' })).replace('§', '\n'),
    ['! 1: not valid JSON'],
  ],
])('JSON-LD: %s', async (_, content, expected) =>
  expect(await outcome('a.jsonld', typeof content === 'string' ? content : JSON.stringify(content))).toEqual(expected),
);

type Cell = string | number | { day: number } | { time: number } | { formula: string; is: string };
const columnsOf = 'ABCDEFGH';
const xmlCell = (cell: Cell, at: string): string => {
  if (cell === '') return '';
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if ('day' in cell) return `<c r="${at}" s="1"><v>${cell.day}</v></c>`;
  if ('time' in cell) return `<c r="${at}" s="2"><v>${cell.time}</v></c>`;
  return `<c r="${at}" t="str"><f>${cell.formula}</f><v>${cell.is}</v></c>`;
};
const sheetOf = (rows: Cell[][], merged = '') =>
  `<sheetData>${rows.map((row, index) => `<row r="${index + 1}">${row.map((cell, column) => xmlCell(cell, `${columnsOf[column]}${index + 1}`)).join('')}</row>`).join('')}</sheetData>${merged}`;
const head = ['Kennung', 'Titel', 'Datum', 'Uhrzeit'];
const day = { day: 46_712 };

test.each([
  ['dates and times as texts', xlsxOf({ sheets: { A: sheetOf([head, ['1', 'A', '21.11.2027', '19.30 Uhr']]) } }), ['A 2027-11-21T19:30']],
  ['dates and times as numbers', xlsxOf({ sheets: { A: sheetOf([head, ['1', 'A', day, { time: 0.8125 }]]) } }), ['A 2027-11-21T19:30']],
  ['counted from 1904', xlsxOf({ sheets: { A: sheetOf([head, ['1', 'A', { day: 46_712 - 1_462 }, '']]) }, isFrom1904: true }), ['A 2027-11-21']],
  ['formulas', xlsxOf({ sheets: { A: sheetOf([head, ['1', { formula: 'B9', is: 'A' }, day, '']]) } }), ['A 2027-11-21']],
  [
    'captions, an empty row, and a column too many',
    xlsxOf({ sheets: { A: sheetOf([['Spielplan'], [], [...head, 'Notiz'], ['1', 'A', day, '', 'intern']]) } }),
    ['A 2027-11-21', '! 1: stands above the header and was passed over: Spielplan', '! 3: unknown columns, not read: Notiz'],
  ],
  [
    'a date that holds for the merged rows',
    xlsxOf({ sheets: { A: sheetOf([head, ['1', 'A', day, '19:30'], ['2', 'B', '', '21:00']], '<mergeCells><mergeCell ref="C2:C3"/></mergeCells>') } }),
    ['A 2027-11-21T19:30', 'B 2027-11-21T21:00'],
  ],
  [
    'a second sheet with the programme',
    xlsxOf({ sheets: { Notizen: sheetOf([['Nur Text']]), Programm: sheetOf([head, ['1', 'A', day, '']]) } }),
    ['A 2027-11-21', '! 1: read from the sheet Programm (Notizen)'],
  ],
  ['numbers for identifiers', xlsxOf({ sheets: { A: sheetOf([head, [17, 'A', day, '']]) } }), ['A 2027-11-21']],
  ['a cell beside the date that is no time', xlsxOf({ sheets: { A: sheetOf([head, ['1', 'A', day, 'folgt']]) } }), ['A 2027-11-21', `! 2: ${noTime}`]],
  [
    'of LibreOffice, with repeated cells',
    odsOf(
      `<table:table table:name="A"><table:table-row>${head.map((text) => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`).join('')}</table:table-row>` +
        '<table:table-row><table:table-cell office:value-type="string"><text:p>1</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>A</text:p></table:table-cell>' +
        '<table:table-cell office:value-type="date" office:date-value="2027-11-21"><text:p>21.11.27</text:p></table:table-cell><table:table-cell table:number-columns-repeated="1020"/></table:table-row></table:table>',
    ),
    ['A 2027-11-21'],
  ],
])('spreadsheets: %s', async (name, content, expected) =>
  expect(await outcome(name.startsWith('of LibreOffice') ? 'a.ods' : 'a.xlsx', content)).toEqual(expected),
);
