/** An event of pretix: `organizer/event`, or `organizer/event/subevent` for a date of an event series. */
export type PretixId = { organizer: string; event: string; subevent: number | null };

// A slug begins with a letter or figure: `..` never becomes part of an address.
const form = /^([a-z0-9][a-z0-9.-]{0,49})\/([a-z0-9][a-z0-9.-]{0,49})(?:\/([1-9]\d{0,9}))?$/i;

/** Null for a text that is no such id. */
export function readPretixId(text: string): PretixId | null {
  const [, organizer, event, subevent] = form.exec(text) ?? [];
  return organizer && event ? { organizer, event, subevent: subevent ? Number(subevent) : null } : null;
}

/** `organizer/event`: what a cart belongs to. */
export const shopOf = ({ organizer, event }: PretixId): string => `${organizer}/${event}`;

/** A cart of the API, named by its shop and its id there (which ends with '@api'). */
export type PretixCart = { shop: PretixId; id: string };

export function readPretixCart(reference: string): PretixCart | null {
  const [shopText = '', id = '', ...rest] = reference.split(':');
  const shop = readPretixId(shopText);
  return shop && shop.subevent === null && rest.length === 0 && /^[\w-]{1,60}@api$/.test(id) ? { shop, id } : null;
}

export const writePretixCart = ({ shop, id }: PretixCart): string => `${shopOf(shop)}:${id}`;
