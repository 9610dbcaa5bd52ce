import type { Language } from '#i18n/language.ts';
import { csvLine } from '#resources/transfer/csv-line.ts';
import type { SeasonStatistics } from './contract.ts';
import { t } from './strings.ts';

export const countNames = ['scheduled', 'online', 'cancelled', 'postponed', 'productions', 'premieres', 'revivals'] as const;

/** One table, so that a spreadsheet filters it. */
export function statisticsAsCsv({ total, kinds, rooms, months }: SeasonStatistics, language: Language): string {
  const parts = [
    ...kinds.map((line) => ({ part: 'kinds' as const, name: line.label, line })),
    ...rooms.map((line) => ({ part: 'rooms' as const, name: line.label, line })),
    ...months.map((line) => ({ part: 'months' as const, name: line.month, line })),
    { part: 'total' as const, name: '', line: total },
  ];
  const heading = [t(language, 'part'), t(language, 'name'), ...countNames.map((name) => t(language, name))];
  const lines = parts.map(({ part, name, line }) => [t(language, part), name, ...countNames.map((count) => String(line[count]))]);
  return `${[heading, ...lines].map(csvLine).join('\r\n')}\r\n`;
}
