import { addDays, type Day } from '#i18n/berlin-time.ts';
import { longDate } from '#i18n/format.ts';
import { cancelledNotes, postponedNote, postponedOpenNote } from '../content/notes.ts';
import { type Both, both } from '../content/texts.ts';
import type { TypeKey } from '../content/vocabulary.ts';
import { isSold } from './booking.ts';
import { playOn } from './place.ts';
import { daysBetween, isHoliday, isSummer } from './seasons.ts';
import type { Performance, VenuePlan } from './venue-plan.ts';

const always: readonly TypeKey[] = ['tour', 'installation'];

export type Disruption = {
  readonly status: 'cancelled' | 'postponed';
  readonly note: Both;
  readonly newDate?: Performance;
};

/** Two of each kind in the next weeks, a few later; a postponed one gets a date within two months, if one can be found. */
export function disrupt(venue: VenuePlan, today: Day): ReadonlyMap<Performance, Disruption> {
  const found = new Map<Performance, Disruption>();
  const inOrder = [...venue.performances].sort((one, other) => one.start.getTime() - other.start.getTime());
  const candidates = inOrder.filter(
    ({ production, day }) => day !== today && production.plan.kind !== 'fixed' && isSold(production.prices) && !always.includes(production.type),
  );
  const soon = candidates.filter(({ day }) => daysBetween(today, day) >= 2 && daysBetween(today, day) <= 28);
  const at = (part: number) => soon[Math.floor(soon.length * part)];
  for (const performance of [at(0.1), at(0.6)]) if (performance) found.set(performance, cancelled(found.size));
  for (const performance of [at(0.3), at(0.8)]) if (performance) found.set(performance, postponed(venue, performance));
  candidates.forEach((performance, index) => {
    if (index % 70 === 40 && !soon.includes(performance)) found.set(performance, cancelled(found.size));
    if (index % 110 === 90 && !soon.includes(performance)) found.set(performance, { status: 'postponed', note: postponedOpenNote });
  });
  return found;
}

const cancelled = (count: number): Disruption => ({ status: 'cancelled', note: cancelledNotes[count % cancelledNotes.length] ?? postponedOpenNote });

function postponed(venue: VenuePlan, { production, day }: Performance): Disruption {
  const slots = production.plan.kind === 'fixed' ? [] : production.plan.at;
  for (let later = addDays(day, 14); daysBetween(day, later) <= 60; later = addDays(later, 1)) {
    if (isHoliday(later) || isSummer(later) !== isSummer(day)) continue;
    const newDate = playOn(venue, production, slots, later);
    if (newDate) return { status: 'postponed', note: dated(later), newDate };
  }
  return { status: 'postponed', note: postponedOpenNote };
}

const dated = (day: Day): Both => both(postponedNote.de.replace('{date}', longDate('de', day)), postponedNote.en.replace('{date}', longDate('en', day)));
