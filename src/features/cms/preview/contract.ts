import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { readInstant } from '#content/index.ts';
import { maxPreviewDays } from '../limits.ts';

const { not_found } = commonFailures;
const staff = { access: 'editor', personal: true } as const;

/** `urls`: path and token per language of the page; instants in Berlin's offset. */
const previewLinkSchema = z.object({
  id: z.int(),
  urls: z.record(z.string(), z.string()),
  at: z.string().nullable(),
  expires_at: z.string(),
  by: z.string().nullable(),
});
export type PreviewLink = z.output<typeof previewLinkSchema>;

export const previewContract = {
  previewLinks: endpoint({
    ...staff,
    method: 'GET',
    path: '/pageeditor-api/pages/{id}/preview-links/',
    summary: 'The links to the draft of a page that hold, the newest first.',
    parameters: z.object({ id: rowId() }),
    output: z.array(previewLinkSchema),
    errors: { not_found },
  }),
  createPreviewLink: endpoint({
    ...staff,
    method: 'POST',
    path: '/pageeditor-api/preview-links/',
    write: 'create',
    summary: 'Makes a link to the draft of a page, for so many days; with `at` it shows the page as of that instant.',
    body: z.object({
      page_id: z.int().min(1).max(999_999_999),
      days: z.int().min(1).max(maxPreviewDays),
      at: z
        .string()
        .refine((value) => readInstant(value) !== null, { message: '2026-12-24T18:00:00+01:00' })
        .nullable()
        .default(null),
    }),
    output: previewLinkSchema,
    errors: { not_found },
  }),
  revokePreviewLink: endpoint({
    ...staff,
    method: 'DELETE',
    path: '/pageeditor-api/preview-links/{id}/',
    write: 'create',
    summary: 'Revokes a link: whoever follows it sees the page as it is published.',
    parameters: z.object({ id: rowId() }),
    output: z.void(),
    errors: { not_found },
  }),
};

export type PreviewContract = typeof previewContract;
