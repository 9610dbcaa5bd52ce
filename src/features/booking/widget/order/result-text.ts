import type { Language } from '#i18n/language.ts';
import { refusal } from '../../refusal-strings.ts';
import { t } from '../strings.ts';
import { isOpen, type NextAction, noReservation, notOnSale, type OrderFailure, tooFewSeats, tooManyTickets } from './failure.ts';
import type { Outcome } from './send-orders.ts';

export const ticketsAdded = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, outcome) => (outcome.state === 'added' ? sum + outcome.tickets : sum), 0);

/** V §8 "Cart success". */
export const successText = (language: Language, tickets: number): string => t(language, 'success', { cart: t(language, 'your_selection', { n: tickets }) });

/** The heading of what failed: where it is only unclear, nobody is told that it failed. */
export const failureTitle = (language: Language, outcomes: readonly Outcome[]): string =>
  outcomes.every((outcome) => outcome.state !== 'failed' || isOpen(outcome.failure)) ? t(language, 'unclear_title') : refusal(language, 'failure');

/** V §8 "Cart failure": what the code means, and the code itself. */
export function failureText(language: Language, failure: OrderFailure, action: NextAction = 'cart'): string {
  if (failure.kind === 'unclear' && action === 'again') return t(language, 'unclear_again');
  if (failure.kind !== 'refused') return t(language, failure.kind);
  const meaning = {
    [tooFewSeats]: refusal(language, '-214'),
    [noReservation]: refusal(language, '-204'),
    [notOnSale]: t(language, 'not_on_sale'),
    [tooManyTickets]: t(language, 'too_many_tickets'),
  }[failure.code];
  return [meaning, refusal(language, 'error_code', { code: failure.code })].filter(Boolean).join(' ');
}

/** No longer than what was in the cart before. */
export const minutesHeld = (holdMinutes: number, secondsLeft: number | null): number =>
  secondsLeft === null ? holdMinutes : Math.min(holdMinutes, Math.ceil(secondsLeft / 60));

export const queueText = (language: Language, ahead: number): string => (ahead === 0 ? t(language, 'queue_next') : t(language, 'queue_ahead', { n: ahead }));

export function resultInWords(language: Language, outcomes: readonly Outcome[], minutes: number, action: NextAction = 'cart'): string {
  const added = ticketsAdded(outcomes);
  const failed = outcomes.flatMap((outcome) =>
    outcome.state === 'failed' ? [`${outcome.order.name}: ${failureText(language, outcome.failure, action)}`] : [],
  );
  return [
    ...(added > 0 ? [successText(language, added), t(language, 'reserved', { n: minutes })] : []),
    ...(failed.length > 0 ? [failureTitle(language, outcomes), ...failed] : []),
  ].join(' ');
}
