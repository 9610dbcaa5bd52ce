import type { Context } from 'hono';
import { ApiError } from '#api/api-error.ts';
import { messageFor } from '#api/strings.ts';
import type { Language } from '#i18n/language.ts';

/** The largest JSON body, in bytes, unless its endpoint takes a file. Counted while reading: a length header can be missing or wrong. */
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
  const body = await readBody(c, maxFormBytes);
  if (body === null) return null;
  const form = new URLSearchParams(body);
  forms.set(request, form);
  return form;
}

/** Whoever sent a request has gone before all of it had come: nothing has failed, and nobody reads an answer. */
export class RequestBrokenOff extends Error {}

/** A body as text; null: it is too large, and the rest of it ends the connection with the answer: nobody may send their next request on it. */
async function readBody(c: Context, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) {
        c.header('Connection', 'close');
        return null;
      }
      chunks.push(chunk);
    }
  } catch (error) {
    throw new RequestBrokenOff('the body did not come to its end', { cause: error });
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads a JSON body; ApiError 413 `too_large`, 400 `invalid_json`. Keys `__proto__` are data, not prototypes. */
export async function readJson(c: Context, language: Language, maxBytes = maxJsonBytes): Promise<unknown> {
  const body = await readBody(c, maxBytes);
  if (body === null) throw new ApiError(413, { code: 'too_large', message: messageFor(language, 'too_large') });
  try {
    return JSON.parse(body);
  } catch {
    throw new ApiError(400, { code: 'invalid_json', message: messageFor(language, 'invalid_json') });
  }
}
