import type { Context } from 'hono';
import { bodyBytes } from '../limits.ts';
import { isRefusal } from '../refusal.ts';
import { bodyText } from '../request-body.ts';

/** A form that is too large counts as empty. */
export async function formOf(c: Context): Promise<URLSearchParams> {
  const text = await bodyText(c, bodyBytes);
  return new URLSearchParams(isRefusal(text) ? '' : text);
}
