import { readInstant } from '#content/index.ts';
import { instantAt, isDay } from '#i18n/berlin-time.ts';

/** In the query of a page: its draft, for staff by the word `draft`, for others by the token of a link. */
export const previewParameter = 'preview';
export const ownDraft = 'draft';
/** The page as of a moment, for staff: `2026-12-24T18:00`, a clock in Berlin, or with an offset. */
export const momentParameter = 'at';

/** The moment that an address names; null for none that there is. */
export function readMoment(text: string | null): Date | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::\d\d)?)?$/.exec(text ?? '') ?? [];
  if (!day) return readInstant(text);
  if (!isDay(day) || (time !== undefined && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))) return null;
  return instantAt(day, time ?? '00:00');
}
