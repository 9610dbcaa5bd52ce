import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { tooManyMarks } from '../../../change-marks/contract.ts';
import { changesMails, maxMailNote } from './limits.ts';

const flag = () => z.boolean().default(false);

const mailSchema = z.strictObject({
  list: z.string().regex(/^[a-z][a-z0-9-]{0,60}$/),
  /** ISO 8601 with an offset. */
  since: z.iso.datetime({ offset: true }),
  coming: flag(),
  drafts: flag(),
  /** Addresses, separated by commas or lines; what is wrong with them is said when they are sent to. */
  receivers: z.string().max(20_000).default(''),
  language: z.enum(['de', 'en']),
  /** Words above the list. */
  note: z.string().max(maxMailNote).default(''),
  /** Whether fields come along that are for people of the venue alone. */
  internal: flag(),
  /** `seen` of the preview, so that nothing is sent that nobody has looked at. */
  seen: z.string().max(100).default(''),
  preview: z.boolean().default(true),
});

const reportSchema = z.object({
  written: z.boolean(),
  subject: z.string(),
  text: z.string(),
  /** Entries that differ, and of these those that the mail names. */
  count: z.int(),
  named: z.int(),
  seen: z.string(),
  /** How many it went to. */
  amount: z.int(),
});

export const changesMailContract = {
  mailChanges: endpoint({
    method: 'POST',
    path: '/api/cms-changes-mail/',
    access: 'manager',
    personal: true,
    write: 'create',
    summary:
      'Mails what has changed of a list since a moment to chosen addresses, each a mail of its own, and marks the moment as that of the last press mail; a preview sends nothing and says what would be sent. Of records that declare which of their fields are internal.',
    body: mailSchema,
    output: reportSchema,
    limit: changesMails,
    errors: {
      not_found: commonFailures.not_found,
      too_many: commonFailures.too_many,
      too_many_marks: tooManyMarks,
      nothing_changed: {
        status: 409,
        text: {
          de: 'Seit diesem Zeitpunkt hat sich nichts geändert, was in der Mail stehen könnte. Bitte wählen Sie einen früheren.',
          en: 'Nothing that could stand in the mail has changed since that moment. Please choose an earlier one.',
        },
      },
      changed_meanwhile: {
        status: 409,
        text: {
          de: 'Inzwischen steht mehr oder anderes in der Liste. Bitte sehen Sie die Vorschau noch einmal an.',
          en: 'The list has become another in the meantime. Please look at the preview once more.',
        },
      },
    },
  }),
};
export type ChangesMailContract = typeof changesMailContract;
export type ChangesMailInput = z.input<typeof mailSchema>;
export type ChangesMailReport = z.output<typeof reportSchema>;
