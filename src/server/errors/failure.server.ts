import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError, type ErrorBody } from '#api/api-error.ts';
import { isDiskFull } from '#api/disk-full.server.ts';
import { messageFor } from '#api/strings.ts';
import { currentReads } from '#db/read-dependencies.server.ts';
import { isDatabaseUnavailable } from '#db/unavailable.server.ts';
import type { Language } from '#i18n/language.ts';
import { RequestBrokenOff } from '../http/body.server.ts';
import { retryCallAfter } from '../limits.ts';
import type { Log } from '../log.server.ts';

/** The one boundary for surprises: logs with the reference number that the visitor is shown, and nothing about the cause. */
export function reportFailure(log: Log, error: unknown, where: { method: string; path: string }): string {
  const reference = randomBytes(4).toString('hex');
  log.error({ err: error, reference, ...where }, 'unexpected failure');
  return reference;
}

/** One line without stack: every request fails until the database is back. */
export function reportUnavailable(log: Log, error: unknown, where: { method: string; path: string }): void {
  const reads = currentReads();
  if (reads) reads.isUnavailable = true;
  log.error({ reason: error instanceof Error ? error.message : String(error), ...where }, 'the database is away');
}

/** JSON (decisions.md): never HTML, never a stack trace. */
export function errorResponse(c: Context, log: Log, language: Language, error: unknown): Response {
  if (error instanceof ApiError) {
    const { code, message, fields, detail, status, retryAfter = status === 429 ? retryCallAfter : undefined } = error;
    const body: ErrorBody = { code, message, ...(fields && { fields }), ...(detail === undefined ? {} : { detail }) };
    const headers = { 'Cache-Control': 'no-store', ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }) };
    return c.json(body, status as ContentfulStatusCode, headers); // contracts declare only statuses with a body
  }
  const where = { method: c.req.method, path: c.req.path };
  if (error instanceof RequestBrokenOff) {
    log.debug(where, error.message);
    return new Response(null, { status: 499, headers: { 'Cache-Control': 'no-store' } });
  }
  if (isDatabaseUnavailable(error)) {
    reportUnavailable(log, error, where);
    return errorResponse(c, log, language, new ApiError(503, { code: 'unavailable', message: messageFor(language, 'unavailable') }, retryCallAfter));
  }
  if (isDiskFull(error)) {
    log.fatal({ ...where }, 'the disk is full');
    return errorResponse(c, log, language, new ApiError(503, { code: 'no_space', message: messageFor(language, 'no_space') }, retryCallAfter));
  }
  const reference = reportFailure(log, error, where);
  return c.json({ code: 'internal', message: messageFor(language, 'internal', { reference }) }, 500, { 'Cache-Control': 'no-store' });
}
