import { addDays, dayOf, instantAt } from '#i18n/berlin-time.ts';
import { displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { asTypedInstant, readTypedInstant } from '#i18n/typed-instant.ts';
import type { Found } from '#ui/staff/pick/use-search.ts';
import type { PlanChangeInput, PlannedDate, PlanSetup } from '../contract.ts';
import type { PlanAction } from '../states/plan-states.ts';

export type Both = Readonly<Record<Language, string>>;
export type TypedAlert = { title: Both; text: Both; from: string; until: string };
export type TypedPlan = {
  action: PlanAction | null;
  chosen: ReadonlySet<number>;
  note: Both;
  /** Day and time of the new date, by the date. */
  newDates: Readonly<Record<number, { day: string; time: string }>>;
  production: Found | null;
  room: Found | null;
  time: string;
  alert: TypedAlert | null;
};

const nothing: Both = { de: '', en: '' };

/** What the screen begins with: as the form sends it there, where a date was changed in it. */
export function beginPlan({ dates }: PlanSetup, query: URLSearchParams, rooms: readonly Found[]): TypedPlan {
  const [first] = dates;
  const [day, time, room] = ['day', 'time', 'room'].map((name) => query.get(name) ?? '');
  const isOther = Boolean(day && first && dates.length === 1 && day !== first.day);
  const given = readNewDates(query.get('dates') ?? '');
  const isShifted = dates.some(({ id }) => given[id]);
  const isLater = dates.some((date) => given[date.id] && given[date.id]?.day !== date.day);
  return {
    action: isOther || isLater ? 'postpone' : time || room || isShifted ? 'move' : null,
    chosen: new Set(dates.map(({ id }) => id)),
    note: dates.length === 1 && first ? first.status_note : nothing,
    newDates: isOther && first ? { [first.id]: { day: day ?? '', time: time || clockOf(first) } } : given,
    production: null,
    room: rooms[0] ?? null,
    time: isOther ? '' : (time ?? ''),
    alert: null,
  };
}

/** As a shift of many dates hands them over: '12~2026-12-04~19:30,13~2026-12-05' */
const readNewDates = (text: string): TypedPlan['newDates'] =>
  Object.fromEntries(
    [...text.matchAll(/(?:^|,)(\d{1,9})~(\d{4}-\d{2}-\d{2})(?:~(\d{2}:\d{2}))?(?=,|$)/g)].map(([, id, day = '', time = '']) => [id, { day, time }]),
  );

export const clockOf = ({ date_start, time_known }: PlannedDate): string => (time_known ? date_start.slice(11, 16) : '');

export function missingOf({
  action,
  chosen,
  production,
  room,
  time,
  newDates,
  alert,
}: TypedPlan): 'why_dates' | 'why_action' | 'why_move' | 'why_replace' | 'why_alert' | null {
  if (chosen.size === 0) return 'why_dates';
  if (action === null) return 'why_action';
  if (action === 'move' && room === null && time === '' && ![...chosen].some((id) => newDates[id]?.time)) return 'why_move';
  if (action === 'replace' && production === null) return 'why_replace';
  if (alert && alert.title.de.trim() === '') return 'why_alert';
  return null;
}

export function requestOf({ action, chosen, note, newDates, production, room, time, alert }: TypedPlan, preview: boolean): PlanChangeInput {
  return {
    ids: [...chosen],
    action: action ?? 'cancel',
    note,
    new_dates:
      action === 'postpone' || action === 'move'
        ? [...chosen].flatMap((id) => (newDates[id]?.day ? [{ id, day: newDates[id].day, time: newDates[id].time || null }] : []))
        : [],
    production_id: action === 'replace' ? (production?.id ?? null) : null,
    room_id: action === 'move' ? (room?.id ?? null) : null,
    time: action === 'move' ? time || null : null,
    alert: alert && { title: alert.title, text: alert.text, visible_from: readTypedInstant(alert.from), visible_until: readTypedInstant(alert.until) },
    preview,
  };
}

/** The alert with what is known already: which dates, the note, and until the last of them is over. */
export function beginAlert(dates: readonly PlannedDate[], note: Both): TypedAlert {
  const titleIn = (language: Language) => {
    const [first, ...others] = dates;
    return first ? `${first.production.label}, ${displayDate(language, first.day)}${others.length > 0 ? ' …' : ''}` : '';
  };
  const last = dates.at(-1);
  return {
    title: { de: titleIn('de'), en: titleIn('en') },
    text: note,
    from: '',
    until: last ? asTypedInstant(instantAt(addDays(dayOf(new Date(last.date_start)), 1)).toISOString()) : '',
  };
}

/** A text of a module behind what is there already. */
export const withModule = (note: Both, text: Both): Both => ({ de: joined(note.de, text.de), en: joined(note.en, text.en) });
const joined = (before: string, added: string): string => (before.includes(added) ? before : [before.trim(), added].filter(Boolean).join(' '));
