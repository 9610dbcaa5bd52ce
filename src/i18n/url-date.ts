import { type Day, isDay } from './berlin-time.ts';

/** A day as the programme's URL carries it: DD-MM-YYYY (V §2, "reversed on read"). */
export const toUrlDate = (day: Day): string => day.split('-').reverse().join('-');

/** Reads DD-MM-YYYY; null unless it is two, two and four digits and a real date (V §5). */
export function fromUrlDate(text: string): Day | null {
  if (!/^\d{2}-\d{2}-\d{4}$/.test(text)) return null;
  const day = text.split('-').reverse().join('-');
  return isDay(day) ? day : null;
}
