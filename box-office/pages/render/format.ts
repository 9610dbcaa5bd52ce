import { berlinClock } from '../../berlin.ts';
import type { CartLine } from '../../cart/carts.ts';
import { halls } from '../../halls/halls.ts';
import type { Language } from '../../language.ts';

const locales = { de: 'de-DE', en: 'en-GB' } as const;
const timeZone = 'Europe/Berlin';

/** 4800 → '48 €', 850 → '8,50 €', in both languages as on the venue's site. */
export const price = (cents: number): string => `${(cents / 100).toFixed(2).replace(/\.00$/, '').replace('.', ',')}\u00a0€`;

/** '19:30:00' → '19.30 Uhr' or '19.30'. */
export const time = (clock: string, language: Language): string => clock.slice(0, 5).replace(':', '.') + (language === 'de' ? '\u00a0Uhr' : '');

/** An admission time, as the venue's site sets it: '10:30:00' → '10:30 Uhr' or '10:30'. */
export const slotTime = (clock: string, language: Language): string => clock.slice(0, 5) + (language === 'de' ? '\u00a0Uhr' : '');

export const timeOf = (instant: number, language: Language): string => time(berlinClock(instant).slice(11), language);

export function dateParts(instant: number, language: Language): { day: string; weekday: string; month: string } {
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales[language], { ...options, timeZone }).format(instant);
  return {
    day: part({ day: 'numeric' }).replace('.', ''),
    weekday: part({ weekday: 'short' }),
    month: part({ month: 'long', year: 'numeric' }),
  };
}

/** '21. November 2026, 19.30 Uhr' */
export const dateAndTime = (instant: number, language: Language): string =>
  `${new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(instant)}, ${timeOf(instant, language)}`;

const words = {
  de: { row: 'Reihe', seat: 'Platz', seats: 'Plätze', companion: 'mit Begleitplatz daneben', companions: 'mit je einem Begleitplatz daneben' },
  en: { row: 'row', seat: 'seat', seats: 'seats', companion: 'with the companion seat beside', companions: 'each with a companion seat beside' },
} as const;

/** 'Parterre, Reihe 7, Plätze 12–14', a wheelchair place with its companion's seat; or the name of the seat group where places are not numbered. */
export function seatsText({ event, seat_group, seats }: CartLine, language: Language): string {
  const hall = halls[event.hall];
  const group = hall.groups.find((one) => one.seat_group === seat_group);
  const seatsOf = seats.flatMap((seat) => hall.seats.get(seat) ?? []);
  const [first] = seatsOf;
  if (!first) return group?.text[language] ?? '';
  const texts = words[language];
  const section = first.section[language];
  const row = first.kind === 'box' ? `${section} ${first.row}` : `${section}, ${texts.row} ${first.row}`;
  const last = seatsOf.at(-1) ?? first;
  const numbered = seatsOf.length === 1 ? `${row}, ${texts.seat} ${first.seat}` : `${row}, ${texts.seats} ${first.seat}–${last.seat}`;
  return group?.wheelchair ? `${numbered}, ${seatsOf.length === 1 ? texts.companion : texts.companions}` : numbered;
}
