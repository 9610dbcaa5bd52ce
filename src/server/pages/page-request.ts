import type { Context } from 'hono';
import type { HeadFor } from '../assets.server.ts';
import type { csrfOf } from '../request-context.server.ts';
import type { Site } from '../site.server.ts';
import type { PageFailures } from './page-failures.server.ts';

/** `finish` has the last word on its HTML. */
export type PageRequest = {
  c: Context;
  site: Site;
  headFor: HeadFor;
  finish: (html: string) => string;
  failures: PageFailures;
  csrf: ReturnType<typeof csrfOf>;
};
