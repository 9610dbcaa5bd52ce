import type { Language } from '#i18n/language.ts';
import type { Found } from '#ui/staff/pick/use-search.ts';
import { type CarriedPart, carriedParts } from '../carried-parts.ts';
import type { Run, RunSetup } from '../contract.ts';
import type { PlannedDate, Times } from '../dates/planned-date.ts';
import { readTimes } from '../dates/read-times.ts';
import { maxMinutes } from '../limits.ts';
import { t } from './strings.ts';

export type Common = { times: string; minutes: string; room: Found | null; kind: Found | null; like: string; carried: readonly CarriedPart[] };

/** In the place of a date to be made like: the production alone. */
export const likeNone = 'none';

export const beginCommon = ({ initial, dates }: RunSetup): Common => ({
  times: '',
  minutes: initial.minutes === null ? '' : String(initial.minutes),
  room: initial.room,
  kind: initial.type,
  like: dates[0] ? String(dates[0].id) : likeNone,
  carried: carriedParts.filter((part) => part !== 'series'), // each date has a place of its own in a series
});

export const readCommon = (form: FormData, known: Common): Common => ({
  ...known,
  times: String(form.get('times') ?? ''),
  minutes: String(form.get('minutes') ?? ''),
  like: String(form.get('like') ?? likeNone),
  carried: form.has('like') && form.get('like') !== likeNone ? carriedParts.filter((part) => form.getAll('carried').includes(part)) : known.carried,
});

/** The times of a day as they are typed; none where they cannot be read. */
export function timesOfCommon({ times }: Common): Times[] {
  const read = readTimes(times);
  return 'times' in read ? read.times : [];
}

export type CommonErrors = Partial<Record<'times' | 'minutes', string>>;

export function errorsOfCommon({ times, minutes }: Common, language: Language): CommonErrors {
  const read = readTimes(times);
  const isNumber = minutes.trim() === '' || (/^\d{1,4}$/.test(minutes.trim()) && Number(minutes) >= 1 && Number(minutes) <= maxMinutes);
  return {
    ...('unread' in read && { times: t(language, 'times_wrong', { text: read.unread }) }),
    ...(!isNumber && { minutes: t(language, 'minutes_wrong') }),
  };
}

export const runOf = (common: Common, dates: readonly PlannedDate[], preview: boolean): Run => ({
  dates: [...dates],
  room_id: common.room?.id ?? null,
  type_id: common.kind?.id ?? null,
  minutes: common.minutes.trim() === '' ? null : Number(common.minutes),
  like: common.like === likeNone ? null : Number(common.like),
  carried: common.like === likeNone ? [] : [...common.carried],
  preview,
});
