import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { maxFound, maxReplaceText } from '../limits.ts';

const { not_found } = commonFailures;
/** Many pages at once: not everybody's to do. */
const staff = { access: 'manager', personal: true } as const;
const text = z
  .string()
  .max(maxReplaceText)
  .refine((value) => !value.includes('\0') && value.isWellFormed(), { message: 'text' });
const search = { find: text.min(1), match_case: z.boolean().default(false) };

const matchSchema = z.object({
  container_id: z.int(),
  block_id: z.string(),
  field: z.string(),
  language: z.string().nullable(),
  /** Where it stands, in the reader's language: the page's title, or the section's name. */
  title: z.string(),
  url: z.string().nullable(),
  /** The kind of block and the field, in the reader's language. */
  place: z.string(),
  before: z.string(),
  after: z.string(),
  times: z.int(),
});
export type TextMatch = z.output<typeof matchSchema>;
const resultSchema = z.object({ id: z.int(), containers: z.int(), places: z.int(), skipped: z.array(z.string()) });
const failures = {
  nothing_found: {
    status: 422,
    text: { de: 'Das kommt in keinem Entwurf (mehr) vor.', en: 'This is not in any draft (any more).' },
  },
  changed_since: {
    status: 409,
    text: {
      de: 'Seit der Vorschau hat sich etwas geändert. Bitte sehen Sie sich die Stellen noch einmal an.',
      en: 'Something has changed since the preview. Please look at the places again.',
    },
  },
};

export const replacingContract = {
  findTexts: endpoint({
    ...staff,
    method: 'POST',
    path: '/pageeditor-api/replacements/find/',
    summary: 'Every text of every draft that holds some words, and what would stand there instead; changes nothing. `sum` names what was found.',
    body: z.object({ ...search, replace: text }),
    output: z.object({ places: z.array(matchSchema), count: z.int(), is_cut: z.boolean(), sum: z.string() }),
  }),
  replaceTexts: endpoint({
    ...staff,
    method: 'POST',
    path: '/pageeditor-api/replacements/',
    write: 'create',
    summary: `Replaces them in all drafts, as one; nothing is published by that. \`sum\` is that of the preview; at most ${maxFound} places at once.`,
    body: z.object({ ...search, replace: text, sum: z.string().max(100) }),
    output: resultSchema,
    errors: failures,
  }),
  undoReplacement: endpoint({
    ...staff,
    method: 'POST',
    path: '/pageeditor-api/replacements/{id}/undo/',
    write: 'create',
    summary: 'Takes one back in all drafts; a text that somebody has changed since stays, and is named in `skipped`.',
    parameters: z.object({ id: rowId() }),
    output: resultSchema,
    errors: { not_found },
  }),
};

export type ReplacingContract = typeof replacingContract;
