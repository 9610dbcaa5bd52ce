import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { cmsFailures } from '../failures.ts';
import { storedPageSchema } from './page-schema.ts';

const staff = { access: 'editor', personal: true } as const;
const texts = z.record(z.string(), z.string());
const deletedPageSchema = z.object({ id: z.int(), title: texts, urls: texts, deleted_at: z.string(), by: z.string().nullable() });
export type DeletedPage = z.output<typeof deletedPageSchema>;

/** Deleted pages, which come back within 30 days. */
export const binContract = {
  deletedPages: endpoint({
    ...staff,
    method: 'GET',
    path: '/pageeditor-api/page-bin/',
    summary: 'Pages that were deleted within the last 30 days, the last first.',
    output: z.array(deletedPageSchema),
  }),
  restorePage: endpoint({
    ...staff,
    method: 'POST',
    path: '/pageeditor-api/page-bin/{id}/restore/',
    write: 'create',
    summary: 'Brings a deleted page back, as it was: with its address, blocks, versions and what was published. Where its parent is gone it stands at the top.',
    parameters: z.object({ id: rowId() }),
    output: storedPageSchema,
    errors: { not_found: commonFailures.not_found, path_taken: cmsFailures.path_taken },
  }),
};

export type BinContract = typeof binContract;
