/** The event on `window` that says: a visitor has asked for something that the device cannot fetch without a network. */
export const networkMissed = 'network-missed';

/** Without a network the visitor stays, and is told. */
export function fallBackIfOnline(fallback: () => void): void {
  if (navigator.onLine) fallback();
  else dispatchEvent(new Event(networkMissed));
}
