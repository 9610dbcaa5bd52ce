import { type Day, dayOf } from '#i18n/berlin-time.ts';

/** What a query selects that has joined a picture: `leftJoin('asset as image', …)`. */
export const rightsColumns = ['image.copyright', 'image.copyright_until', 'image.available_from', 'image.deleted_at'] as const;

/** What the media library says of a picture's rights; all null where there is no picture. */
export type Rights = { copyright_until: Day | null; available_from: Date | null; deleted_at: Date | null };

/** Whether a picture may leave the venue now: it is available, not in the bin, and its right has not ended. */
export function rightsOf({ copyright_until, available_from, deleted_at }: Rights, now: Date): { isFree: boolean } {
  const isEnded = copyright_until !== null && copyright_until < dayOf(now);
  const isEarly = available_from !== null && available_from > now;
  return { isFree: !isEnded && !isEarly && deleted_at === null };
}
