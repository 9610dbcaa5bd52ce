import type { SeatGroup } from '#features/booking/index.ts';

type BookableEvent = { id: number; idJet: string };
/** Asks the box office what it offers of an event, as all visitors share it for some seconds; null where it does not answer. */
export type FetchOffer = (event: BookableEvent) => Promise<{ sale: string; seatGroups: readonly SeatGroup[] } | null>;

type Part = Pick<SeatGroup, 'status' | 'max'>;

/** Where a box office says no number: of what is available, and of what few are left of. */
const assumed = { '0': 0, '1': 10, '2': 2 } as const;

/** How many seats can be had beside each other now, for each seat group or time slot that has any; none where it is not known. */
export async function fetchFreeSeats(fetchOffer: FetchOffer, event: BookableEvent): Promise<number[]> {
  const offer = await fetchOffer(event);
  if (offer?.sale !== 'on_sale') return [];
  const open = offer.seatGroups.filter(({ status }) => status !== '0');
  const parts = open.flatMap((group): Part[] => (group.timeslots.length > 0 ? group.timeslots : [group]));
  return parts.map(({ status, max }) => (status === '0' ? 0 : (max ?? assumed[status]))).filter((seats) => seats > 0);
}
