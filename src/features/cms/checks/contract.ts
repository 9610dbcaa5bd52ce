import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { cmsFailures } from '../failures.ts';

const bilingual = z.object({ de: z.string(), en: z.string() });

export const checkContract = {
  check: endpoint({
    access: 'editor',
    personal: true,
    method: 'GET',
    path: '/pageeditor-api/container/{id}/check/',
    summary:
      'What is to be mended in a draft before it is published in a language: pictures without description (which stops it), headlines out of order, links that say nothing, lead nowhere or into the other language, contrast, missing translations, the description of its page, texts too long for their place, windows in the past. `block_id` null: the page itself.',
    parameters: z.object({ id: rowId() }),
    query: z.object({ of: z.enum(['de', 'en']).default('de') }),
    output: z.object({
      revision: z.int(),
      findings: z.array(
        z.object({
          code: z.string(),
          stops: z.boolean(),
          block_id: z.string().nullable(),
          field: z.string().nullable(),
          place: bilingual.nullable(),
          message: bilingual,
        }),
      ),
    }),
    errors: { not_found: commonFailures.not_found, unreadable: cmsFailures.unreadable },
  }),
};

export type CheckContract = typeof checkContract;
