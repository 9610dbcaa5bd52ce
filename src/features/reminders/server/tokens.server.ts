import { createHmac, timingSafeEqual } from 'node:crypto';
import { confirmHours } from '../limits.ts';

/** Links of mails are signed, so that nothing has to be kept for them: what they name is gone or is not. */
type Purpose = 'confirm' | Ended;
/** What a mail can turn off: the reminder of a sale, or the wait for tickets. */
type Ended = 'sale' | 'wait';

const sign = (secret: string, purpose: Purpose, value: string) => createHmac('sha256', secret).update(`reminder ${purpose} ${value}`).digest('base64url');

/** Confirms the address of a recipient, for 48 hours. */
export function confirmToken(secret: string, recipientId: number, now: Date): string {
  const value = `${recipientId}.${Math.floor(now.getTime() / 1_000) + confirmHours * 3_600}`;
  return `${value}.${sign(secret, 'confirm', value)}`;
}

/** The recipient of such a token; null where it does not hold, or no longer. */
export function recipientOf(secret: string, token: string, now: Date): number | null {
  const [, value = '', until = ''] = /^(\d{1,9}\.(\d{1,11}))\./.exec(token) ?? [];
  if (!isSigned(secret, 'confirm', value, token) || Number(until) * 1_000 < now.getTime()) return null;
  return Number(value.split('.')[0]);
}

/** Ends a reminder or a wait, as long as there is one. */
export const offToken = (secret: string, purpose: Ended, id: number): string => `${purpose}-${id}.${sign(secret, purpose, String(id))}`;

/** What such a token ends; null where it does not hold. */
export function reminderOf(secret: string, token: string): { purpose: Ended; id: number } | null {
  const [, purpose, id = ''] = /^(sale|wait)-(\d{1,9})\./.exec(token) ?? [];
  if ((purpose !== 'sale' && purpose !== 'wait') || !isSigned(secret, purpose, id, token)) return null;
  return { purpose, id: Number(id) };
}

function isSigned(secret: string, purpose: Purpose, value: string, token: string): boolean {
  const [given, right] = [Buffer.from(token.slice(token.lastIndexOf('.') + 1)), Buffer.from(sign(secret, purpose, value))];
  return value !== '' && given.length === right.length && timingSafeEqual(given, right);
}
