import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { problem } from '#api/problem.server.ts';
import { connectionOf } from '#api/rate-limit/connection-of.ts';
import { countAttempt } from '#api/rate-limit/rate-limit.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { leastSeconds, maxUnproven, proofBits, startedHours, unprovenSeconds } from '../limits.ts';

type Sent = { form: number; website?: string | undefined; started?: string | undefined; proof?: string | undefined };
const validMs = startedHours * 3_600_000;

/** What a page begins with: when that was, and the challenge of a proof of work, both signed. */
export function beginning(secret: string, form: number, now: Date): { started: string; challenge: string; bits: number } {
  const at = now.getTime();
  return { started: signed(secret, `${form}.${at}`), challenge: signed(secret, `${form}.${at}.${randomBytes(12).toString('base64url')}`), bits: proofBits };
}

/** A filled hidden field, too fast, or too many without a proof of work; throws `looks_automatic`, `too_many`. */
export async function refuseMachines(context: RequestContext, secret: string, sent: Sent): Promise<void> {
  const { now } = context;
  if (sent.website) throw problem('looks_automatic', { sentence: (language) => hiddenField[language] });
  // Whoever has a draft, or a browser that fills in forms, is done in a second: with a proof of work that is nothing to be told off for.
  if (sent.proof !== undefined && (await isProven(context, secret, sent.form, sent.proof))) return;
  if (sent.started !== undefined && !isSlowEnough(secret, sent.form, sent.started, now)) throw problem('looks_automatic');
  const limit = { name: 'form-entries-unproven', per: 'visitor', max: maxUnproven, seconds: unprovenSeconds } as const;
  const wait = await countAttempt(context, limit, connectionOf(context.visitor.address));
  if (wait > 0) throw problem('too_many', { retryAfter: wait });
}

const hiddenField = {
  de: 'Ein Feld, das niemand sieht, war ausgefüllt, vielleicht von Ihrem Browser. Bitte leeren Sie das Feld „Website“ und senden Sie noch einmal ab.',
  en: 'A field that nobody sees was filled in, perhaps by your browser. Please empty the field ‘Website’ and send it again.',
} as const;

/** What has expired, or was begun for another form, is treated as if nothing had been said: nobody is told off for having lunch. */
function isSlowEnough(secret: string, form: number, started: string, now: Date): boolean {
  const at = timeIn(secret, form, started);
  return at === null || now.getTime() - at >= leastSeconds * 1_000;
}

/** A proof counts once, for the form and the time that it was made for. */
async function isProven(context: RequestContext, secret: string, form: number, proof: string): Promise<boolean> {
  const [, challenge, number] = /^([^:]{20,200}):(\d{1,12})$/.exec(proof) ?? [];
  if (challenge === undefined || number === undefined) return false;
  const at = timeIn(secret, form, challenge);
  if (at === null || context.now.getTime() - at > validMs) return false;
  const hash = createHash('sha256').update(`${challenge}:${number}`).digest();
  if (hash.readUInt32BE(0) >>> (32 - proofBits) !== 0) return false;
  const once = { name: 'form-proof', per: 'visitor', max: 1, seconds: validMs / 1_000 } as const;
  return (await countAttempt(context, once, challenge)) === 0;
}

const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
const signed = (secret: string, text: string): string => `${text}.${sign(secret, text)}`;

/** The instant in something that was signed for a form; null where it was not. */
function timeIn(secret: string, form: number, token: string): number | null {
  const at = token.lastIndexOf('.');
  const [text, signature] = [token.slice(0, at), token.slice(at + 1)];
  const expected = Buffer.from(sign(secret, text));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [of, time] = text.split('.');
  return Number(of) === form && Number.isSafeInteger(Number(time)) ? Number(time) : null;
}
