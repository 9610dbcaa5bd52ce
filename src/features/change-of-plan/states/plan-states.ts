export const planActions = ['cancel', 'postpone', 'move', 'replace', 'reinstate'] as const;
export type PlanAction = (typeof planActions)[number];

/** Every date is in exactly one of these states; only of what takes place it counts whether it is over. */
export const planStates = ['offline', 'scheduled', 'moved', 'over', 'cancelled', 'replaced', 'postponed', 'rescheduled'] as const;
export type PlanState = (typeof planStates)[number];

/** Why a change is not possible; in words in ../strings.ts. */
export const refusals = [
  'offline',
  'over',
  'takes_place',
  'is_cancelled',
  'is_postponed',
  'has_new_date',
  'needs_new_date',
  'needs_replacement',
  'replacement_itself',
  'replacement_offline',
  'replacement_not_on',
  'nothing_new',
] as const;
export type Refusal = (typeof refusals)[number];

/** Which changes are possible in a state: `true`, or why not. */
const moves: Readonly<Record<PlanState, Readonly<Record<PlanAction, true | Refusal>>>> = {
  offline: { cancel: 'offline', postpone: 'offline', move: 'offline', replace: 'offline', reinstate: 'offline' },
  scheduled: { cancel: true, postpone: true, move: true, replace: true, reinstate: 'takes_place' },
  moved: { cancel: true, postpone: true, move: true, replace: true, reinstate: 'takes_place' },
  over: { cancel: true, postpone: 'over', move: 'over', replace: 'over', reinstate: 'takes_place' },
  cancelled: { cancel: 'is_cancelled', postpone: true, move: 'is_cancelled', replace: true, reinstate: true },
  replaced: { cancel: true, postpone: true, move: 'is_cancelled', replace: true, reinstate: true },
  postponed: { cancel: true, postpone: true, move: 'is_postponed', replace: 'is_postponed', reinstate: true },
  rescheduled: { cancel: 'has_new_date', postpone: 'has_new_date', move: 'has_new_date', replace: 'has_new_date', reinstate: 'has_new_date' },
};

/** A date as far as plans change it; instants are ISO 8601 in UTC. */
export type PlanDate = {
  readonly id: number;
  readonly is_online: boolean;
  readonly is_over: boolean;
  readonly status: 'scheduled' | 'cancelled' | 'postponed';
  readonly date_start: string;
  readonly room_id: number;
  readonly rescheduled_to: number | null;
  readonly replaced_by: number | null;
  /** When and where it was announced first, as far as that is different. */
  readonly announced_start: string | null;
  readonly announced_room_id: number | null;
};

/** A change of one date: `to` is the event that takes its place. */
export type PlanChange =
  | { action: 'cancel' | 'reinstate' }
  | { action: 'postpone'; to: number | null }
  | { action: 'replace'; to: number }
  | { action: 'move'; date_start: string; room_id: number };

export type FindDate = (id: number) => PlanDate | undefined;

/** The state of a date. A new date holds as long as visitors see it and it is not cancelled. */
export function planStateOf(date: PlanDate, find: FindDate): PlanState {
  if (!date.is_online) return 'offline';
  if (date.status === 'postponed') return hasNewDate(date, find) ? 'rescheduled' : 'postponed';
  if (date.status === 'cancelled') return date.replaced_by === null ? 'cancelled' : 'replaced';
  if (date.is_over) return 'over';
  return date.announced_start === null && date.announced_room_id === null ? 'scheduled' : 'moved';
}

function hasNewDate({ rescheduled_to: to }: PlanDate, find: FindDate): boolean {
  const next = to === null ? undefined : find(to);
  return next?.is_online === true && next.status !== 'cancelled';
}

/** Why a date cannot be changed like this, whatever else is said; null where it can. */
export function refusalOf(date: PlanDate, action: PlanAction, find: FindDate): Refusal | null {
  const move = moves[planStateOf(date, find)][action];
  return move === true ? null : move;
}

/** The date after a change, or why it is not possible. Where it was announced for first stays known however often it is moved. */
export function changePlan(date: PlanDate, change: PlanChange, find: FindDate): PlanDate | Refusal {
  const refusal = refusalOf(date, change.action, find);
  if (refusal) return refusal;
  switch (change.action) {
    case 'cancel':
      return { ...date, status: 'cancelled', replaced_by: null, rescheduled_to: null };
    case 'reinstate':
      return { ...date, status: 'scheduled', replaced_by: null, rescheduled_to: null };
    case 'postpone':
      if (date.status === 'postponed' && change.to === null) return 'needs_new_date';
      return (change.to !== null && whyNotInstead(date, change.to, find)) || { ...date, status: 'postponed', replaced_by: null, rescheduled_to: change.to };
    case 'replace':
      return whyNotInstead(date, change.to, find) ?? { ...date, status: 'cancelled', replaced_by: change.to, rescheduled_to: null };
    case 'move':
      return move(date, change);
  }
}

/** Only what takes place and can be seen takes the place of another: so no circle can arise. */
function whyNotInstead({ id }: PlanDate, to: number, find: FindDate): Refusal | null {
  const other = find(to);
  if (to === id) return 'replacement_itself';
  if (!other?.is_online) return 'replacement_offline';
  return other.status === 'scheduled' && !other.is_over ? null : 'replacement_not_on';
}

function move(date: PlanDate, { date_start, room_id }: { date_start: string; room_id: number }): PlanDate | Refusal {
  if (date.date_start === date_start && date.room_id === room_id) return 'nothing_new';
  const [start, room] = [date.announced_start ?? date.date_start, date.announced_room_id ?? date.room_id];
  return { ...date, date_start, room_id, announced_start: start === date_start ? null : start, announced_room_id: room === room_id ? null : room };
}
