import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { accountFailures } from '../failures.ts';
import { firstRunAttempts, maxEmailLength, maxNameLength } from '../limits.ts';

const name = z
  .string()
  .max(maxNameLength * 5)
  .default('');

export const firstRunContract = {
  firstRun: endpoint({
    method: 'GET',
    path: '/api/first-run/',
    access: 'public',
    personal: true,
    summary: 'Whether the first administrator is still to be made.',
    output: z.object({ is_open: z.boolean() }),
  }),
  makeFirstAdmin: endpoint({
    method: 'POST',
    path: '/api/first-run/',
    access: 'public',
    personal: true,
    summary:
      'Makes the first administrator with the code that the server has printed in its console, and signs in. Once; a house without events is switched off until somebody opens it.',
    body: z.object({
      code: z.string().max(100).default(''),
      /** Empty leaves it as it is. */
      house: z.string().max(100).default(''),
      first_name: name,
      last_name: name,
      email: z
        .string()
        .max(maxEmailLength * 2)
        .default(''),
      password: z.string().max(1_000).default(''),
    }),
    output: z.object({ done: z.literal(true) }),
    errors: { first_run_over: accountFailures.first_run_over },
    limit: firstRunAttempts,
  }),
};

export type FirstRunContract = typeof firstRunContract;
