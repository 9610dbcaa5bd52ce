import { implement } from '#api/implement/implement.server.ts';
import { errorFragment, sanitiseHtml } from '#features/settings/index.server.ts';
import { htmlPreviewContract } from './contract.ts';

export const htmlPreviewOperations = implement(htmlPreviewContract, {
  previewHtml: async ({ body: { kind, html } }) => (kind === 'area' ? { style: '', body: sanitiseHtml(html) } : errorFragment(html)),
});
