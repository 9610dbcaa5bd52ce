import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId, wholeNumber } from '#api/whole-number.ts';
import { maxRetentionDays } from './limits.ts';

const path = '/api/cms-forms/{id}/retention/';
const parameters = z.object({ id: rowId() });
const { not_found } = commonFailures;
const shared = { access: 'editor', personal: true } as const;

const retentionSchema = z.object({
  /** For which a new entry is kept. */
  days: z.int(),
  /** Entries that are deleted on another day than that number of days gives, those that wait for their confirmation aside. */
  differing: z.int(),
  /** Of them: those that would be deleted at once, as their time is over, and those that would stay longer than now. */
  over: z.int(),
  longer: z.int(),
  /** ISO 8601, Berlin: between which moments the remaining ones would be deleted; null where there are none. */
  first: z.string().nullable(),
  last: z.string().nullable(),
  /** Mails in the outbox about entries that were not kept, which would be deleted on another day. */
  mails: z.int(),
});
export type Retention = z.output<typeof retentionSchema>;

/** How long a form keeps what was sent, applied to what is there already. */
export const retentionContract = {
  retention: endpoint({
    ...shared,
    method: 'GET',
    path,
    parameters,
    summary: 'What becomes of the entries that are there if they are kept for the days of their form, or for other `days`; 0: as the settings say.',
    query: z.object({ days: wholeNumber(0, maxRetentionDays).optional() }),
    output: retentionSchema,
    errors: { not_found },
  }),
  applyRetention: endpoint({
    ...shared,
    method: 'POST',
    path,
    write: 'create',
    parameters,
    summary:
      'Keeps the entries that are there, with files, deliveries and mails in the outbox, for the days of their form, and deletes those whose time is over. `days`: those that were agreed to.',
    body: z.object({ days: z.int().min(1).max(maxRetentionDays) }).strict(),
    output: z.object({ changed: z.int(), deleted: z.int(), amount: z.int() }),
    errors: {
      not_found,
      other_days: {
        status: 409,
        text: {
          de: 'Inzwischen hat das Formular eine andere Zahl von Tagen. Nichts ist gelöscht; bitte laden Sie die Seite neu und entscheiden Sie noch einmal.',
          en: 'Meanwhile the form has another number of days. Nothing is deleted; please reload the page and decide once more.',
        },
      },
    },
  }),
};
export type RetentionContract = typeof retentionContract;
