/** The event on `window` that says: a visitor has asked for something that the device cannot fetch without a network. */
export const networkMissed = 'network-missed';

/**
 * Where a part of the page cannot be fetched: takes the way that does without it, as long as there is a network for it;
 * else the visitor stays, and is told.
 */
export function fallBackIfOnline(fallback: () => void): void {
  if (navigator.onLine) fallback();
  else dispatchEvent(new Event(networkMissed));
}
