type Heard = { message: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>; frame: MessageEventSource | null | undefined; address: string };

/** Whether a message comes from the box office in the frame that began at `address`, and from nobody else. */
export const isFromFrame = ({ message: { origin, source }, frame, address }: Heard): boolean =>
  origin === new URL(address).origin && source !== null && source === frame;

/**
 * The cart that the frame shows, if it was begun in there: one that the frame's address names may be somebody else's, and a link alone must
 * not put it under a visitor.
 */
export function cartBegunIn(heard: Heard): string | null {
  const cart = isFromFrame(heard) ? nameIn(heard.message.data) : null;
  return cart && !isNamedBy(heard.address, cart) ? cart : null;
}

/** As it stands in the address and as the box office reads it: a query may be written otherwise than it is meant. */
const isNamedBy = (address: string, cart: string): boolean =>
  address.includes(cart) || [...new URL(address).searchParams.values()].some((value) => value.includes(cart));

const nameIn = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'cart' in data && typeof data.cart === 'string' ? data.cart : null;

/** How high the page in the frame is, in pixels; null: the message says nothing of it. */
export function heightIn(data: unknown): number | null {
  const height = typeof data === 'object' && data !== null && 'height' in data ? data.height : null;
  return typeof height === 'number' && height > 0 && height < maxFrameHeight ? height : null;
}

/** Whether the visitor wants to leave the shop for where they came from. */
export const wantsBack = (data: unknown): boolean => typeof data === 'object' && data !== null && 'back' in data && data.back === true;

/** Pixels: what is higher scrolls in its frame, as no page of a shop is meant to be. */
const maxFrameHeight = 30_000;
