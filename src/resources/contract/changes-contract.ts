import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import type { Resource } from '../declaration/define-resource.ts';
import { changesPageSize } from '../limits.ts';
import { lookupSchemas } from './record-schema.ts';

const flag = () => z.enum(['true', 'false']);
const span = {
  /** ISO 8601 with an offset; seven days ago unless given. */
  since: z.iso.datetime({ offset: true }).optional(),
  /** Now unless given. */
  until: z.iso.datetime({ offset: true }).optional(),
  /** Only what is to come, by the instant of its readiness. */
  coming: flag().optional(),
  /** Also what visitors see neither now nor saw before. */
  drafts: flag().optional(),
};

export const netChangeSchema = z.object({
  id: z.int(),
  state: z.enum(['created', 'changed', 'deleted']),
  at: z.string(),
  by: z.array(z.string()),
  /** The instant of its readiness, such as the beginning of an event. */
  occurs: z.string().nullable(),
  label: z.string(),
  lang: z.enum(['de', 'en']).optional(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});

/** Whatever was done in between. */
export function changesContract(resource: Resource) {
  const { access, label, path } = resource;
  const read = { access: access.read, personal: true, method: 'GET' } as const;
  return {
    changes: endpoint({
      ...read,
      path: `/api/cms-${path}/changes/`,
      summary: `${label.many.en}: those that differ from what they were at a moment, each field with what stood there and what stands there now.`,
      query: z.object({ ...span, ...pagingQuery(changesPageSize) }),
      output: paginated(netChangeSchema).extend(lookupSchemas),
      errors: { page_not_found: commonFailures.page_not_found },
    }),
    exportChanges: endpoint({
      ...read,
      path: `/api/cms-${path}/changes/export/`,
      summary: `${label.many.en}: the same as a table, a line for each field.`,
      query: z.object(span),
      output: z.object({ name: z.string(), content_type: z.string(), text: z.string() }),
    }),
  };
}
