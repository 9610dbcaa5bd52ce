import type { EventCardData } from '#features/programme/index.ts';

/** Productions that the home page announces, the one that leads included. */
export const featuredCount = 7;
/** Dates that are looked through for them: a production with many dates is announced with its first. */
export const candidateCount = 20;

type Announceable = Pick<EventCardData, 'title' | 'status' | 'image_obj' | 'listed_day'>;

/**
 * `lead` is the first date that takes place and has a picture (else without), rather one still to begin than an exhibition that has been on
 * for weeks; `events` are the others.
 */
export function featuredOf<Event extends Announceable>(dates: readonly Event[]): { lead: Event | undefined; events: Event[] } {
  const next = dates.filter(({ title }, index) => dates.findIndex((other) => other.title === title) === index).slice(0, featuredCount);
  const takingPlace = next.filter(({ status }) => status === 'scheduled');
  const pictured = takingPlace.filter(({ image_obj }) => image_obj);
  const lead = pictured.find(({ listed_day }) => !listed_day) ?? pictured[0] ?? takingPlace[0];
  return { lead, events: next.filter((event) => event !== lead) };
}
