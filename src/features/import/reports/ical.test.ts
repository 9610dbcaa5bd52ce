import { describe, expect, test } from 'vitest';
import { areThere, readReport } from './build.server.ts';

const calendar = (...lines: string[]) =>
  Buffer.from(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:u', 'SUMMARY:S', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n'));
const readLines = (...lines: string[]) => readReport('a.ics', calendar(...lines));

describe.skipIf(!areThere)('calendars that houses send (skipped without ../shared/data/reports)', () => {
  test('i02: zones by the names that people see', async () => {
    const { records, problems } = await readReport('i02.ics');
    expect(records.map(({ date_start, date_end }) => [date_start, date_end])).toEqual([
      ['2027-01-22T20:00:00Z', '2027-01-22T21:00:00Z'],
      ['2027-01-22T19:00:00Z', undefined],
      ['2027-01-22T19:00:00Z', undefined],
    ]);
    expect(problems).toEqual([
      '4: time zone read as UTC (DTSTART)',
      expect.stringContaining('10: time zone read as Europe/'),
      '15: time zone read as Europe/Berlin (DTSTART)',
    ]);
    expect((await readLines('DTSTART;TZID="(UTC+09:00) Berlin":20270122T200000')).records).toEqual([]);
  });

  test('i05: a whole day that is moved leaves its own', async () => {
    const { records } = await readReport('i05.ics');
    expect(records.map(({ identifier, date_start }) => [identifier, date_start])).toEqual([
      ['i05@haus.example/20270204', '2027-02-04'],
      ['i05@haus.example/20270218', '2027-02-18'],
      ['i05@haus.example/20270211', '2027-02-12'],
    ]);
  });

  test('i07 and i23a: days that do not say that they are', async () => {
    expect((await readReport('i07.ics')).records).toMatchObject([{ date_start: '2027-11-04', date_end: '2027-11-05' }]);
    expect((await readReport('i23a.ics')).starts).toEqual(['2027-09-14', '2027-09-21', '2027-09-28']);
  });

  test('i08: the zone of the calendar', async () => {
    const { records, problems } = await readReport('i08.ics');
    expect(records).toMatchObject([{ date_start: '2027-03-09T01:00:00Z', date_end: '2027-03-09T03:00:00Z' }]);
    expect(problems).toEqual(['4: time zone read as America/New_York (X-WR-TIMEZONE)']);
  });

  test('i10: this and all that follow', async () => {
    const { records } = await readReport('i10.ics');
    expect(records.map(({ date_start, title }) => `${date_start} ${title.de}`).sort()).toEqual([
      '2027-03-01T12:00:00 i10 Lunchkonzert',
      '2027-03-08T12:00:00 i10 Lunchkonzert',
      '2027-03-15T12:30:00 i10 Lunchkonzert um halb',
      '2027-03-22T12:30:00 i10 Lunchkonzert um halb',
      '2027-03-29T12:30:00 i10 Lunchkonzert um halb',
    ]);
  });

  test('i11: the newest version', async () => {
    const { records, problems } = await readReport('i11.ics');
    expect(records).toMatchObject([{ title: { de: 'i11 Lesung (neu)' }, date_start: '2027-03-02T20:30:00' }]);
    expect(problems).toEqual(['21: a newer version is in the same file; this one was passed over (SEQUENCE)']);
  });

  test('i14: what is private', async () => {
    const { records, problems } = await readReport('i14.ics');
    expect(records.map(({ title }) => title.de)).toEqual(['i14d öffentlich mit Leerzeichen']);
    expect(problems).toEqual(['4: is not public and was left out (CLASS)']);
  });

  test('i15: entities, tags and backslashes', async () => {
    expect((await readReport('i15.ics')).records).toMatchObject([
      {
        title: { de: 'i15 Tod, Teufel; Text \\n bleibt: C:\\neu' },
        description: { de: 'Zeile eins\nZeile zwei\nZeile drei\n\nAbsatz mit "Anführung" und fett & – Strich\nEnde' },
        place: { name: 'Kammerspiel', address: 'Am Ostkai 1, 20457 Hamburg' },
      },
    ]);
  });

  test('i18: lines that end with CR', async () => {
    expect((await readReport('i18.ics')).records).toMatchObject([{ title: { de: 'i18 Jazz für alle und Tab mit Tab gefaltet' } }]);
  });

  test('i19: Latin-1', async () => {
    const { records, problems } = await readReport('i19.ics');
    expect(records).toMatchObject([{ title: { de: 'i19 Frühlingsgrüße' } }]);
    expect(problems).toEqual(['3: not in UTF-8; read as Windows-1252']);
  });

  test('i20: no UID', async () => {
    const { records, problems } = await readReport('i20.ics');
    expect(records.map(({ identifier }) => identifier)).toEqual(['made/2027-03-01T19:00:00Z//i20a ohne uid']);
    expect(problems).toEqual(['4: without an identifier; it is made of date, room and title: whoever changes one of them makes a new event']);
  });

  test('i21: address, picture and kinds', async () => {
    expect((await readReport('i21.ics')).records).toMatchObject([
      {
        url: 'https://tickets.example/i21',
        image: 'https://bilder.example/i21.jpg',
        kind: 'Konzert',
        tags: ['Jazz, Pop & Rock'],
        description: { de: 'reich' },
      },
    ]);
  });

  test('i24: for ever ends with the season', async () => {
    const { starts, problems } = await readReport('i24.ics');
    expect([starts[0], starts.at(-1)?.slice(5)]).toEqual(['2027-03-02T11:00:00', expect.stringMatching(/^08-(2[5-9]|3[01])T11:00:00$/)]);
    expect(problems).toEqual([expect.stringMatching(/^4: repeats without end; read until the end of the season, 20\d\d-08-31 \(RRULE\)$/)]);
  });

  test('EXRULE, periods of RDATE, TENTATIVE', async () => {
    const rule = await readLines('DTSTART:20270301T190000', 'RRULE:FREQ=DAILY;COUNT=4', 'EXRULE:FREQ=DAILY;INTERVAL=2;COUNT=2');
    expect(rule.starts).toEqual(['2027-03-02T19:00:00', '2027-03-04T19:00:00']);
    const period = await readLines(
      'DTSTART:20270301T190000Z',
      'DTEND:20270301T200000Z',
      'RDATE;VALUE=PERIOD:20270302T190000Z/PT3H,20270303T190000Z/20270303T230000Z',
    );
    expect(period.records.map(({ date_end }) => date_end)).toEqual(['2027-03-01T20:00:00Z', '2027-03-02T22:00:00Z', '2027-03-03T23:00:00Z']);
    expect((await readLines('DTSTART:20270301T190000', 'STATUS:TENTATIVE')).problems).toEqual(['2: is only tentative in the calendar (TENTATIVE) (STATUS)']);
  });
});
