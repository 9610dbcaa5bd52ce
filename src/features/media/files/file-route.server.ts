import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { type Kysely, sql } from 'kysely';
import { isKnown } from '#api/http/etag.server.ts';
import type { Schema } from '#db/schema.ts';
import { originalPath } from '../storage/originals.server.ts';
import { byteRangeOf } from './byte-range.ts';
import { parseFileName } from './file-url.ts';

/**
 * `GET /media/files/{id}-{file}`: a film, sound, document or captions as they are, whole or a part of them. Null where
 * there is none of that name, or not yet.
 */
export async function sendFile(c: Context, db: Kysely<Schema>, dataDir: string): Promise<Response | null> {
  const wanted = parseFileName(c.req.param('name') ?? '');
  if (!wanted) return null;
  const asset = await db
    .selectFrom('asset')
    .select('content_type')
    .where('id', '=', wanted.id)
    .where('file', '=', wanted.file)
    .where('kind', '<>', 'image')
    .where((eb) => eb.or([eb('available_from', 'is', null), eb('available_from', '<=', sql<Date>`now()`)]))
    .executeTakeFirst();
  const path = asset && originalPath(dataDir, wanted.file);
  const found = path && (await stat(path).catch(() => null));
  if (!path || !found) return null;
  const headers = {
    'Content-Type': asset.content_type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Accept-Ranges': 'bytes',
    ETag: `"${wanted.file}"`,
  };
  if (isKnown(c.req.header('If-None-Match'), headers.ETag)) return c.body(null, 304, headers);
  const range = byteRangeOf(c.req.header('Range'), found.size);
  if (range === 'none') return c.body(null, 416, { ...headers, 'Cache-Control': 'no-store', 'Content-Range': `bytes */${found.size}` });
  const { first, last } = range === 'all' ? { first: 0, last: found.size - 1 } : range;
  const length = { 'Content-Length': String(last - first + 1) };
  const body = c.req.method === 'HEAD' || found.size === 0 ? null : streamOf(path, first, last);
  if (range === 'all') return new Response(body, { headers: { ...headers, ...length } });
  return new Response(body, { status: 206, headers: { ...headers, ...length, 'Content-Range': `bytes ${first}-${last}/${found.size}` } });
}

/** Read as it is sent: a film is never in memory as a whole. */
const streamOf = (path: string, first: number, last: number) => Readable.toWeb(createReadStream(path, { start: first, end: last })) as ReadableStream; // the same, by two declarations
