/** README.md explains each to clients. */
export const refusals = {
  invalid: { code: -200, http: 400, message: 'The request is not valid.' },
  unknown_event: { code: -201, http: 404, message: 'Unknown event.' },
  not_on_sale: { code: -202, http: 409, message: 'The event is not on sale.' },
  unknown_price: { code: -203, http: 409, message: 'Unknown price.' },
  no_reservation: { code: -204, http: 409, message: 'No current reservation.' },
  unknown_seat_group: { code: -205, http: 409, message: 'Seat group missing or unknown.' },
  unknown_time_slot: { code: -206, http: 409, message: 'Time slot missing, unknown or over.' },
  unknown_line: { code: -207, http: 404, message: 'Unknown line.' },
  cannot_extend: { code: -208, http: 409, message: 'The reservation cannot be extended again.' },
  key_reused: { code: -209, http: 409, message: 'The idempotency key was used for another request.' },
  too_many_tickets: { code: -210, http: 409, message: 'Too many tickets in one order.' },
  not_enough_seats: { code: -214, http: 409, message: 'Not enough (connected) seats found.' },
  maintenance: { code: -220, http: 503, message: 'The box office is closed for maintenance.' },
  forbidden: { code: -230, http: 401, message: 'The admin token is missing or wrong.' },
  unknown_address: { code: -231, http: 404, message: 'There is nothing at this address.' },
  broken: { code: -299, http: 500, message: 'The box office has a fault.' },
} as const;

export type RefusalName = keyof typeof refusals;

export type Refusal = { readonly refused: RefusalName; readonly detail?: string };

export const refuse = (refused: RefusalName, detail?: string): Refusal => ({ refused, ...(detail && { detail }) });

export const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && 'refused' in value;
