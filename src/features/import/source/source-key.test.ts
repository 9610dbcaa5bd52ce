import { expect, test } from 'vitest';
import { sourceKey } from './source-key.ts';

test.each([
  ['spielplan', ['Spielplan 2026-11.csv', 'spielplan_2026-12.xlsx', '/home/a/Spielplan November 2026.csv', 'C:\\Listen\\Spielplan Dez. 26.csv']],
  ['spielplan', ['Spielplan 2026-11 (1).csv', 'Spielplan2026.csv', 'Spielplan-20261101T1030.csv', 'Spielplan v2 final.csv', 'Kopie von Spielplan 11.csv']],
  ['export', ['export.csv', 'export(1).csv', 'export (27).csv', 'export-8f3a2c.json']],
  ['wochenplan kw', ['Wochenplan KW45.csv', 'Wochenplan KW 46.csv']],
  ['kw', ['KW45.csv', 'kw 46.xlsx']],
  ['kalender grosser saal', ['Kalender Großer Saal.ics', 'Kalender Grosser Saal 2027.ics']],
  ['import', ['2026-11.csv', '20261101.csv', 'November 2026.csv', '(1).csv', '.csv', '']],
  ['c01', ['c01.csv', 'C01 (2).csv', 'c01 2027.csv']],
  ['c05', ['c05.csv']],
  ['i25a', ['i25a.ics']],
  ['i25b', ['i25b.ics']],
])('%s is the source of %j', (key, names) => expect(names.map(sourceKey)).toEqual(names.map(() => key)));
