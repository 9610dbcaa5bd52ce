import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { maxMarkName, maxMarks } from './limits.ts';

const list = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/);
const name = z
  .string()
  .trim()
  .min(1)
  .max(maxMarkName)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** A moment that is asked for again: ISO 8601 on Berlin's clock. */
export const changeMarkSchema = z.object({
  id: z.int(),
  name: z.string(),
  at: z.string(),
  by: z.string(),
  /** Whom the list was mailed to then. */
  receivers: z.array(z.string()),
});
export type ChangeMark = z.output<typeof changeMarkSchema>;

export const tooManyMarks = {
  status: 409,
  text: {
    de: `Zu dieser Liste sind schon ${maxMarks} Stände gemerkt. Bitte vergessen Sie einen davon.`,
    en: `${maxMarks} moments of this list are marked already. Please forget one of them.`,
  },
} as const;

const staff = { access: 'editor', personal: true } as const;

/** Moments with a name, since which staff ask what has changed: a print deadline, a mail to the press, an export. They are the venue's, not one person's. */
export const changeMarksContract = {
  changeMarks: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/change-marks/',
    summary: 'The marked moments of a list, the last first.',
    query: z.object({ list }),
    output: z.array(changeMarkSchema),
  }),
  markChanges: endpoint({
    ...staff,
    method: 'POST',
    path: '/api/change-marks/',
    summary: 'Marks this moment; one of the same name moves on to it.',
    body: z.strictObject({ list, name }),
    output: changeMarkSchema,
    errors: { too_many_marks: tooManyMarks },
  }),
  unmarkChanges: endpoint({
    ...staff,
    method: 'DELETE',
    path: '/api/change-marks/{id}/',
    parameters: z.object({ id: rowId() }),
    summary: 'Forgets a marked moment.',
    output: z.void(),
    errors: { not_found: commonFailures.not_found },
  }),
};
export type ChangeMarksContract = typeof changeMarksContract;
