import { all, textSource } from '../build.ts';
import type { Reading } from '../import-record.ts';
import { readIcal } from './read-ical.server.ts';

// Calendars for tests, and what is read of them.

export const calendar = (...parts: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Ostkai//DE', ...parts, 'END:VCALENDAR', ''].join('\r\n');
export const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:u1', 'DTSTAMP:20260101T000000Z', 'SUMMARY:Konzert', ...lines, 'END:VEVENT'].join('\r\n');

export const read = (text: string | Buffer, chunkBytes = 5): Promise<Reading[]> => all(readIcal(textSource(text, { chunkBytes })));

export async function records(...parts: string[]) {
  return (await read(calendar(...parts))).map((reading) => {
    if ('record' in reading) return reading.record;
    throw new Error(JSON.stringify(reading));
  });
}
export const starts = async (...lines: string[]) => (await records(event(...lines))).map((record) => record.date_start);
export const times = async (...lines: string[]) => (await records(event(...lines))).map(({ date_start, date_end }) => [date_start, date_end]);

export async function codes(text: string) {
  return (await read(text, 10_000)).map((reading) =>
    'record' in reading
      ? 'ok'
      : 'problem' in reading
        ? `${reading.line} ${reading.problem.code}`
        : 'note' in reading
          ? `${reading.line} note ${reading.note.code} ${reading.note.detail}`
          : `${reading.line} left out ${reading.leftOut.code}`,
  );
}
