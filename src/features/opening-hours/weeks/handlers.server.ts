import { implement } from '#api/implement/implement.server.ts';
import { addDays, type Day, dayOf, instantAt, wallClock, weekdayIndex } from '#i18n/berlin-time.ts';
import { clockTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { makeAnswer } from '../make-answer.server.ts';
import { phaseAt } from '../phase.ts';
import { type KnownRows, presentDay, readRows } from '../queries.server.ts';
import { entriesOf, rangesOf } from '../ranges.ts';
import { type OpeningPreview, type OpeningWeekDay, openingWeeksContract } from './contract.ts';
import { holidayOf } from './holidays.ts';

export const openingWeeksOperations = implement(openingWeeksContract, {
  openingWeeks: async ({ query: { from, weeks } }, { db, language, now }) => {
    const today = dayOf(now);
    const first = mondayOf(from ?? today);
    const days = Array.from({ length: weeks * 7 }, (_, index) => addDays(first, index));
    const rows = await readRows(db, days);
    const shown = days.map((day) => ({ ...dayAtAGlance(rows, day, language), is_today: day === today }));
    const { day, time } = wallClock(now);
    return { now: `${day}T${time.slice(0, 5)}`, weeks: Array.from({ length: weeks }, (_, week) => shown.slice(week * 7, week * 7 + 7)) };
  },

  openingPreview: async ({ query: { at } }, { db }) => {
    const [day = '', time] = at.split('T');
    const rows = await readRows(db, [addDays(day, -1), day, addDays(day, 1)]);
    const instant = instantAt(day, time);
    return { de: previewOf(rows, instant, 'de'), en: previewOf(rows, instant, 'en') };
  },
});

const mondayOf = (day: Day): Day => addDays(day, -weekdayIndex(day));

function dayAtAGlance(rows: KnownRows, day: Day, language: Language): Omit<OpeningWeekDay, 'is_today'> {
  const hours = presentDay(rows, day, language);
  const exceptions = rows.exceptions.filter((row) => row.day === day);
  const records = exceptions.length > 0 ? exceptions : rows.regular.filter(({ weekday }) => weekday === weekdayIndex(day));
  const noted = entriesOf(hours).find(({ alternative_text }) => alternative_text);
  return {
    day,
    holiday: holidayOf(day)?.[language] ?? null,
    is_exception: exceptions.length > 0,
    ranges: rangesOf(day, hours).map(({ from, to }) => `${clockTime(from)}–${clockTime(to)}`),
    note: noted?.alternative_text ?? null,
    ...(noted?.lang && { lang: noted.lang }),
    records: records.map(({ id }) => id),
  };
}

/** By the same functions as the header of the site. */
function previewOf(rows: KnownRows, instant: Date, language: Language): OpeningPreview {
  const { answer } = makeAnswer(rows, instant, language);
  const now = phaseAt(answer, instant.getTime());
  if (!now) throw new Error('A day has at least one phase.');
  return { now, next: answer.timeline.find(({ since }) => Date.parse(since) > instant.getTime()) ?? null };
}
