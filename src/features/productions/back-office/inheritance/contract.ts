import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { inheritableNames } from './fields.ts';

const name = z.enum(inheritableNames);
const id = { parameters: z.object({ id: rowId() }) };
const staff = { access: 'manager', personal: true } as const;
const path = '/api/cms-inheritance/{id}/';

const ownSchema = z.array(
  z.object({
    name,
    /** How many dates say something of their own, or that they have none; and of these those that are to come. */
    dates: z.int(),
    coming: z.int(),
  }),
);

const changeSchema = z.strictObject({
  fields: z.array(name).min(1).max(inheritableNames.length),
  /** All dates, or those that are to come. */
  which: z.enum(['all', 'coming']),
  /** How many dates that was said to be: where others have come to say their own, it is asked anew. */
  expected: z.int().min(1).max(100_000),
});

export const inheritanceContract = {
  inheritance: endpoint({
    ...staff,
    ...id,
    method: 'GET',
    path,
    summary: 'Of what a production says, how many of its dates say something else.',
    output: ownSchema,
    errors: { not_found: commonFailures.not_found },
  }),
  applyInheritance: endpoint({
    ...staff,
    ...id,
    method: 'POST',
    path,
    write: 'create',
    summary: 'What a production says holds for its dates again: all, or those to come, say nothing of their own of these fields any more.',
    body: changeSchema,
    output: z.object({
      /** By which it is taken back (`cms-events/undo/`). */
      batch: z.string(),
      changed: z.int(),
      own: ownSchema,
    }),
    errors: {
      not_found: commonFailures.not_found,
      says_nothing: {
        status: 422,
        text: {
          de: 'Davon sagt die Produktion selbst nichts. Bitte tragen Sie es erst dort ein.',
          en: 'The production says nothing of that itself. Please enter it there first.',
        },
      },
      changed_since: {
        status: 422,
        text: {
          de: 'Inzwischen sind es andere Termine, die Eigenes sagen. Bitte laden Sie die Seite neu.',
          en: 'Other dates say something of their own meanwhile. Please load the page again.',
        },
      },
    },
  }),
};

export type InheritanceContract = typeof inheritanceContract;
export type OwnCounts = z.output<typeof ownSchema>;
export type InheritanceChange = z.output<typeof changeSchema>;
