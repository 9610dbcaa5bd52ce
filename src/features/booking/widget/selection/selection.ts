/** A selected ticket is one price of one seat group (V §3 "Booking"). */
export type Ticket = { id: number; seat_group: number; sale_type_id: number };
export type Selection = readonly { readonly ticket: Ticket; readonly amount: number }[];

export type SelectionAction = { type: 'add' | 'remove'; ticket: Ticket };

/** V §4: adding the same seat group and sale type increments its amount; removing decrements, and at 1 removes. */
export function selectionReducer(selection: Selection, { type, ticket }: SelectionAction): Selection {
  const known = selection.find((entry) => isSame(entry.ticket, ticket));
  if (!known) return type === 'add' ? [...selection, { ticket, amount: 1 }] : selection;
  const amount = known.amount + (type === 'add' ? 1 : -1);
  return selection.flatMap((entry) => (entry !== known ? [entry] : amount > 0 ? [{ ticket: entry.ticket, amount }] : []));
}

export const isSame = (one: Ticket, other: Ticket): boolean => one.seat_group === other.seat_group && one.sale_type_id === other.sale_type_id;

export const isSelection = (value: unknown): value is Selection =>
  Array.isArray(value) &&
  value.every(
    (entry) => Number.isInteger(entry?.amount) && entry.amount > 0 && Number.isInteger(entry.ticket?.seat_group) && Number.isInteger(entry.ticket.sale_type_id),
  );

export const amountOf = (selection: Selection, seatGroup?: number): number =>
  selection.reduce((sum, { ticket, amount }) => (seatGroup === undefined || ticket.seat_group === seatGroup ? sum + amount : sum), 0);

export const amountOfTicket = (selection: Selection, ticket: Ticket): number => selection.find((entry) => isSame(entry.ticket, ticket))?.amount ?? 0;
