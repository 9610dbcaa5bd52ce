import { type Order, without } from './order/orders.ts';
import { type Selection, type SelectionAction, selectionReducer } from './selection/selection.ts';
import type { ChosenTime } from './selection/ticket-limits.ts';

/** V §4: main (empty), discounts of a seat group, time slots. */
export type Step = { name: ''; group?: never } | { name: 'discounts'; group: number } | { name: 'timeslots'; group?: never };
export const mainStep: Step = { name: '' };

/** `wanted`: the time somebody has chosen, offered or not; `announcement`: what a screen reader says. */
export type BookingState = { selection: Selection; step: Step; wanted: ChosenTime; announcement: string; isChecking: boolean };

export type BookingCommand =
  | { command: 'change'; by: SelectionAction; announcement: string }
  /** To what is left; without words where a result says more. */
  | { command: 'fit'; selection: Selection; announcement: string | null }
  | { command: 'announce'; announcement: string }
  /** Before what was said meanwhile. */
  | { command: 'introduce'; words: string }
  | { command: 'go to'; step: Step }
  | { command: 'choose time'; time: string }
  | { command: 'begin order'; announcement: string }
  /** What is held is no longer selected. */
  | { command: 'end order'; held: readonly Order[]; announcement: string }
  | { command: 'choose again'; selection: Selection };

export const beginBooking = (stored: { selection: Selection; time: ChosenTime } | null): BookingState => ({
  ...{ selection: stored?.selection ?? [], wanted: stored?.time ?? null },
  ...{ step: mainStep, announcement: '', isChecking: false },
});

export function bookingReducer(state: BookingState, command: BookingCommand): BookingState {
  switch (command.command) {
    case 'change':
      return { ...state, selection: selectionReducer(state.selection, command.by), announcement: command.announcement };
    case 'fit':
      if (state.isChecking) return state; // what was held counts as in the cart already, what is refused may be tried again
      return { ...state, selection: command.selection, announcement: command.announcement ?? state.announcement };
    case 'announce':
      return { ...state, announcement: command.announcement };
    case 'introduce':
      return { ...state, announcement: [command.words, state.announcement].filter(Boolean).join('. ') };
    case 'go to':
      return { ...state, step: command.step };
    case 'choose time':
      return { ...state, wanted: command.time, step: mainStep };
    case 'begin order':
      return { ...state, announcement: command.announcement, step: mainStep, isChecking: true }; // to which the result leads back
    case 'end order':
      return { ...state, selection: without(state.selection, command.held), announcement: command.announcement, isChecking: false };
    case 'choose again':
      return { ...state, selection: command.selection, step: mainStep };
  }
}
