import { createHash } from 'node:crypto';

/** A strong validator made from the bytes (RFC 9110 §8.8.3). */
export const etagOf = (bytes: Uint8Array | string): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Whether a client has this version: If-None-Match is a list, or `*`, and compared weakly (RFC 9110 §13.1.2). */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag);
