import type { Answer, Failure } from './box-office.ts';

type Failed = { ok: false; failure: Failure };

export const answered = <T>(value: T): Answer<T> => ({ ok: true, value });
export const refused = (code: number, detail?: string): Failed => ({ ok: false, failure: { kind: 'refused', code, ...(detail && { detail }) } });
export const unavailable: Failed = { ok: false, failure: { kind: 'unavailable' } };
export const unclear: Failed = { ok: false, failure: { kind: 'unclear' } };
export const unsupported: Failed = { ok: false, failure: { kind: 'unsupported' } };

export const mapAnswer = <T, U>(answer: Answer<T>, change: (value: T) => U): Answer<U> => (answer.ok ? answered(change(answer.value)) : answer);

export const isRefusal = (answer: Answer<unknown>, code: number): boolean => !answer.ok && answer.failure.kind === 'refused' && answer.failure.code === code;

/** The numbers of refusals that clients give themselves, those of the JetTicket-like API (box-office/README.md). */
export const refusalCodes = {
  invalid: -200,
  unknownEvent: -201,
  notOnSale: -202,
  unknownPrice: -203,
  noReservation: -204,
  unknownSeatGroup: -205,
  unknownLine: -207,
  tooManyTickets: -210,
  notEnoughSeats: -214,
  maintenance: -220,
} as const;
