import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, entry: string) => createHmac('sha256', secret).update(`confirm ${entry}`).digest('base64url');

/** Of the link that confirms the address of an entry: signed, so that nothing has to be kept for it. */
export const confirmToken = (secret: string, entry: number): string => `${entry}.${sign(secret, String(entry))}`;

/** The entry of such a token; null where it does not hold. */
export function entryOf(secret: string, token: string): number | null {
  const [, entry = '', signature = ''] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? [];
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, entry))];
  return entry !== '' && given.length === right.length && timingSafeEqual(given, right) ? Number(entry) : null;
}
