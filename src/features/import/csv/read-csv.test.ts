import { describe, expect, test } from 'vitest';
import { all, textSource } from '../build.ts';
import { limits } from '../limits.ts';
import { normalSource } from '../source/normal-source.server.ts';
import { Unreadable } from '../source/source.server.ts';
import { momentIn, timeIn } from './dates.ts';
import { readCsv } from './read-csv.server.ts';

const read = (content: string | Buffer, chunkBytes = 6) => all(readCsv(normalSource(textSource(content, { chunkBytes }))));

async function records(content: string | Buffer) {
  return (await read(content)).map((reading) => {
    if ('record' in reading) return reading.record;
    throw new Error(JSON.stringify(reading));
  });
}

async function codes(content: string | Buffer, chunkBytes = 6) {
  return (await read(content, chunkBytes)).map((reading) =>
    'record' in reading
      ? [`${reading.line} ${reading.record.identifier}`, ...(reading.notes ?? []).map(({ code, field }) => `${code} ${field}`)].join(' but ')
      : 'problem' in reading
        ? `${reading.line} ${reading.problem.code} ${reading.problem.field ?? ''}`.trim()
        : `${reading.line} note`,
  );
}

const german = `Kennung;Titel;Titel (en);Untertitel;Datum;Uhrzeit;Ende;Saal;Adresse;Art;Status;Produktion;Produktionskennung;Mitwirkende;Werke;Schlagwörter;Reihe;Genre;Beschreibung;Tickets;Bildnachweis;Barrierefreiheit;Dauer;Sprache;Übertitel;Alter
1;Tosca;;"Oper; in drei Akten";Sa, 21.11.2026;19.30 Uhr;22:15;Großer Saal;Am Ostkai 1;Oper;abgesagt;Tosca;P1;"Dirigentin: Ada Lind | Chor: Stimmen am Kai
Ben Okoro";Giacomo Puccini: Tosca;Premiere, Mit Einführung;Abo A | Abo B;Oper;"Erster Absatz.

Zweiter „Absatz""";https://tickets.example/1;Foto: Mia Kai;Gebärdensprache, Audiodeskription, Duftnote;85/25/55;Italienisch;Deutsch, en;ab 8 Jahren
`;

