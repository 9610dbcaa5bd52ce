import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError, type ErrorBody } from '#api/api-error.ts';
import { forOtherOrigins } from '#api/endpoint.ts';
import { negotiate } from '#api/http/encoding.server.ts';
import { etagOf, isKnown } from '#api/http/etag.server.ts';
import { withinShareOf } from '#api/implement/share.server.ts';
import { declaredError, Problem } from '#api/problem.server.ts';
import { messageFor } from '#api/strings.ts';
import type { Database } from '#db/database.server.ts';
import { languageOfPath } from '#i18n/language.ts';
import { feedContract } from './contract.ts';
import { feedMaxAge, worthCompressing } from './limits.ts';

/** A text with its validator, compressed as the client accepts it; 304 where the client has it already. With a file name for those who save it; for `one` reader no cache on the way keeps it. */
export async function send(c: Context, type: string, text: string, fileName?: string, reader: 'everybody' | 'one' = 'everybody'): Promise<Response> {
  const bytes = Buffer.from(text);
  const etag = etagOf(bytes);
  const cacheHeaders: Record<string, string> =
    reader === 'everybody' ? { ...forOtherOrigins, 'Cache-Control': `public, max-age=${feedMaxAge}` } : { 'Cache-Control': 'private, no-cache' };
  const headers = { ...cacheHeaders, ETag: etag, Vary: 'Accept-Encoding' };
  if (isKnown(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  const name: Record<string, string> = fileName ? { 'Content-Disposition': `inline; filename="${fileName}"` } : {};
  const described = { ...headers, ...name, 'Content-Type': `${type}; charset=utf-8` };
  const encoding = bytes.length > worthCompressing ? negotiate(c.req.header('Accept-Encoding')) : null;
  if (!encoding) return c.body(bytes, 200, described);
  return c.body(await compress[encoding](bytes), 200, { ...described, 'Content-Encoding': encoding });
}

// Off the event loop: a feed of a thousand events is a megabyte. Brotli at 5 is as quick as gzip and a fifth smaller.
const compress = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

export const refusal = (c: Context, status: 404 | 405, code: 'not_found' | 'method_not_allowed'): ApiError =>
  new ApiError(status, { code, message: messageFor(languageOfPath(c.req.path), code) });

/** Reads the database with one connection of the feeds' share. Throws the refusal `busy` where it is full. */
export async function readForFeed<T>(c: Context, db: Database, read: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await withinShareOf(feedContract.calendar, db, read);
  } catch (error) {
    throw error instanceof Problem ? declaredError(feedContract.calendar, error, languageOfPath(c.req.path)) : error;
  }
}

/** Expected refusals become the API's JSON errors; surprises go on to the one boundary of the server. */
export function answerRefusal(error: Error, c: Context): Response {
  if (!(error instanceof ApiError)) throw error;
  const { status, code, message, fields, retryAfter } = error;
  const body: ErrorBody = fields ? { code, message, fields } : { code, message };
  const allow: Record<string, string> = status === 405 ? { Allow: 'GET, HEAD' } : {};
  const after: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return c.json(body, status as ContentfulStatusCode, { 'Cache-Control': 'no-store', ...allow, ...after }); // 400, 404, 405 or 503
}
