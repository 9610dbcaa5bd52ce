import { toBerlinIso } from '../berlin-time.ts';

/** A tenth of the time for a long list: it reuses the answer for the same hour. */
export function toBerlinIsoByHour(instant: Date): string {
  const time = instant.getTime();
  if (!(time >= sinceHourly && time < untilHourly)) return toBerlinIso(instant);
  const second = Math.floor(time / 1_000);
  const { start, zone } = hourOf(Math.floor(second / 3_600));
  return `${start}${sixty[Math.floor(second / 60) % 60]}:${sixty[second % 60]}${zone}`;
}

/** `start`: '2026-11-21T19:'; `zone`: '+01:00'. */
type Hour = { start: string; zone: string };

const hours = new Map<number, Hour>();
const maxHours = 5_000;

function hourOf(number: number): Hour {
  const known = hours.get(number);
  if (known) return known;
  if (hours.size >= maxHours) hours.clear();
  const shown = toBerlinIso(new Date(number * 3_600_000));
  const hour = { start: shown.slice(0, 14), zone: shown.slice(19) };
  hours.set(number, hour);
  return hour;
}

const sixty = Array.from({ length: 60 }, (_, figure) => String(figure).padStart(2, '0'));

/** Since 1970, whose seconds are counted from zero, Berlin's clock has changed only by whole hours and on the hour; of years of five digits all moments are shown as one. */
const sinceHourly = 0;
const untilHourly = Date.UTC(9999, 11, 31);
