import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { rowId } from '#api/whole-number.ts';
import { maxSearch, pathsPerPage } from './limits.ts';
import { pathStates } from './states.ts';

const pathSchema = z.object({
  id: z.int(),
  /** Percent-encoded. A part that looked like somebody's own stands there as '…'. */
  path: z.string(),
  /** As a redirect spells it; null where none can lead from there. */
  plain_path: z.string().nullable(),
  count: z.int(),
  /** Of these by programs that say that they are some. */
  by_bots: z.int(),
  /** The last that a request named. */
  referring_host: z.string().nullable(),
  /** Whether that is this site: one of its own links is broken. */
  is_own_link: z.boolean(),
  /** ISO 8601 with Berlin's offset. */
  first_seen: z.string(),
  last_seen: z.string(),
  /** What answers there now: a redirect with its number and goal, or a page. */
  mended_by: z.object({ redirect: z.int().nullable(), to: z.string() }).nullable(),
});
export type NotFoundPath = z.output<typeof pathSchema>;

const one = { path: '/api/not-found-paths/{id}/', parameters: z.object({ id: rowId() }) } as const;
const { not_found, page_not_found } = commonFailures;

/** What visitors asked for and did not find, for staff. */
export const notFoundContract = {
  notFoundPaths: endpoint({
    access: 'editor',
    personal: true,
    method: 'GET',
    path: '/api/not-found-paths/',
    summary:
      'Paths that were asked for and not found, the most asked first, without queries and without anything of who asked. A path that a redirect or a page answers meanwhile is `mended`. Forgotten 90 days after it was last asked for.',
    query: z.object({
      q: z
        .string()
        .max(maxSearch)
        .regex(/^[^\p{Cc}\p{Cs}]*$/u)
        .optional(),
      state: z.enum(pathStates).default('new'),
      ...pagingQuery(pathsPerPage),
    }),
    output: paginated(pathSchema).extend({
      /** How many paths there are of each state, and how often those of scanners were asked for. */
      totals: z.object({ new: z.int(), ignored: z.int(), mended: z.int(), scanners: z.int(), scanner_requests: z.int() }),
    }),
    errors: { page_not_found },
  }),
  suggestTarget: endpoint({
    access: 'editor',
    personal: true,
    method: 'GET',
    path: '/api/not-found-paths/{id}/target/',
    parameters: one.parameters,
    summary: 'The page that whoever asked for the path most likely meant; null where none is alike.',
    output: z.object({ path: z.string().nullable() }),
    errors: { not_found },
  }),
  ignorePath: endpoint({
    access: 'manager',
    personal: true,
    write: 'create',
    method: 'POST',
    path: '/api/not-found-paths/{id}/ignore/',
    parameters: one.parameters,
    summary: 'Takes a path out of what is to be mended; it is counted further.',
    output: z.void(),
    errors: { not_found },
  }),
  noticePath: endpoint({
    access: 'manager',
    personal: true,
    write: 'create',
    method: 'DELETE',
    path: '/api/not-found-paths/{id}/ignore/',
    parameters: one.parameters,
    summary: 'Ignores a path no longer.',
    output: z.void(),
    errors: { not_found },
  }),
};

export type NotFoundContract = typeof notFoundContract;
