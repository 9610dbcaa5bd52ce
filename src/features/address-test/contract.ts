import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { maxTestedAddress } from './limits.ts';

/** `site`: the site itself works there (back office, API, files). `elsewhere`: it leads away from the site. `offline`: the whole site is. */
export const outcomes = ['page', 'not_found', 'site', 'elsewhere', 'endless', 'offline', 'failed'] as const;
export type Outcome = (typeof outcomes)[number];

const stepSchema = z.object({
  /** Paths with their queries, percent-encoded; of another site `to` is its whole address. */
  from: z.string(),
  to: z.string(),
  status: z.int(),
  /** The redirect that leads on; null where the site does by itself, such as to the right spelling of an address. */
  rule: z.object({ id: z.int(), old_path: z.string(), new_path: z.string() }).nullable(),
});
export type AddressStep = z.output<typeof stepSchema>;

const testSchema = z.object({
  /** What was tested, percent-encoded. */
  path: z.string(),
  query: z.string(),
  /** The host of a whole address, where it is not this site's: its path was tested here. */
  other_host: z.string().nullable(),
  steps: z.array(stepSchema),
  outcome: z.enum(outcomes),
  /** What the last address is answered with; null where nobody was asked. */
  status: z.int().nullable(),
  ends_at: z.string(),
  /** What stands there; `offline` and `planned` are not there for visitors. */
  target: z.object({ title: z.string(), lang: z.enum(['de', 'en']).optional(), state: z.enum(['public', 'offline', 'planned']) }).nullable(),
});
export type AddressTest = z.output<typeof testSchema>;

/** For staff who want to know what becomes of an address. */
export const addressTestContract = {
  testAddress: endpoint({
    method: 'GET',
    path: '/api/address-test/',
    access: 'editor',
    personal: true,
    summary:
      'Where an address leads a visitor, step by step: which redirect takes it, where it ends, or that it is not found. A path with or without query, or a whole address. Nothing is counted.',
    query: z.object({ address: z.string().max(maxTestedAddress) }),
    output: testSchema,
    errors: {
      no_address: {
        status: 422,
        text: {
          de: 'Das ist keine Adresse. Geben Sie einen Pfad ein, der mit „/“ beginnt, oder fügen Sie eine ganze Adresse ein.',
          en: 'That is no address. Type a path that begins with ‘/’, or paste a whole address.',
        },
      },
    },
  }),
};

export type AddressTestContract = typeof addressTestContract;
