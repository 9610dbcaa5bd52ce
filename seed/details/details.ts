import type { Details } from '#features/programme/index.server.ts';
import type { ProductionText } from '../content/production.ts';
import type { AccessibilityKey, RoomKey, TypeKey } from '../content/vocabulary.ts';
import { isSold } from '../plan/booking.ts';
import { accessibilityNotes, details, introduction } from './texts.ts';

/** Minutes before the beginning at which the doors of a room open. */
const doors: Partial<Record<RoomKey, number>> = { grand: 60, chamber: 60, studio: 30, church: 30 };
const withInterval: readonly TypeKey[] = ['concert', 'opera', 'musicTheatre', 'drama', 'dance', 'jazz', 'newMusic'];
/** From this length on there is an interval. */
const longEvening = 100;
const interval = 25;

/** Parts and intervals in turn, in minutes; what has no end of its own takes no time. */
export function durationOf({ key, type, minutes, weeks }: ProductionText): readonly number[] | undefined {
  const own = details[key]?.duration;
  if (own) return own;
  if (weeks || type === 'installation' || key === 'open-day' || key === 'tango') return undefined;
  if (minutes < longEvening || minutes > 240 || !withInterval.includes(type)) return [minutes];
  const first = Math.round(((minutes - interval) * 0.52) / 5) * 5;
  return [first, interval, minutes - interval - first];
}

export function sharedDetails(production: ProductionText): Details {
  const { key, room, type } = production;
  const own = details[key] ?? {};
  const duration = durationOf(production);
  const opens = type === 'tour' || own.hours ? undefined : doors[room];
  return {
    ...(duration && { duration: [...duration] }),
    ...(own.languages && { languages: [...own.languages] }),
    ...(own.surtitles && { surtitles: [...own.surtitles] }),
    ...(own.ageFrom !== undefined && { age_from: own.ageFrom }),
    ...(own.children && { children: own.children }),
    ...(own.hours && { opening_hours: own.hours }),
    ...(opens && { doors_minutes: opens }),
    ...(opens && isSold(production.prices) && { box_office_minutes: 60 }),
    ...(own.introduction && { introduction: { minutes: 45, ...introduction } }),
  };
}

export function ownDetails(accessibility: readonly AccessibilityKey[]): Details {
  if (accessibility.length === 0) return {};
  const notes = accessibility.map((key) => accessibilityNotes[key]);
  return { accessibility_note: { de: notes.map(({ de }) => de).join('\n\n'), en: notes.map(({ en }) => en).join('\n\n') } };
}
