import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError, type ErrorBody } from '#api/api-error.ts';
import { messageFor } from '#api/strings.ts';
import type { Language } from '#i18n/language.ts';
import { retryCallAfter } from './limits.ts';
import type { Log } from './log.server.ts';

/**
 * The one boundary of the server for surprises: logs with a reference number that the visitor is shown too, and
 * says nothing else about the cause.
 */
export function reportFailure(log: Log, error: unknown, where: { method: string; path: string }): string {
  const reference = randomBytes(4).toString('hex');
  log.error({ err: error, reference, ...where }, 'unexpected failure');
  return reference;
}

/** Any failure as the API's JSON error (decisions.md): never HTML, never a stack trace. */
export function errorResponse(c: Context, log: Log, language: Language, error: unknown): Response {
  if (error instanceof ApiError) {
    const { code, message, fields, status, retryAfter = status === 429 ? retryCallAfter : undefined } = error;
    const body: ErrorBody = fields ? { code, message, fields } : { code, message };
    const headers = { 'Cache-Control': 'no-store', ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }) };
    return c.json(body, status as ContentfulStatusCode, headers); // contracts declare only statuses with a body
  }
  const reference = reportFailure(log, error, { method: c.req.method, path: c.req.path });
  return c.json({ code: 'internal', message: messageFor(language, 'internal', { reference }) }, 500, { 'Cache-Control': 'no-store' });
}
