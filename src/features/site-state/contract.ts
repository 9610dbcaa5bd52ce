import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { checkLimit } from './limits.ts';

const checkSchema = z.object({
  name: z.string(),
  title: z.string(),
  is_bad: z.boolean(),
  text: z.string(),
  /** What to do; null where all is well. */
  remedy: z.string().nullable(),
  /** Since when it is so, and when it was last looked at: ISO 8601 with Berlin's offset. */
  since: z.string(),
  checked_at: z.string(),
  /** When administrators were told by mail that it is red; null: not, or not yet. */
  told_at: z.string().nullable(),
  /** The screen where it is mended. */
  address: z.string().nullable(),
});
export type StateCheck = z.output<typeof checkSchema>;

/** Jobs of one kind that are due, that were refused and are tried again, and that were given up. */
const jobsSchema = z.object({
  kind: z.string(),
  waiting: z.int(),
  oldest_due: z.string().nullable(),
  refused: z.int(),
  given_up: z.int(),
  last_given_up: z.string().nullable(),
  /** Why the last was refused, without addresses. */
  reason: z.string().nullable(),
});
export type JobsOfKind = z.output<typeof jobsSchema>;

const staff = { access: 'manager', personal: true } as const;
const kind = z.object({
  kind: z
    .string()
    .min(1)
    .max(60)
    .regex(/^[\w -]+$/),
});

/** How the running site is: what may go wrong, and jobs that were given up. */
export const siteStateContract = {
  siteState: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/cms-site-state/',
    summary: 'What is watched of the running site, red first: what is wrong, since when, and what to do.',
    output: z.array(checkSchema),
  }),
  checkSite: endpoint({
    ...staff,
    method: 'POST',
    path: '/api/cms-site-state/check/',
    limit: checkLimit,
    summary: 'Looks at everything now, by the process that answers.',
    output: z.void(),
  }),
  operation: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/cms-site-state/operation/',
    summary:
      'How this process is configured, as far as staff are told: what the instance is, where it is reached, its box office and how that has answered. No secrets.',
    output: z.object({
      instance: z.enum(['live', 'staging']),
      /** What robots are told: only a live instance that managers let them into is open to them. */
      is_indexed: z.boolean(),
      base_url: z.string(),
      /** Null: none is configured. Calls are those of the last 24 hours by the process that answers. */
      box_office: z
        .object({
          kind: z.enum(['simulator', 'jet', 'pretix']),
          url: z.string(),
          /** Where the site asks it, which may be another address than visitors meet. */
          asked_at: z.string(),
          has_token: z.boolean(),
          is_reachable: z.boolean(),
          last_answer: z.string().nullable(),
          calls: z.int(),
          failures: z.int(),
        })
        .nullable(),
    }),
  }),
  jobs: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/cms-jobs/',
    summary: 'What the site has promised to do and has not done yet, by kind: due, refused and tried again, given up. Nothing of what the jobs are about.',
    output: z.array(jobsSchema),
  }),
  retryJobs: endpoint({
    access: 'admin',
    personal: true,
    write: 'create',
    method: 'POST',
    path: '/api/cms-jobs/retry/',
    summary: 'Tries again what was given up of a kind.',
    body: kind,
    output: z.void(),
  }),
  discardJobs: endpoint({
    access: 'admin',
    personal: true,
    write: 'create',
    method: 'POST',
    path: '/api/cms-jobs/discard/',
    summary: 'Discards what was given up of a kind. It cannot be had back.',
    body: kind,
    output: z.void(),
  }),
};
export type Operation = z.output<typeof siteStateContract.operation.output>;
export type SiteStateContract = typeof siteStateContract;
