import { implement } from '#api/implement/implement.server.ts';
import { errorFragment } from '../error-fragment.server.ts';
import { sanitiseHtml } from '../sanitise-html.server.ts';
import { htmlPreviewContract } from './contract.ts';

export const htmlPreviewOperations = implement(htmlPreviewContract, {
  previewHtml: async ({ body: { kind, html } }) => (kind === 'area' ? { style: '', body: sanitiseHtml(html) } : errorFragment(html)),
});