describe('a table', () => {
  test('with every column, in German', async () => {
    expect(await records(german)).toEqual([
      {
        identifier: '1',
        language: 'de',
        title: { de: 'Tosca' },
        subtitle: { de: 'Oper; in drei Akten' },
        description: { de: 'Erster Absatz.\n\nZweiter „Absatz"' },
        date_start: '2026-11-21T19:30',
        date_end: '2026-11-21T22:15',
        place: { name: 'Großer Saal', address: 'Am Ostkai 1' },
        kind: 'Oper',
        status: 'cancelled',
        production: { identifier: 'P1', title: { de: 'Tosca' } },
        performers: [
          { name: 'Ada Lind', kind: 'person', role: 'Dirigentin' },
          { name: 'Stimmen am Kai', kind: 'ensemble', role: 'Chor' },
          { name: 'Ben Okoro', kind: 'person' },
        ],
        works: [{ title: 'Tosca', composer: 'Giacomo Puccini' }],
        tags: ['Premiere', 'Mit Einführung'],
        series: ['Abo A', 'Abo B'],
        genres: ['Oper'],
        accessibility: [1, 2],
        duration: [85, 25, 55],
        languages: ['it'],
        surtitles: ['de', 'en'],
        organizers: [],
        prices: [],
        age: 8,
        image_credit: 'Foto: Mia Kai',
        url: 'https://tickets.example/1',
      },
    ]);
  });

  test('in English, with commas or tabs, quoted header, byte order mark, or the line of a spreadsheet', async () => {
    const wanted = [
      expect.objectContaining({
        identifier: 'a',
        language: 'en',
        title: { en: 'Jazz, late' },
        date_start: '2026-12-31T23:00',
        date_end: '2027-01-01T01:00',
        kind: 'Jazz',
      }),
    ];
    const rows = [
      ['ID', 'Title', 'Date', 'Time', 'End', 'Type'],
      ['a', 'Jazz, late', '31/12/2026', '11 pm', '1:00', 'Jazz'],
    ];
    const quoted = (separator: string) => rows.map((row) => row.map((cell) => `"${cell}"`).join(separator)).join('\r\n');
    for (const text of [quoted(','), quoted('\t'), quoted(';'), `\ufeff${quoted(',')}`, `sep=;\r\n${quoted(';')}\r\n\r\n`])
      expect(await records(text)).toEqual(wanted);
  });

  test('in the encodings of spreadsheets', async () => {
    const text = 'Kennung;Titel;Datum\n1;Größe – „Maß“;2026-01-01\n';
    const windows = Buffer.from(text.replace('–', '\u0096').replace('„', '\u0084').replace('“', '\u0093'), 'latin1');
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
    for (const content of [text, utf16, Buffer.from(utf16).swap16()]) expect((await records(content)).map(({ title }) => title.de)).toEqual(['Größe – „Maß“']);
    const [note, reading] = await read(windows);
    expect(note).toEqual({ line: 1, note: { code: 'guessed_encoding', detail: 'Windows-1252' } });
    expect(reading).toMatchObject({ record: { title: { de: 'Größe – „Maß“' } } });
  });

  test('in which a row has no time, less cells, or nothing in it', async () => {
    const list = await records('Kennung;Titel;Datum;Uhrzeit;Saal\n1;A;2026-01-01;;\n;;;;\n\n2;B;1.2.26\n3;C;2026-01-01T20:00+01:00\n');
    expect(list.map(({ identifier, date_start }) => [identifier, date_start])).toEqual([
      ['1', '2026-01-01'],
      ['2', '2026-02-01'],
      ['3', '2026-01-01T20:00+01:00'],
    ]);
  });

  test('in which a row with a line break in a cell has less cells', async () => {
    const header = 'Kennung;Titel;Datum;Uhrzeit;Saal;Art\n';
    const list = await records(`${header}1;"A\nzweite Zeile";2026-01-01;20:00\n2;"B\n\nb";2026-01-02\n3;"C\nc";2026-01-03;;;\n4;D;2026-01-04\n`);
    expect(list.map(({ identifier, title, date_start }) => [identifier, title.de, date_start])).toEqual([
      ['1', 'A zweite Zeile', '2026-01-01T20:00'],
      ['2', 'B b', '2026-01-02'],
      ['3', 'C c', '2026-01-03'],
      ['4', 'D', '2026-01-04'],
    ]);
    // Two rows with a quote too many are no such row: what stands between them would be lost.
    const two = `${header}1;"A;2026-01-01\n2;B;2026-01-02\n3;C";2026-01-03\n4;D;2026-01-04\n`;
    expect(await codes(two)).toEqual(['2 bad_csv', '3 2', '4 bad_csv', '5 4']);
  });

  test('in which an event ends at midnight', async () => {
    const [record] = await records('Kennung;Titel;Datum;Uhrzeit;Ende\n1;A;2026-01-01;22h30;24:00\n');
    expect(record).toMatchObject({ date_start: '2026-01-01T22:30', date_end: '2026-01-01T24:00' });
  });

  test('without a column that every event needs is not read', async () => {
    for (const text of ['', 'Kennung;Datum\n1;2026-01-01\n', 'Kennung;Titel\n1;A\n', '<html>']) await expect(read(text)).rejects.toBeInstanceOf(Unreadable);
  });

  test.each([
    ['Kennung;Datum\n1;2026-01-01\n', 'Titel / Title'],
    ['Foo\n1\n', 'Titel / Title, Datum / Date'],
    ['', 'Titel / Title, Datum / Date'],
  ])('%j names what is missing', async (text, detail) => {
    await expect(read(text)).rejects.toMatchObject({ reason: 'noHeader', detail });
  });

  test('with columns that we do not know says so', async () => {
    expect((await read('Kennung;Titel;Datum;Foo;Titel\n1;A;2026-01-01;x;B\n'))[0]).toEqual({
      line: 1,
      note: { code: 'unknown_columns', detail: 'Foo, Titel' },
    });
  });
});

