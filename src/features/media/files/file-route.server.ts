import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { isKnown } from '#api/http/etag.server.ts';
import type { Schema } from '#db/schema.ts';
import { type Redaction, redact } from '../redaction/redaction.ts';
import type { MediaStorage } from '../storage/media-storage.ts';
import { byteRangeOf } from './byte-range.ts';
import { parseFileName } from './file-url.ts';
import { fileOfAsset } from './queries.server.ts';

type Dependencies = {
  db: Kysely<Schema>;
  storage: MediaStorage;
  /** Looks into a file that nobody has looked into yet. */
  findRedactions(wanted: { id: number; file: string }): Promise<Redaction[]>;
  /** Whether who asks may see what visitors do not get yet. */
  isStaff(c: Context): Promise<boolean>;
};

/**
 * `GET /media/files/{id}-{file}`: a film, sound, document or captions, whole or a part of them, without what they say of who
 * made them and where. Null where there is none of that name; what is not available yet only staff get, and nobody keeps it.
 */
export async function sendFile(c: Context, { db, storage, findRedactions, isStaff }: Dependencies): Promise<Response | null> {
  const wanted = parseFileName(c.req.param('name') ?? '');
  if (!wanted) return null;
  const asset = await fileOfAsset(db, wanted.id, wanted.file);
  if (!asset || (asset.isEarly && !(await isStaff(c)))) return null;
  const size = await storage.size(wanted.file);
  if (size === null) return null;
  const headers = {
    'Content-Type': asset.content_type,
    'Cache-Control': asset.isEarly ? 'private, no-store' : 'public, max-age=31536000, immutable',
    'Accept-Ranges': 'bytes',
    ETag: `"${wanted.file}"`,
  };
  if (isKnown(c.req.header('If-None-Match'), headers.ETag)) return c.body(null, 304, headers);
  const range = byteRangeOf(c.req.header('Range'), size);
  if (range === 'none') return c.body(null, 416, { ...headers, 'Cache-Control': 'no-store', 'Content-Range': `bytes */${size}` });
  const { first, last } = range === 'all' ? { first: 0, last: size - 1 } : range;
  const length = { 'Content-Length': String(last - first + 1) };
  let body: ReadableStream | null = null;
  if (c.req.method !== 'HEAD' && size > 0) {
    const redactions = asset.redactions ?? (await findRedactions(wanted));
    const bytes = await storage.stream(wanted.file, first, last);
    if (!bytes) return null;
    // Read as it is sent: a film is never in memory as a whole.
    const sent = Readable.from(redact(bytes, redactions, first), { objectMode: false });
    // Who goes before the first byte ends a generator that has not begun, and that closes nothing: a file's handle would be left to the garbage collector (DEP0137).
    sent.once('close', () => bytes instanceof Readable && bytes.destroy());
    body = Readable.toWeb(sent) as ReadableStream; // the same, by two declarations
  }
  if (range === 'all') return new Response(body, { headers: { ...headers, ...length } });
  return new Response(body, { status: 206, headers: { ...headers, ...length, 'Content-Range': `bytes ${first}-${last}/${size}` } });
}
