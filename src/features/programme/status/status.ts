/** Every event is in exactly one; card, page, JSON-LD, iCalendar and Atom take it from here (decisions.md, "Sale states that visitors are told"). */
export const eventStates = [
  'cancelled',
  'postponed',
  'over',
  'begun',
  'closed',
  'not_yet',
  'sold_out',
  'few',
  'available',
  'elsewhere',
  'free',
  'box_office',
  'undecided',
] as const;
export type EventState = (typeof eventStates)[number];

/** What is left out is not the case. */
export type StateSource = {
  status?: 'scheduled' | 'cancelled' | 'postponed' | undefined;
  is_over?: boolean | undefined;
  has_begun?: boolean | undefined;
  /** Of the tickets that the box office sells; null: it sells none. */
  availability?: 'available' | 'few' | 'sold_out' | null | undefined;
  /** What the box office said of its sale last. */
  sale?: 'on_sale' | 'not_open' | 'closed' | 'over' | 'cancelled' | 'postponed' | null | undefined;
  is_before_sale?: boolean | undefined;
  id_jet?: string | null | undefined;
  ticket_url?: string | null | undefined;
  admission?: 'free' | 'box_office' | undefined;
  /** In euros, '18.00'. */
  prices?: readonly string[] | undefined;
};

/** A status of the event itself outranks its hour, and that the state of its tickets. */
export function stateOf(event: StateSource): EventState {
  const { status = 'scheduled', availability, sale } = event;
  if (status !== 'scheduled') return status;
  if (event.is_over) return 'over';
  if (event.has_begun) return 'begun';
  if (sale === 'closed' || sale === 'over') return 'closed';
  if (sale === 'not_open' || (event.is_before_sale && sale !== 'on_sale')) return 'not_yet';
  return availability ?? withoutBoxOffice(event);
}

/** A known price without an address to pay it at is paid at the door. */
function withoutBoxOffice({ admission, id_jet: idJet, ticket_url: url, prices = [] }: StateSource): EventState {
  if (admission) return admission;
  if (!idJet && url) return 'elsewhere';
  if (prices.length === 0) return 'undecided';
  if (prices.every((price) => Number(price) === 0)) return 'free';
  return idJet ? 'undecided' : 'box_office';
}

export const isOnSale = (state: EventState): boolean => state === 'available' || state === 'few';

export const hasTicketLink = (state: EventState): boolean => isOnSale(state) || state === 'elsewhere';
