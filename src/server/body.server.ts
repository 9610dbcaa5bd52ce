import type { Context } from 'hono';
import { ApiError } from '#api/api-error.ts';
import { messageFor } from '#api/strings.ts';
import type { Language } from '#i18n/language.ts';

/** The largest JSON body, in bytes. Counted while reading: a length header can be missing or wrong. */
const maxJsonBytes = 1_000_000;

/** The largest form that a page takes, in bytes. */
const maxFormBytes = 20_000;
const forms = new WeakMap<Request, URLSearchParams>();

/** The fields of a form that a browser without script has sent; read once. Null for any other body, and for one that is too large. */
export async function readForm(c: Context): Promise<URLSearchParams | null> {
  const request = c.req.raw;
  if (!/^application\/x-www-form-urlencoded\b/.test(c.req.header('Content-Type') ?? '')) return null;
  const known = forms.get(request);
  if (known) return known;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxFormBytes) {
      leaveUnread(c);
      return null;
    }
    chunks.push(chunk);
  }
  const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
  forms.set(request, form);
  return form;
}

/** The rest of the body ends the connection with the answer: nobody may send his next request on it. */
const leaveUnread = (c: Context): void => c.header('Connection', 'close');

/** Reads a JSON body; ApiError 413 `too_large`, 400 `invalid_json`. Keys `__proto__` are data, not prototypes. */
export async function readJson(c: Context, language: Language): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > maxJsonBytes) {
      leaveUnread(c);
      throw new ApiError(413, { code: 'too_large', message: messageFor(language, 'too_large') });
    }
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new ApiError(400, { code: 'invalid_json', message: messageFor(language, 'invalid_json') });
  }
}
