import type { Day } from '#i18n/berlin-time.ts';
import { clockChangeAt } from '#i18n/clock/clock-time.ts';
import { maxDates } from '../limits.ts';
import { datesOfDay, type PlannedDate, type Times } from './planned-date.ts';
import { type DayFault, readDay } from './read-day.ts';
import { readTimes } from './read-times.ts';

export type LineFault = DayFault | 'unread' | 'skipped' | 'too_many';
/** A line that cannot be followed: its number from 1, as it stands there, and the part of it that is meant. */
export type WrongLine = { line: number; text: string; fault: LineFault; part: string };

const headings = /^(?:datum|tag|termin|wochentag|date|day|weekday|beginn|uhrzeit|zeit|start|time|ende|end|[\s,;|])+$/i;

/** A day a line with its times, or a spreadsheet's row; a line without a time takes `times`. Empty lines and a heading are passed over. */
export function readList(text: string, { today, times }: { today: Day; times: readonly Times[] }): { dates: PlannedDate[]; wrong: WrongLine[] } {
  const dates: PlannedDate[] = [];
  const wrong: WrongLine[] = [];
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw
      .replace(/\u00a0/g, ' ')
      .replace(/(^|\t)"|"(?=\t|$)/g, '$1') // as spreadsheets set a cell with a comma
      .trim();
    if (line === '' || (dates.length + wrong.length === 0 && headings.test(line))) continue;
    const read = readLine(line, today, times);
    if ('fault' in read) wrong.push({ line: index + 1, text: line, ...read });
    else if (dates.length + read.length > maxDates) wrong.push({ line: index + 1, text: line, fault: 'too_many', part: '' });
    else dates.push(...read);
  }
  return { dates, wrong };
}

function readLine(line: string, today: Day, initial: readonly Times[]): PlannedDate[] | { fault: LineFault; part: string } {
  const read = readDay(line, today);
  if ('fault' in read) return { fault: read.fault, part: line };
  const found = timesIn(read.rest);
  if ('unread' in found) return { fault: 'unread', part: found.unread.trim() };
  const times = found.times.length > 0 ? found.times : initial;
  const skipped = times.find(({ start }) => clockChangeAt(read.day, start) === 'skipped');
  if (skipped) return { fault: 'skipped', part: skipped.start };
  return datesOfDay(read.day, times);
}

/** Cells of a spreadsheet are beginning and end; otherwise each time is a beginning. */
function timesIn(rest: string): { times: Times[] } | { unread: string } {
  const cells = rest
    .split('\t')
    .map((cell) => cell.trim())
    .filter(Boolean);
  if (!rest.includes('\t') || cells.length !== 2) return readTimes(rest);
  const [start, end] = cells.map(readTimes);
  if (!start || 'unread' in start) return start ?? { unread: rest };
  if (!end || 'unread' in end) return end ?? { unread: rest };
  const [first, last] = [start.times[0], end.times[0]];
  if (!first || !last || start.times.length > 1 || end.times.length > 1 || first.end) return { unread: rest };
  return { times: [{ start: first.start, end: last.start }] };
}
