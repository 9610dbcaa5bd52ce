import type { Context } from 'hono';
import { ApiError } from '#api/api-error.ts';
import { messageFor } from '#api/strings.ts';
import { type Language, languageOfPath } from '#i18n/language.ts';
import { traitsOf } from '../personal-pages.ts';

/** Bytes, unless the endpoint takes a file; counted while reading, as a length header can be missing or wrong. */
const maxJsonBytes = 1_000_000;

/** Bytes; forms with files have several long texts. */
const maxFormBytes = 20_000;
const maxLongForm = 200_000;
const maxFormWithFiles = 32_000_000;
/** In memory at the same time. */
const maxAtOnce = 2;
let withFiles = 0;

type PostedForm = { fields: URLSearchParams; files: readonly { field: string; file: File }[] };
const forms = new WeakMap<Request, PostedForm>();

/** Of a form sent without script, read once; null for any other body, and for one that is too large. */
export const readForm = async (c: Context): Promise<URLSearchParams | null> => (await readPosted(c))?.fields ?? null;

export const readFormFiles = async (c: Context): Promise<PostedForm['files']> => (await readPosted(c))?.files ?? [];

async function readPosted(c: Context): Promise<PostedForm | null> {
  const known = forms.get(c.req.raw);
  if (known) return known;
  const type = c.req.header('Content-Type') ?? '';
  const { takesFiles } = traitsOf(c.req.path);
  const isFields = /^application\/x-www-form-urlencoded\b/.test(type);
  const isMultipart = takesFiles && /^multipart\/form-data\b/.test(type);
  const form = isFields ? await readFields(c, takesFiles ? maxLongForm : maxFormBytes) : isMultipart ? await readMultipart(c, type) : null;
  if (form) forms.set(c.req.raw, form);
  return form;
}

async function readFields(c: Context, maxBytes: number): Promise<PostedForm | null> {
  const body = await readBody(c, maxBytes);
  return body === null ? null : { fields: new URLSearchParams(body.toString('utf8')), files: [] };
}

async function readMultipart(c: Context, type: string): Promise<PostedForm | null> {
  if (withFiles >= maxAtOnce) throw new ApiError(503, { code: 'busy', message: messageFor(languageOfPath(c.req.path), 'busy') }, 5);
  withFiles++;
  try {
    const body = await readBody(c, maxFormWithFiles);
    const form = body && (await new Response(Uint8Array.from(body), { headers: { 'Content-Type': type } }).formData().catch(() => null));
    if (!form) return null;
    const fields = new URLSearchParams();
    const files: { field: string; file: File }[] = [];
    for (const [field, value] of form) {
      if (typeof value === 'string') fields.append(field, value);
      else if (value.size > 0) files.push({ field, file: value });
    }
    return { fields, files };
  } finally {
    withFiles--;
  }
}

/** Nothing has failed, and nobody reads an answer. */
export class RequestBrokenOff extends Error {}

/** Null: too large, and the rest of it ends the connection, so that nobody sends another request on it. */
async function readBody(c: Context, maxBytes: number): Promise<Buffer | null> {
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
  return Buffer.concat(chunks);
}

/** ApiError 413 `too_large`, 400 `invalid_json`; keys `__proto__` are data, not prototypes. */
export async function readJson(c: Context, language: Language, maxBytes = maxJsonBytes): Promise<unknown> {
  const body = await readBody(c, maxBytes);
  if (body === null) throw new ApiError(413, { code: 'too_large', message: messageFor(language, 'too_large') });
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new ApiError(400, { code: 'invalid_json', message: messageFor(language, 'invalid_json') });
  }
}
