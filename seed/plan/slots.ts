import { type Day, weekdayIndex } from '#i18n/berlin-time.ts';
import type { SlotName } from '../content/production.ts';

const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = [0, 1, 2, 3, 4, 5, 6] as const;
const workdays = [tuesday, wednesday, thursday, friday] as const;

/** Weekdays and Berlin clock times; of several lines with the same weekday the first counts. */
const slots: Record<SlotName, readonly { readonly days: readonly number[]; readonly time: string }[]> = {
  evening: [
    { days: [...workdays, saturday], time: '19:30' },
    { days: [sunday], time: '18:00' },
  ],
  studioEvening: [
    { days: [...workdays, saturday], time: '20:00' },
    { days: [sunday], time: '19:00' },
  ],
  early: [{ days: [...workdays, saturday], time: '19:00' }],
  matinee: [{ days: [sunday], time: '11:00' }],
  sunday: [{ days: [sunday], time: '16:00' }],
  afternoon: [{ days: [saturday, sunday], time: '15:00' }],
  school: [{ days: [tuesday, wednesday, thursday], time: '10:30' }],
  late: [{ days: [friday, saturday], time: '22:00' }],
  friday: [{ days: [friday], time: '22:00' }],
  lunch: [{ days: [tuesday, wednesday, thursday], time: '12:30' }],
  morning: [{ days: [monday, ...workdays], time: '11:00' }],
  five: [{ days: [saturday], time: '17:00' }],
  dusk: [{ days: [monday, ...workdays, saturday, sunday], time: '17:30' }],
  monday: [{ days: [monday], time: '19:00' }],
  tour: [
    { days: [monday, friday], time: '16:00' },
    { days: [tuesday, wednesday, thursday], time: '17:00' },
    { days: [saturday], time: '13:00' },
    { days: [sunday], time: '13:30' },
  ],
  cinema: [{ days: [thursday, friday, saturday, sunday], time: '21:00' }],
  gallery: [{ days: [wednesday, thursday, friday, saturday, sunday], time: '11:00' }],
};

export type Slot = { readonly name: SlotName; readonly time: string };

/** In order of preference. */
export function slotsOn(day: Day, names: readonly SlotName[]): readonly Slot[] {
  const weekday = weekdayIndex(day);
  return names.flatMap((name) => {
    const line = slots[name].find(({ days }) => days.includes(weekday));
    return line ? [{ name, time: line.time }] : [];
  });
}
