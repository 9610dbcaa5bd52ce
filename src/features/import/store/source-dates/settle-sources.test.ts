import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../../tests/support/database.ts';
import { emptyProgramme, importText } from '../../build.server.ts';
import { areThere, folder } from '../../reports/build.server.ts';

const db = await testDatabase();
const now = new Date('2026-06-01T12:00:00Z');
beforeEach(() => emptyProgramme(db));

const table = (...rows: string[]) => ['Kennung;Titel;Datum', ...rows, ''].join('\n');
async function gone(name: string, content: string | Buffer): Promise<string[]> {
  const { problems } = await importText(db, content, { format: 'csv', name, now, missing: 'cancel' });
  return problems.flatMap((problem) => / gone_(?:named|cancelled) (.*), /.exec(problem)?.[1] ?? []);
}
const sources = async () =>
  (
    await sql<{ line: string }>`select concat(identifier, ': ', source) as line from imported_record where kind = 'event' order by identifier`.execute(db)
  ).rows.map(({ line }) => line);

describe('which source a file is', () => {
  test('two systems that both call their files “export” take nothing away from each other', async () => {
    await gone('export.csv', table('a1;A eins;1.11.2031', 'a2;A zwei;5.11.2031', 'a3;A drei;9.11.2031'));
    expect(await gone('export (1).csv', table('b1;B eins;2.11.2031', 'b2;B zwei;5.11.2031', 'b3;B drei;8.11.2031'))).toEqual([]);
    expect(await sources()).toEqual(['a1: export', 'a2: export', 'a3: export', 'b1: export #2', 'b2: export #2', 'b3: export #2']);
    expect(await gone('export (2).csv', table('a1;A eins;1.11.2031', 'a3;A drei;9.11.2031', 'a4;A vier;9.11.2031'))).toEqual(['A zwei']);
    expect(await gone('export (3).csv', table('b1;B eins;2.11.2031', 'b3;B drei;8.11.2031', 'b4;B vier;8.11.2031'))).toEqual(['B zwei']);
    expect(await gone('export (4).csv', table('c1;C eins;1.11.2031', 'c2;C zwei;9.11.2031'))).toEqual([]);
    expect(await sources()).toEqual([
      ...['a1: export', 'a2: export', 'a3: export', 'a4: export'],
      ...['b1: export #2', 'b2: export #2', 'b3: export #2', 'b4: export #2', 'c1: export #3', 'c2: export #3'],
    ]);
  });

  test('the same file again writes nothing of it anew', async () => {
    const [first, second] = [table('a1;A;1.11.2031', 'a2;A;5.11.2031'), table('b1;B;2.11.2031', 'b2;B;5.11.2031')];
    const rows = async () => (await sql`select xmin::text, * from imported_record order by kind, identifier`.execute(db)).rows;
    for (const text of [first, second]) await gone('export.csv', text);
    const before = await rows();
    for (const text of [second, first, second]) expect(await gone('export.csv', text)).toEqual([]);
    expect(await rows()).toEqual(before);
  });

  test('what comes month by month is one source', async () => {
    await gone('Spielplan 2031-11.csv', table('1;Lied;1.11.2031', '2;Tanz;30.11.2031'));
    expect(await gone('Spielplan 2031-12.csv', table('3;Oper;1.12.2031', '4;Jazz;30.12.2031'))).toEqual([]);
    expect(await gone('Spielplan Winter 2031.csv', table('1;Lied;1.11.2031', '4;Jazz;30.12.2031'))).toEqual([]); // called otherwise
    await gone('Spielplan 2031-12 (1).csv', table('1;Lied;1.11.2031', '2;Tanz;30.11.2031', '3;Oper;1.12.2031', '4;Jazz;30.12.2031'));
    expect(await gone('Spielplan Dezember 2031.csv', table('2;Tanz;30.11.2031', '4;Jazz;30.12.2031'))).toEqual(['Oper']);
  });

  test('a series that was moved to another hour is still its source’s', async () => {
    const calendar = (hour: number, ...more: string[]) =>
      [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'UID:s',
        'SUMMARY:Lied',
        `DTSTART:20311101T${hour}0000`,
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'END:VEVENT',
        ...more,
        'END:VCALENDAR',
        '',
      ].join('\n');
    const single = ['BEGIN:VEVENT', 'UID:t', 'SUMMARY:Tanz', 'DTSTART:20311105T190000', 'END:VEVENT'];
    await importText(db, calendar(19, ...single), { format: 'ics', name: 'haus.ics', now });
    const { gone: count } = await importText(db, calendar(20), { format: 'ics', name: 'haus.ics', now, missing: 'name' });
    expect([count, new Set((await sources()).map((line) => line.replace(/^.*: /, '')))]).toEqual([4, new Set(['haus'])]);
  });

  test.skipIf(!areThere)('two of the reports that differ by their number alone (skipped without ../shared/data/reports)', async () => {
    for (const name of ['c01.csv', 'c05.csv', 'c15.csv', 'c01.csv']) expect(await gone(name, readFileSync(resolve(folder, name)))).toEqual([]);
    expect(new Set((await sources()).map((line) => line.replace(/^.*: /, '')))).toEqual(new Set(['c01', 'c05', 'c15']));
  });
});
