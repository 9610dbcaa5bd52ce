/** A key of its own, so that sent again it is done once, and of a change the revision that it was made on. */
export const writing = (revision?: number): Record<string, string> => ({
  'Idempotency-Key': Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
});
