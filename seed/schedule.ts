import { addDays, type Day, instantAt, wallClock } from '#i18n/berlin-time.ts';
import type { ProductionText } from './content/production.ts';
import { bookingOf, type Demand, isSold, unsold } from './plan/booking.ts';
import { disrupt } from './plan/disruptions.ts';
import { occasionOf } from './plan/occasion.ts';
import { placeEvenings, placeFixed, placeRegulars, placeRuns } from './plan/place.ts';
import { advanceSale, saleDetails } from './plan/sale.ts';
import type { ScheduledEvent } from './plan/scheduled-event.ts';
import { daysBetween, type Season, seasonsAround } from './plan/seasons.ts';
import { type Performance, VenuePlan } from './plan/venue-plan.ts';
import { randomFrom } from './posters/random.ts';

export type Schedule = {
  readonly seasons: readonly [Season, Season];
  /** By start, then by room. */
  readonly events: readonly ScheduledEvent[];
};

const closing = '18:00';

/** Full around today; the same day and content give the same calendar, and no two events share a room. */
export function scheduleFor(today: Day, productions: readonly ProductionText[]): Schedule {
  const seasons = seasonsAround(today);
  const venue = new VenuePlan();
  placeFixed(venue, seasons, productions);
  placeRuns(venue, seasons, today, productions);
  placeEvenings(venue, seasons, today);
  placeRegulars(venue, seasons, today, productions);
  const disruptions = disrupt(venue, today);

  const performances = [...venue.performances].sort(byStartThenRoom);
  const runs = Map.groupBy(performances, ({ production }) => production);
  let onSale = 0;
  const events = performances.map((performance, index): ScheduledEvent => {
    const { production, day, start, end } = performance;
    const run = runs.get(production) ?? [];
    const occasion = occasionOf(performance, run.indexOf(performance), run.length, today);
    const disruption = disruptions.get(performance);
    const distance = daysBetween(today, day);
    const sold = isSold(production.prices) && distance >= 0 && distance <= advanceSale;
    const idJet = 100_101 + index;
    const booking =
      sold && !disruption
        ? bookingOf(production.prices, {
            idJet,
            room: production.room,
            start: wallClock(start).time.slice(0, 5),
            demand: demandFor(performance, onSale++, distance),
          })
        : unsold(production.prices);
    return {
      production: production.key,
      day,
      dateStart: occasion.timeKnown ? start : instantAt(day),
      dateEnd: occasion.endKnown ? (production.weeks ? instantAt(addDays(day, 7 * production.weeks), closing) : end) : null,
      timeKnown: occasion.timeKnown,
      occupies: { from: start, to: end },
      room: production.room,
      type: production.type,
      status: disruption?.status ?? 'scheduled',
      statusNote: disruption?.note ?? null,
      rescheduledTo: disruption?.newDate ? performances.indexOf(disruption.newDate) : null,
      title: occasion.title,
      subtitle: occasion.subtitle,
      importantInfo: occasion.importantInfo,
      tags: occasion.tags,
      series: occasion.series,
      genres: production.genres,
      accessibility: occasion.accessibility,
      credits: occasion.credits,
      idJet: sold ? String(idJet) : null,
      ticketUrl: sold ? `/webshop/event/${idJet}` : null,
      sale: saleDetails(production.prices, { day, timeKnown: occasion.timeKnown, today }),
      ...booking,
    };
  });
  return { seasons, events };
}

/** Near ones are fuller, and among the first every state is there. */
function demandFor({ production, day }: Performance, nth: number, distance: number): Demand {
  if (nth < first.length) return first[nth] ?? 'available';
  const [few, none] = distance <= 30 ? [0.2, 0.1] : [0.08, 0.04];
  const chance = randomFrom(`${production.key}/${day}`).next();
  if (chance < none) return 'sold_out';
  return chance < none + few ? 'few' : 'available';
}
const first: readonly Demand[] = ['available', 'few', 'available', 'sold_out'];

const byStartThenRoom = (one: Performance, other: Performance): number =>
  one.start.getTime() - other.start.getTime() || one.production.room.localeCompare(other.production.room);
