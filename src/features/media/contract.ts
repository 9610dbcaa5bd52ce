import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated } from '#api/pagination/paginated.ts';
import { rowId } from '#api/whole-number.ts';
import {
  type Asset,
  assetChangeSchema,
  assetQuerySchema,
  assetSchema,
  bulkChangeSchema,
  bulkDeleteSchema,
  folderChangeSchema,
  folderSchema,
  newFolderSchema,
  tagRenameSchema,
  tagSchema,
  usesSchema,
} from './library/asset-schema.ts';
import { mediaFailures } from './library/failures.ts';

const { not_found, page_not_found } = commonFailures;
const { in_use, in_bin, not_in_bin, no_such_folder, folder_taken, folder_not_empty, wrong_folder, wrong_crop, only_for_images } = mediaFailures;
const id = { parameters: z.object({ id: rowId() }) };
/** Of those who look after media (decisions.md, "Roles"), and nobody keeps the answer. */
const staff = { access: 'editor', personal: true } as const;

/** The media library as staff work with it. Revisions go up by one with each write. */
const assets = {
  assets: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/media/',
    summary: 'The media library, searched and narrowed down; without what is in the bin, or that alone (`bin=true`).',
    query: assetQuerySchema,
    output: paginated(assetSchema),
    errors: { page_not_found },
  }),
  asset: endpoint({
    ...staff,
    ...id,
    method: 'GET',
    path: '/api/media/{id}/',
    summary: 'One of them, also from the bin.',
    output: assetSchema,
    errors: { not_found },
  }),
  uses: endpoint({
    ...staff,
    ...id,
    method: 'GET',
    path: '/api/media/{id}/uses/',
    summary: 'Where it is used: events, productions, people, teasers, pages, sections, settings; of pages and sections in which blocks.',
    output: usesSchema,
    errors: { not_found },
  }),
  changeAsset: endpoint({
    ...staff,
    ...id,
    method: 'PATCH',
    path: '/api/media/{id}/',
    write: 'change',
    summary: 'Changes what is said of it, where it lies, and how a picture is cut; what is left out stays.',
    body: assetChangeSchema,
    output: assetSchema,
    errors: { not_found, in_bin, no_such_folder, wrong_crop, only_for_images },
  }),
  deleteAsset: endpoint({
    ...staff,
    ...id,
    method: 'DELETE',
    path: '/api/media/{id}/',
    write: 'change',
    summary: 'Puts it into the bin, whence it goes for good after 30 days. Refused while it is used; `detail` then is what `uses` answers.',
    output: assetSchema,
    errors: { not_found, in_bin, in_use },
  }),
  restoreAsset: endpoint({
    ...staff,
    ...id,
    method: 'POST',
    path: '/api/media/{id}/restore/',
    write: 'change',
    summary: 'Takes it back out of the bin.',
    output: assetSchema,
    errors: { not_found, not_in_bin },
  }),
  changeAssets: endpoint({
    ...staff,
    method: 'POST',
    path: '/api/media-bulk/',
    write: 'create',
    summary: 'Changes many at once, at whatever revision they have; those that are gone or in the bin are left out of `changed`.',
    body: bulkChangeSchema,
    output: z.object({ changed: z.array(z.int()) }),
    errors: { no_such_folder },
  }),
  deleteAssets: endpoint({
    ...staff,
    method: 'POST',
    path: '/api/media-bulk-delete/',
    write: 'create',
    summary: 'Puts many into the bin; those in use stay and are named in `in_use`.',
    body: bulkDeleteSchema,
    output: z.object({ deleted: z.array(z.int()), in_use: z.array(z.int()) }),
  }),
  restoreAssets: endpoint({
    ...staff,
    method: 'POST',
    path: '/api/media-bulk-restore/',
    write: 'create',
    summary: 'Takes many back out of the bin.',
    body: bulkDeleteSchema,
    output: z.object({ restored: z.array(z.int()) }),
  }),
};

const folders = {
  folders: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/media-folders/',
    summary: 'All folders, by name.',
    output: z.array(folderSchema),
  }),
  createFolder: endpoint({
    ...staff,
    method: 'POST',
    path: '/api/media-folders/',
    write: 'create',
    summary: 'Makes a folder.',
    body: newFolderSchema,
    output: folderSchema,
    errors: { folder_taken, no_such_folder, wrong_folder },
  }),
  changeFolder: endpoint({
    ...staff,
    ...id,
    method: 'PATCH',
    path: '/api/media-folders/{id}/',
    write: 'change',
    summary: 'Renames a folder or puts it elsewhere.',
    body: folderChangeSchema,
    output: folderSchema,
    errors: { not_found, folder_taken, no_such_folder, wrong_folder },
  }),
  deleteFolder: endpoint({
    ...staff,
    ...id,
    method: 'DELETE',
    path: '/api/media-folders/{id}/',
    write: 'change',
    summary: 'Deletes an empty folder. What lies in the bin does not count.',
    output: z.void(),
    errors: { not_found, folder_not_empty },
  }),
};

const tags = {
  tags: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/media-tags/',
    summary: 'All tags in use, by name.',
    output: z.array(tagSchema),
  }),
  renameTag: endpoint({
    ...staff,
    method: 'POST',
    path: '/api/media-tags/',
    write: 'create',
    summary: 'Renames a tag everywhere, joins it with another, or takes it away.',
    body: tagRenameSchema,
    output: z.array(tagSchema),
  }),
};

export const mediaContract = { ...assets, ...folders, ...tags };

export type MediaContract = typeof mediaContract;

/**
 * How files come (tus 1.0.0 at `/api/media-uploads/`, with cookie and `X-CSRFToken` like every change). `Upload-Metadata`:
 * `filename`; `folder_id` of a folder, if any; `replaces` with the id of the asset that gets this file, and `revision` with the one it
 * was at. The last PATCH answers 200 with this; a file that is refused answers it with 422 and an error as every call has.
 */
export type Uploaded = {
  asset: Asset;
  /** The library had this very file already, perhaps in the bin: `asset` is that one, and nothing was stored. */
  is_duplicate: boolean;
};
export { type ImageObject, type ImageThumbnails, imageSchema, thumbnailsSchema } from './image-schema.ts';
export type { Asset, AssetChange, AssetQuery, AssetUse, BulkChange, Folder } from './library/asset-schema.ts';
