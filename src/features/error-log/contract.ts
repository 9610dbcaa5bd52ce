import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { entries, maxAddressLength } from './limits.ts';

export const errorLogContract = {
  report: endpoint({
    method: 'POST',
    path: '/api/dashboard-error-log/',
    access: 'public',
    summary:
      'Reports a page that was not found, or with `kind: "call"` a call of the API that failed in the browser. Of the address only the path is kept: no query, nobody who asked.',
    body: z.object({
      url: z.string().min(1).max(maxAddressLength),
      kind: z.enum(['page', 'call']).default('page'),
      /** Of a call: the status it was answered with. Without one it was not answered, which counts as 503. */
      status: z.int().min(400).max(599).optional(),
    }),
    output: z.void(),
    errors: { too_many: commonFailures.too_many },
    limit: entries,
  }),
};

export type ErrorLogContract = typeof errorLogContract;
