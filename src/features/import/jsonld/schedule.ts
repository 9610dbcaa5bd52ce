import { addDays, isDay } from '#i18n/berlin-time.ts';
import { daysOfRule, NeverComes, type Rule } from '#i18n/recurrence.ts';
import { limits } from '../limits.ts';
import type { EventNode } from './event-nodes.ts';
import { isNode, listOf, localName, type Node, of, textOf } from './nodes.ts';

export class BadSchedule extends Error {}

/** `eventSchedule` (schema.org Schedule): each with start, end and a dated identifier; the event itself without one. Throws BadSchedule. */
export function datesOf({ node, parent }: EventNode): EventNode[] {
  const schedules = listOf(of(node, 'eventSchedule')).filter(isNode);
  if (schedules.length === 0) return [{ node, ...(parent && { parent }) }];
  const identifier = textOf(of(node, 'identifier')) ?? textOf(of(node, '@id')) ?? textOf(of(node, 'url'));
  const { eventSchedule: _, duration: __, ...rest } = node;
  return schedules
    .flatMap((schedule) => occurrencesOf(schedule, node))
    .map(({ startDate, endDate }) => ({
      node: {
        ...rest,
        startDate,
        endDate,
        ...(identifier !== undefined && { identifier: `${identifier}/${startDate.replace(/[-:]/g, '')}` }),
        superEvent: of(node, 'superEvent') ?? { '@id': identifier, name: of(node, 'name') },
      },
      ...(parent && { parent }),
    }));
}

function occurrencesOf(schedule: Node, node: Node): { startDate: string; endDate: string | undefined }[] {
  const first = dayOf(schedule, 'startDate') ?? dayOf(node, 'startDate');
  const last = dayOf(schedule, 'endDate') ?? dayOf(node, 'endDate');
  const count = Number(textOf(of(schedule, 'repeatCount')) ?? Number.POSITIVE_INFINITY);
  const times = ['startTime', 'endTime'].map((key) => timeOf(textOf(of(schedule, key))));
  if (first === undefined || (last === undefined && !Number.isFinite(count))) throw new BadSchedule();
  const [from, to] = times;
  const except = new Set(listOf(of(schedule, 'exceptDate')).map((date) => textOf(date)?.slice(0, 10)));
  const found: { startDate: string; endDate: string | undefined }[] = [];
  let counted = 0;
  for (const day of daysOf(ruleOf(schedule), first)) {
    counted += 1;
    if ((last !== undefined && day > last) || counted > count || found.length >= limits.occurrences) break;
    if (except.has(day)) continue;
    const until = from && to ? `${to < from ? addDays(day, 1) : day}T${to}` : undefined;
    found.push({ startDate: from ? `${day}T${from}` : day, endDate: until });
  }
  if (found.length === 0) throw new BadSchedule();
  return found;
}

function* daysOf(rule: Rule, first: string): Generator<string> {
  try {
    yield* daysOfRule(rule, first, { lastYear: limits.lastYear, steps: limits.ruleSteps });
  } catch (error) {
    throw error instanceof NeverComes ? new BadSchedule() : error;
  }
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const shortWeekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const periods = { D: 'DAILY', W: 'WEEKLY', M: 'MONTHLY', Y: 'YEARLY' } as const;
const words = new Map([
  ['daily', 'P1D'],
  ['weekly', 'P1W'],
  ['biweekly', 'P2W'],
  ['monthly', 'P1M'],
  ['yearly', 'P1Y'],
]);

/** 'P1W' and byDay, byMonth, byMonthDay as a rule; parts that we do not know would lose dates, so they are refused. */
function ruleOf(schedule: Node): Rule {
  const frequency = textOf(of(schedule, 'repeatFrequency')) ?? '';
  const [, interval = '', letter = ''] = /^P(\d{1,3})([DWMY])$/i.exec(words.get(frequency.toLowerCase()) ?? frequency) ?? [];
  const freq = Object.entries(periods).find(([key]) => key === letter.toUpperCase())?.[1];
  if (!freq || Number(interval) < 1 || of(schedule, 'byMonthWeek') !== undefined) throw new BadSchedule();
  const days = listOf(of(schedule, 'byDay')).map((day) => weekdayOf(textOf(day) ?? ''));
  const numbers = (key: string) => listOf(of(schedule, key)).map(Number);
  const [month, monthDay] = [numbers('byMonth'), numbers('byMonthDay')];
  if ([...month, ...monthDay].some((number) => !Number.isInteger(number))) throw new BadSchedule();
  const by: Rule['by'] = {};
  if (days.length > 0) by.day = days.map((weekday) => ({ weekday, nth: 0 }));
  if (month.length > 0) by.month = month;
  if (monthDay.length > 0) by.monthDay = monthDay;
  return { freq, interval: Number(interval), weekStart: 0, by };
}

function weekdayOf(text: string): number {
  const name = localName(text);
  const weekday = Math.max(weekdays.indexOf(name.toLowerCase()), shortWeekdays.indexOf(name.toUpperCase()));
  if (weekday === -1) throw new BadSchedule();
  return weekday;
}

function dayOf(node: Node, key: string): string | undefined {
  const day = textOf(of(node, key))?.slice(0, 10);
  return day !== undefined && isDay(day) ? day : undefined;
}

/** '19:00:00' → '19:00'; an offset stands for the venue's own. */
const timeOf = (text: string | undefined): string | undefined => /^T?(\d{2}:\d{2})/.exec(text ?? '')?.[1];
