import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { readInstant } from '#content/index.ts';
import { languageKey } from '../containers/container-schema.ts';
import { cmsFailures } from '../failures.ts';

const { not_found } = commonFailures;
const { not_publishable, unreadable } = cmsFailures;
const past_instant = {
  status: 422,
  text: { de: 'Dieser Zeitpunkt ist schon vorbei. Bitte wählen Sie einen späteren.', en: 'This moment has passed. Please choose a later one.' },
};
const release_not_planned = {
  status: 422,
  text: {
    de: 'Diese Veröffentlichung ist schon online oder abgebrochen. Bitte wählen Sie eine geplante.',
    en: 'This release is online already, or called off. Please choose a planned one.',
  },
};
const staff = { access: 'editor', personal: true } as const;
const id = { parameters: z.object({ id: rowId() }) };

const releaseSchema = z.object({ id: z.int(), name: z.string(), at: z.string() });
export type PlannedRelease = z.output<typeof releaseSchema>;

/** Something that will be done by itself: `at` in Berlin's offset, of what goes out with a release that of the release; `by` who has planned it, null once they are deleted. */
const plannedSchema = z.object({
  id: z.int(),
  language: z.string(),
  kind: z.enum(['publish', 'unpublish']),
  at: z.string(),
  release: releaseSchema.nullable(),
  version_id: z.int().nullable(),
  by: z.string().nullable(),
});
export type Planned = z.output<typeof plannedSchema>;

export const plannedContract = {
  planned: endpoint({
    ...staff,
    ...id,
    method: 'GET',
    path: '/pageeditor-api/container/{id}/planned/',
    summary: 'What will be published or taken offline by itself, the next first.',
    output: z.array(plannedSchema),
    errors: { not_found },
  }),
  plan: endpoint({
    ...staff,
    ...id,
    method: 'POST',
    path: '/pageeditor-api/container/{id}/planned/',
    write: 'change',
    summary:
      'Publishes the draft as it is now, or takes offline what is published then, in one language at an instant, or publishes it with a release; what was planned before of the same kind is replaced.',
    body: z
      .object({
        language: languageKey,
        action: z.enum(['publish', 'unpublish']),
        at: z
          .string()
          .refine((value) => readInstant(value) !== null, { message: '2026-12-24T18:00:00+01:00' })
          .optional(),
        release_id: rowId().optional(),
      })
      .refine(({ at, release_id, action }) => (at === undefined) !== (release_id === undefined) && (release_id === undefined || action === 'publish'), {
        path: ['at'],
        message: 'at | release_id',
      }),
    output: plannedSchema,
    errors: { not_found, not_publishable, unreadable, past_instant, release_not_planned },
  }),
  plannedReleases: endpoint({
    ...staff,
    method: 'GET',
    path: '/pageeditor-api/planned/releases/',
    summary: 'The releases with which something can be published, the next first.',
    output: z.array(releaseSchema),
  }),
  cancelPlanned: endpoint({
    ...staff,
    method: 'DELETE',
    path: '/pageeditor-api/container/{id}/planned/{planned}/',
    write: 'change',
    summary: 'Cancels it.',
    parameters: z.object({ id: rowId(), planned: rowId() }),
    output: z.void(),
    errors: { not_found },
  }),
};

export type PlannedContract = typeof plannedContract;
