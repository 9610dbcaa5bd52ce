import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { isBlockId } from '#content/index.ts';
import { cmsFailures } from '../failures.ts';

const { not_found } = commonFailures;
const { unreadable } = cmsFailures;
const staff = { access: 'editor', personal: true } as const;
const place = z.object({
  block_id: z.custom<string>(isBlockId).meta({ description: 'The id of a block.' }),
  field: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/),
});
/** Texts whose English was called right for the German that is there now, and those for a German that has changed since. */
const marksSchema = z.object({
  revision: z.int(),
  settled: z.array(place),
  outdated: z.array(place),
  /** In which languages beyond German and English texts may be held, as the settings say. */
  further_languages: z.array(z.string()),
});
export type TranslationMarks = z.output<typeof marksSchema>;

export const translationContract = {
  translations: endpoint({
    ...staff,
    method: 'GET',
    path: '/pageeditor-api/container/{id}/translations/',
    summary: 'Which English texts of a draft were ticked off: for the German text of now (`settled`), or for one that has changed since (`outdated`).',
    parameters: z.object({ id: rowId() }),
    output: marksSchema,
    errors: { not_found, unreadable },
  }),
  settleTranslations: endpoint({
    ...staff,
    method: 'POST',
    path: '/pageeditor-api/container/{id}/translations/',
    write: 'change',
    summary: 'Ticks off English texts as right for what the German says in the draft. The draft and its revision stay.',
    parameters: z.object({ id: rowId() }),
    body: z.object({ places: z.array(place).min(1).max(500) }),
    output: marksSchema,
    errors: { not_found, unreadable },
  }),
};

export type TranslationContract = typeof translationContract;
