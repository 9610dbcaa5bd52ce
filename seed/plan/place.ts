import { addDays, type Day, wallClock } from '#i18n/berlin-time.ts';
import type { Plan, ProductionText, SlotName } from '../content/production.ts';
import { dayInSeason, daysBetween, daysOf, isHoliday, isNear, isSummer, type Season, wanted } from './seasons.ts';
import { slotsOn } from './slots.ts';
import type { Performance, VenuePlan } from './venue-plan.ts';

type Seasons = readonly [Season, Season];
type Of<Kind extends Plan['kind']> = ProductionText & { readonly plan: Extract<Plan, { kind: Kind }> };
const isOf =
  <Kind extends Plan['kind']>(kind: Kind) =>
  (production: ProductionText): production is Of<Kind> =>
    production.plan.kind === kind;

/** Openings, Christmas, clock changes; throws where two of them meet. */
export function placeFixed(venue: VenuePlan, seasons: Seasons, productions: readonly ProductionText[]): void {
  for (const production of productions.filter(isOf('fixed'))) {
    const { in: where, dates } = production.plan;
    const chosen = where === 'both' ? seasons : [seasons[where === 'first' ? 0 : 1]];
    for (const season of chosen) {
      for (const { on, weekday, time } of dates) {
        const day = dayInSeason(season, on, weekday);
        if (!venue.book(production, day, time, null)) throw new Error(`“${production.key}” is bound to ${day}, but its room is taken.`);
      }
    }
  }
}

/** Dense around today, with every kind of production everywhere. */
export function placeRuns(venue: VenuePlan, seasons: Seasons, today: Day, productions: readonly ProductionText[]): void {
  const runs = mixed(productions.filter(isOf('run')));
  const days = daysOf(seasons).filter((day) => !isSummer(day));
  const reached = runningSums(days.map((day) => wanted(day, today)));
  const total = reached.at(-1) ?? 0;
  const nights = sum(runs.map(({ plan }) => plan.nights));
  let played = 0;
  for (const run of runs) {
    const start = days[reached.findIndex((count) => count > (played / nights) * total)] ?? today;
    placeRun(venue, seasons, today, run, start);
    played += run.plan.nights;
  }
}

/** What finds no evening to the end of its season plays before `start`. */
function placeRun(venue: VenuePlan, seasons: Seasons, today: Day, run: Of<'run'>, start: Day): void {
  const season = start < seasons[1].starts ? seasons[0] : seasons[1];
  let left = run.plan.nights;
  const visit = (from: Day, step: 1 | -1) => {
    let last: Day | null = null;
    for (let day = from; left > 0 && day >= season.starts && day <= season.ends; day = addDays(day, step)) {
      if (last && Math.abs(daysBetween(last, day)) < run.plan.every) continue;
      if (isHoliday(day) || venue.countOn(day) > wanted(day, today)) continue;
      if (left === run.plan.nights && left > 3 && !slotsOn(day, ['late', 'matinee'])[0]) continue; // first nights are on Fridays, Saturdays and Sundays
      if (!playOn(venue, run, run.plan.at, day)) continue;
      last = day;
      left -= 1;
    }
  };
  visit(start, 1);
  visit(addDays(start, -1), -1);
}

/** Mondays apart, in the near weeks: a run that is on plays once more. */
export function placeEvenings(venue: VenuePlan, seasons: Seasons, today: Day): void {
  for (const day of daysOf(seasons).filter((day) => isNear(day, today) && !isSummer(day) && !isHoliday(day))) {
    if (hasEvening(venue, day)) continue;
    const away = ({ day: other }: Performance) => Math.abs(daysBetween(day, other));
    const nearby = venue.performances.filter((performance) => performance.production.plan.kind === 'run' && away(performance) <= maxGap);
    for (const { production } of nearby.sort((one, other) => away(other) - away(one))) {
      if (
        isOf('run')(production) &&
        playOn(
          venue,
          production,
          production.plan.at.filter((slot) => slot !== 'school' && slot !== 'afternoon'),
          day,
        )
      )
        break;
    }
  }
}
const maxGap = 12;
const hasEvening = (venue: VenuePlan, day: Day): boolean => venue.on(day).some(({ start }) => wallClock(start).time >= '17:30');

/** A day on which the house wants to play does not stay below this; a format may come back early for it. */
const atLeast = 2;

/** The longest missed first. */
export function placeRegulars(venue: VenuePlan, seasons: Seasons, today: Day, productions: readonly ProductionText[]): void {
  const last = new Map<ProductionText, Day>();
  const regulars = productions.filter(isOf('regular'));
  for (const day of daysOf(seasons).filter((day) => !isHoliday(day))) {
    const missed = (production: Of<'regular'>) => {
      const before = last.get(production);
      return (before ? daysBetween(before, day) : 60) / production.plan.every;
    };
    const goal = wanted(day, today, 'filled');
    const offered = regulars.filter(({ plan }) => !plan.only || (plan.only === 'summer') === isSummer(day)).sort((one, other) => missed(other) - missed(one));
    const due =
      !isNear(day, today) || hasEvening(venue, day) ? offered : [...offered.filter((one) => isLate(one, day)), ...offered.filter((one) => !isLate(one, day))];
    for (const production of due) {
      const enough = missed(production) < 1 ? Math.min(atLeast, goal) : goal;
      if (venue.countOn(day) >= enough) continue;
      if (playOn(venue, production, production.plan.at, day)) last.set(production, day);
    }
  }
}
const isLate = ({ plan }: Of<'regular'>, day: Day): boolean => (slotsOn(day, plan.at)[0]?.time ?? '') >= '17:30';

export function playOn(venue: VenuePlan, production: ProductionText, slots: readonly SlotName[], day: Day): Performance | null {
  if (venue.plays(production, day)) return null;
  for (const { name, time } of slotsOn(day, slots)) {
    const performance = venue.book(production, day, time, name);
    if (performance) return performance;
  }
  return null;
}

function mixed<Text extends ProductionText>(productions: readonly Text[]): readonly Text[] {
  const groups = new Map<string, Text[]>();
  for (const production of productions) groups.set(production.type, [...(groups.get(production.type) ?? []), production]);
  return [...groups.values()]
    .flatMap((group) => group.map((production, index) => ({ production, place: (index + 0.5) / group.length })))
    .sort((one, other) => one.place - other.place)
    .map(({ production }) => production);
}

function runningSums(numbers: readonly number[]): readonly number[] {
  let total = 0;
  return numbers.map((number) => {
    total += number;
    return total;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
