import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { categories, choices, choicesCounted } from './limits.ts';

/** A service that is switched on. `purposes`, `country`, `transfer`, `retention` are in the reader's language; `cookies` may end with `*`. */
const serviceSchema = z.object({
  slug: z.string(),
  name: z.string(),
  category: z.enum(categories),
  purposes: z.array(z.string()),
  provider: z.string(),
  country: z.string(),
  /** Whether that is outside the European Economic Area. */
  is_third_country: z.boolean(),
  transfer: z.string(),
  retention: z.string(),
  privacy_link: z.string(),
  /** Whose frames are its: a host, or with `*.` all that is below it. */
  hosts: z.array(z.string()),
  cookies: z.array(z.string()),
  /** What is loaded with consent: attributes of its element, and lists of commands. */
  script: z
    .object({
      url: z.string(),
      data: z.record(z.string(), z.union([z.string(), z.array(z.array(z.union([z.string(), z.number(), z.boolean()])))])),
    })
    .optional(),
});
export type Service = z.output<typeof serviceSchema>;

/** A version of the list for which visitors were asked, since when (ISO 8601, Berlin), and how many have chosen what. */
const versionSchema = z.object({
  version: z.int(),
  since: z.string(),
  accepted: z.int(),
  rejected: z.int(),
  partly: z.int(),
});
export type CountedVersion = z.output<typeof versionSchema>;

export const consentContract = {
  consent: endpoint({
    method: 'GET',
    path: '/api/consent/',
    access: 'public',
    summary: 'The services for which visitors are asked, those of each category by name, and how long their choice is kept.',
    output: z.object({
      /** Of the list: first the present version, then earlier ones whose choice still holds, as nothing has been added since. None: nobody is asked. */
      versions: z.array(z.int()),
      days: z.int(),
      /** Where the cookie of the choice stands beside this host: '.ostkai.example'; null: nowhere. */
      domain: z.string().nullable(),
      services: z.array(serviceSchema),
    }),
  }),
  count: endpoint({
    method: 'POST',
    path: '/api/consent/',
    access: 'public',
    summary: 'Counts a choice, by version and day in Berlin. Nothing of who has chosen is stored.',
    body: z.object({ version: z.int().min(1).max(2_147_483_647), choice: z.enum(choices) }),
    output: z.void(),
    errors: { not_found: commonFailures.not_found, too_many: commonFailures.too_many },
    limit: choicesCounted,
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/cms-consent-counts/',
    access: 'editor',
    personal: true,
    summary: 'How many visitors have chosen what, by version of the list, the latest first, twenty at most.',
    output: z.array(versionSchema),
  }),
};

export type ConsentContract = typeof consentContract;
export type Consent = z.output<typeof consentContract.consent.output>;
