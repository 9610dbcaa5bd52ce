import type { Clock, Times } from './planned-date.ts';

export type TimesRead = { times: Times[] } | { unread: string };

const clock = /^(\d{1,2})(?:[:.h](\d{2}))?(?:[:.]\d{2})?\s*(?:(uhr|h)\b|(am|pm|a\.m\.|p\.m\.)(?![a-z]))?/i;
const range = /^(?:-|–|—|bis|to|until|till)\s*/i;
const between = /^(?:[\s,;/|&+]|und\b|and\b|um\b|at\b|ab\b|from\b|von\b)+/i;

/** '19:30', '19.30 Uhr', '15 und 19.30 Uhr', '7:30 pm', '19:30–22:00', '19 bis 21 Uhr'. */
export function readTimes(text: string): TimesRead {
  const times: Times[] = [];
  let rest = text.trim().replace(between, '');
  while (rest !== '') {
    const start = readClock(rest);
    if (!start) return { unread: rest };
    rest = start.rest.trimStart();
    const to = range.exec(rest);
    const end = to && readClock(rest.slice(to[0].length), true);
    if (to && !end) return { unread: rest };
    if (end) rest = end.rest.trimStart();
    times.push({ start: start.time, end: end?.time ?? null });
    const gap = between.exec(rest)?.[0] ?? '';
    if (gap === '' && rest !== '') return { unread: rest };
    rest = rest.slice(gap.length);
  }
  return { times };
}

/** At the beginning of a text; an end may be 24 o’clock. */
function readClock(text: string, isEnd = false): { time: Clock; rest: string } | null {
  const match = clock.exec(text);
  if (!match) return null;
  const [whole, hours, minutes = '00', , half] = match;
  const hour = half ? halfDay(Number(hours), half) : Number(hours);
  if (hour === null || hour > (isEnd && minutes === '00' ? 24 : 23) || Number(minutes) > 59) return null;
  return { time: `${String(hour % 24).padStart(2, '0')}:${minutes}`, rest: text.slice(whole.length) };
}

const halfDay = (hour: number, half: string): number | null => (hour < 1 || hour > 12 ? null : (hour % 12) + (/^p/i.test(half) ? 12 : 0));
