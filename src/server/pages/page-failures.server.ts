import type { Context } from 'hono';
import { isDatabaseUnavailable } from '#db/unavailable.server.ts';
import { logFailedPage } from '#features/error-log/index.server.ts';
import type { RenderedPage } from '../../app/render.server.tsx';
import { reportFailure, reportUnavailable } from '../errors/failure.server.ts';
import type { Log } from '../log.server.ts';
import type { Site } from '../site.server.ts';

export class PageFailures {
  /** Whether the database was unavailable; that is said once. */
  isUnavailable = false;
  readonly #c: Context;
  readonly #log: Log;

  constructor(c: Context, log: Log) {
    this.#c = c;
    this.#log = log;
  }

  /** Where the visitor has left nothing has failed. */
  readonly report = (error: unknown): string => {
    const where = { method: this.#c.req.method, path: this.#c.req.path };
    if (this.#c.req.raw.signal.aborted) return '';
    if (!isDatabaseUnavailable(error)) return reportFailure(this.#log, error, where);
    if (!this.isUnavailable) reportUnavailable(this.#log, error, where);
    this.isUnavailable = true;
    return '';
  };
}

/** The visitor does not wait; pages that are not found are counted where they are answered. */
export function noteFailure({ db, log, now }: Site, path: string, { status, reference, invalid }: Omit<RenderedPage, 'html'>): void {
  if (status < 400 || status === 404) return;
  if (status === 400) log.warn({ path, invalid }, 'invalid parameters');
  logFailedPage(db, { path, status, now: now(), ...(reference ? { reference } : {}) }).catch((error: unknown) => log.warn({ err: error }, 'error log'));
}
