import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated, pagingQuery } from '#api/pagination/paginated.ts';
import { rowId } from '#api/whole-number.ts';
import { auditPerPage, maxSearch } from './limits.ts';

/** `at` to `last_at`, in Berlin's offset, `times` often; `title` and `url` of the thing as far as it is still there. */
const entrySchema = z.object({
  id: z.int(),
  at: z.string(),
  last_at: z.string(),
  times: z.int(),
  user: z.object({ id: z.int().nullable(), name: z.string() }),
  /** One of `kinds`. */
  kind: z.string().nullable(),
  kind_label: z.string(),
  /** What was done: `published`, `edited`, … */
  verb: z.string(),
  language: z.string().nullable(),
  object_id: z.int().nullable(),
  /** How many things it was about, where it was about several. */
  amount: z.int().nullable(),
  title: z.string(),
  url: z.string().nullable(),
});
export type AuditEntry = z.output<typeof entrySchema>;

/** What PostgreSQL takes as text. */
const printable = z
  .string()
  .max(maxSearch)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

export const auditContract = {
  audit: endpoint({
    access: 'manager',
    personal: true,
    method: 'GET',
    path: '/api/audit/',
    summary: 'Who has changed what, the newest first; of one person, of one kind of thing, or of one thing. Entries are deleted after a year.',
    query: z.object({
      q: printable.optional(),
      kind: printable.optional(),
      object_id: rowId().optional(),
      /** Who has changed something. */
      user_id: rowId().optional(),
      ...pagingQuery(auditPerPage),
    }),
    output: paginated(entrySchema).extend({ kinds: z.array(z.object({ value: z.string(), label: z.string() })) }),
    errors: { page_not_found: commonFailures.page_not_found },
  }),
};

export type AuditContract = typeof auditContract;
