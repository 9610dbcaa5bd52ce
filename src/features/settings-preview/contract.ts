import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { maxCodeLength } from '#features/settings/index.ts';

const preview = z.object({ style: z.string(), body: z.string() });
export type HtmlPreview = z.output<typeof preview>;

/** What becomes of HTML that a manager types, before it is stored. */
export const htmlPreviewContract = {
  previewHtml: endpoint({
    method: 'POST',
    path: '/api/cms-html-preview/',
    access: 'manager',
    personal: true,
    summary: 'What visitors would get of HTML for an area of the pages, or for an error page: sanitised, its style scoped to `.custom-error`. Stores nothing.',
    body: z.object({ kind: z.enum(['area', 'error_page']), html: z.string().max(maxCodeLength) }),
    output: preview,
  }),
};
export type HtmlPreviewContract = typeof htmlPreviewContract;