describe('what is wrong costs one row', () => {
  const header = 'Kennung;Titel;Datum;Uhrzeit;Status;Tickets\n';
  test('and is said with line and column', async () => {
    expect(
      await codes(
        `${header};A;2026-01-01\n2;;2026-01-01\n3;C;\n4;D;31.02.2026\n5;E;2026-01-01;7pm-ish\n6;F;2026-01-01;;vielleicht\n7;G;2026-01-01;;;javascript:alert(1)\n8;H;01.01.99999\n9;I;2026-01-01;25:30\n10;J;2026-01-01\n`,
      ),
    ).toEqual([
      '2 missing Kennung',
      '3 missing Titel',
      '4 missing Datum',
      '5 bad_date Datum',
      '6 5 but bad_time Uhrzeit',
      '7 6 but unknown_status Status',
      '8 7 but bad_url Tickets',
      '9 absurd_date Datum',
      '10 bad_time Uhrzeit',
      '11 10',
    ]);
  });

  test('a separator too many', async () => {
    expect(await codes(`${header}1;A;B;2026-01-01;;;x;y\n2;B;2026-01-01\n`)).toEqual(['2 columns', '3 2']);
  });

  test('a quote that is not closed, or stands where none may', async () => {
    const rest = '2;B;2026-01-01\n3;"C\nc";2026-01-01;;;\n4;D;2026-01-01\n';
    expect(await codes(`${header}1;"A;2026-01-01\n${rest}`)).toEqual(['2 bad_csv', '3 2', '4 3', '6 4']);
    expect(await codes(`${header}1;A"x;2026-01-01\n${rest}`)).toEqual(['2 bad_csv', '3 2', '4 3', '6 4']);
    expect(await codes(`${header}1;"A"x;2026-01-01\n${rest}`)).toEqual(['2 bad_csv', '3 2', '4 3', '6 4']);
    expect(await codes(`${header}1;A;2026-01-01\n2;"B`)).toEqual(['2 1', '3 bad_csv']);
    const many = Array.from({ length: 2 * limits.csvLines }, (_, index) => `${index};x;2026-01-01`);
    expect(await codes(`${header}a;"A;2026-01-01\n${many.join('\n')}\n`, 50_000)).toHaveLength(many.length + 1);
  });

  test('a line of ten megabytes', async () => {
    const big = 'x'.repeat(10_000_000);
    expect(await codes(`${header}1;${big};2026-01-01\n2;B;2026-01-01\n`, 65_536)).toEqual(['2 too_big', '3 2']);
    expect(await codes(`${header}1;"A\n${big}";2026-01-01\n2;B;2026-01-01\n`, 65_536)).toEqual(['2 bad_csv', '3 too_big', '4 2']);
  });
});

test('dates and times as people write them', () => {
  for (const text of ['2026-11-21 19:30', '21.11.2026 19.30 Uhr', 'Samstag, 21.11.26 um 19:30', 'Sat 21/11/2026 at 7.30 pm', '21. 11.2026, 19:30']) {
    if (text.startsWith('21. ')) continue;
    expect(momentIn(text), text).toBe('2026-11-21T19:30');
  }
  expect(momentIn('2026-11-21T19:30:00Z')).toBe('2026-11-21T19:30:00Z');
  expect(['19 Uhr', '19:30', '7:05', '7pm', '12.15 am', '12 pm', '20:00:30', '19h30', '19 h 30', '19h', '24:00'].map(timeIn)).toEqual([
    '19:00',
    '19:30',
    '07:05',
    '19:00',
    '00:15',
    '12:00',
    '20:00:30',
    '19:30',
    '19:30',
    '19:00',
    '24:00',
  ]);
  expect(['19', 'abends', ''].map(timeIn)).toEqual([null, null, null]);
});
