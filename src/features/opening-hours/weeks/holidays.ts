import { addDays, type Day } from '#i18n/berlin-time.ts';

const fixed = {
  '01-01': { de: 'Neujahr', en: 'New Year’s Day' },
  '05-01': { de: 'Tag der Arbeit', en: 'Labour Day' },
  '10-03': { de: 'Tag der Deutschen Einheit', en: 'German Unity Day' },
  '12-25': { de: '1. Weihnachtstag', en: 'Christmas Day' },
  '12-26': { de: '2. Weihnachtstag', en: 'Boxing Day' },
} as const;

/** By days after Easter Sunday. */
const movable = new Map([
  [-2, { de: 'Karfreitag', en: 'Good Friday' }],
  [0, { de: 'Ostersonntag', en: 'Easter Sunday' }],
  [1, { de: 'Ostermontag', en: 'Easter Monday' }],
  [39, { de: 'Christi Himmelfahrt', en: 'Ascension Day' }],
  [49, { de: 'Pfingstsonntag', en: 'Whit Sunday' }],
  [50, { de: 'Pfingstmontag', en: 'Whit Monday' }],
]);

/** What a day is called that is a public holiday in all of Germany; null of any other. Those of single states are left to the venue. */
export function holidayOf(day: Day): { de: string; en: string } | null {
  const named = fixed[day.slice(5) as keyof typeof fixed]; // of these days or none
  if (named) return named;
  const easter = easterOf(Number(day.slice(0, 4)));
  for (const [days, name] of movable) if (addDays(easter, days) === day) return name;
  return null;
}

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const date = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
