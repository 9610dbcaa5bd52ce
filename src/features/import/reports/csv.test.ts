import { describe, expect, test } from 'vitest';
import { areThere, readReport } from './build.server.ts';

const titles = async (name: string) => (await readReport(name)).records.map(({ title }) => title.de ?? title.en);

describe.skipIf(!areThere)('tables that houses send (skipped without ../shared/data/reports)', () => {
  test('c01: Mac Roman', async () => {
    expect(await titles('c01.csv')).toEqual(['Frühlingsgrüße für Zoë', 'Ödön, Äsop – „Märchen“']);
    expect((await readReport('c01.csv')).problems).toEqual(['1: not in UTF-8; read as Mac Roman']);
  });

  test('c05: Outlook', async () => {
    const { records, problems } = await readReport('c05.csv');
    expect(records).toMatchObject([
      { title: { en: 'Probe' }, date_start: '2027-11-21T19:30:00', date_end: '2027-11-21T21:00:00', kind: 'Konzert', place: { name: 'Saal' } },
    ]);
    expect(problems).toEqual(['2: without an identifier; it is made of date, room and title: whoever changes one of them makes a new event']);
  });

  test('c06: the ways to write a date', async () => {
    const { records, problems } = await readReport('c06.csv');
    const day = '2027-11-21';
    expect(records.map(({ identifier, date_start }) => `${identifier.slice(4)} ${date_start}`)).toEqual([
      ...['00', '01', '02', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16'].map((number) => `${number} ${day}`),
      '17 2027-03-01',
      '20 2027-11-22',
      '21 2027-11-24',
      '22 2027-12-24T20:00',
    ]);
    expect(problems).toEqual([
      '5: not a date that exists (Datum)',
      '7: read as the date 2027-11-21 (Datum)',
      '20: not a date that exists (Datum)',
      '21: not a date that exists (Datum)',
    ]);
  });

  test('c11: titles as they are', async () => {
    const { records, problems } = await readReport('c11.csv');
    expect(problems).toEqual([]);
    expect(records).toHaveLength(34);
    expect(records.map(({ title }) => title.de)).toEqual(
      expect.arrayContaining(['=Fin=', '-', '@home', '²', '🎭', 'C#', 'ﬁnale', 'Ｆｕｌｌｗｉｄｔｈ', '100 % Wagner']),
    );
  });

  test('c15: the order of day and month is that of the column', async () => {
    expect((await readReport('c15.csv')).starts).toEqual(['2027-11-12T19:30', '2027-11-21T19:30']);
  });

  test('c15: what stays unclear is refused', async () => {
    const { records, problems } = await readReport('c15.csv', Buffer.from('ID,Title,Date\n1,A,11/12/2027\n2,B,2027-01-03\n3,C,5/5/2027\n'));
    expect(records.map(({ date_start }) => date_start)).toEqual(['2027-01-03', '2027-05-05']);
    expect(problems).toEqual(['2: day and month cannot be told apart; please write it as YYYY-MM-DD (Date)']);
  });

  test('c20: the column of times before midnight in a cell of a date', async () => {
    expect((await readReport('c20.csv')).starts).toEqual(['2027-11-21T19:30', '2027-11-21T19:30']);
  });

  test('c21: ends after midnight, and what is no address', async () => {
    const { records, problems } = await readReport('c21.csv');
    expect(records.map(({ date_end, url }) => [date_end, url])).toEqual([
      ['2027-11-21T24:00', 'https://tickets.example/ä'],
      ['2027-11-22T00:00', 'https://tickets.example/x%20y'],
      ['2027-11-22T02:00', 'https://tickets.example/z'],
      [undefined, 'https://www.tickets.example/z'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    const refused = 'only https and http addresses or paths are allowed; left out, the event stays (Tickets)';
    expect(problems).toEqual([
      '3: read as https://tickets.example/x%20y (Tickets)',
      '5: read as https://www.tickets.example/z (Tickets)',
      `6: ${refused}`,
      `7: ${refused}`,
    ]);
  });

  test('c31: a caption above the header', async () => {
    const { records, problems } = await readReport('c31.csv');
    expect(records.map(({ identifier }) => identifier)).toEqual(['c31-1']);
    expect(problems).toEqual(['1: stands above the header and was passed over: Spielplan 2027/28']);
    expect(await readReport('c31.csv', Buffer.from('Spielplan\n\nID,Title,Date\n1,A,2027-01-03\n'))).toMatchObject({ starts: ['2027-01-03'] });
  });

  test('c32: a date in the first row of a day', async () => {
    const { starts, problems } = await readReport('c32.csv');
    expect(starts).toEqual(['2027-11-21T11:00', '2027-11-21T19:30']);
    expect(problems).toContain('3: without a date; that of the row above holds: 21.11.2027 (Datum)');
  });

  test('c33: no identifiers', async () => {
    const { records, problems } = await readReport('c33.csv');
    expect(records.map(({ identifier }) => identifier)).toEqual(['made/2027-11-21T19:30/grosser saal/ohne kennung']);
    expect(problems).toEqual(['2: without an identifier; it is made of date, room and title: whoever changes one of them makes a new event']);
  });

  test('c34: words of a status', async () => {
    const { records, problems } = await readReport('c34.csv');
    expect(records.map(({ status }) => status)).toEqual(['scheduled', 'cancelled', 'cancelled', 'scheduled', 'cancelled']);
    expect(problems).toEqual(['2: unknown status; left out, the event stays (Status)', '5: unknown status; left out, the event stays (Status)']);
  });

  test('from and to in one cell', async () => {
    const table = 'Kennung;Titel;Datum;Uhrzeit\n1;A;21.11.2027;19:30 – 22:00\n2;B;21.11.2027;22 bis 1 Uhr\n';
    expect((await readReport('a.csv', Buffer.from(table))).records.map(({ date_start, date_end }) => [date_start, date_end])).toEqual([
      ['2027-11-21T19:30', '2027-11-21T22:00'],
      ['2027-11-21T22:00', '2027-11-22T01:00'],
    ]);
  });

  test('Outlook in German: whole days, and what is private', async () => {
    const table =
      'Betreff;Beginnt am;Beginnt um;Endet am;Endet um;Ganztägiges Ereignis;Privat\nFest;3.1.2027;00:00;4.1.2027;00:00;Wahr;Falsch\nArzt;3.1.2027;10:00;;;Falsch;Wahr\n';
    const { records, problems } = await readReport('a.csv', Buffer.from(table));
    expect(records).toMatchObject([{ title: { de: 'Fest' }, date_start: '2027-01-03', date_end: '2027-01-04' }]);
    expect(problems.at(-1)).toBe('3: is not public and was left out (Privat)');
  });
});
