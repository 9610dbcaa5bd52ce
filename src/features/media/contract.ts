import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { paginated } from '#api/pagination/paginated.ts';
import { rowId } from '#api/whole-number.ts';
import {
  assetChangeSchema,
  assetQuerySchema,
  assetSchema,
  bulkChangeSchema,
  bulkDeleteSchema,
  folderChangeSchema,
  folderSchema,
  newAssetSchema,
  newFolderSchema,
  replacementSchema,
  tagRenameSchema,
  tagSchema,
  takenSchema,
  usesSchema,
} from './library/asset-schema.ts';
import { mediaFailures } from './library/failures.ts';
import { storageStates } from './storage-state/storage-state.ts';
import { replaceFailures, storageFailures, uploadFailures } from './upload/failures.ts';

const { not_found, page_not_found } = commonFailures;
const { in_use, in_bin, not_in_bin, no_such_folder, folder_taken, folder_not_empty, wrong_folder, wrong_crop, only_for_images, wrong_captions, wrong_poster } =
  mediaFailures;
const id = { parameters: z.object({ id: rowId() }) };
/** Of those who look after media (decisions.md, "Roles"), and nobody keeps the answer. */
const staff = { access: 'editor', personal: true } as const;

/** Revisions go up by one with each write. */
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
    summary:
      'Where it is used: events, productions, people, articles, teasers, series, venues, rooms, partners, pages, sections, films and documents, settings; of pages and sections in which blocks.',
    output: usesSchema,
    errors: { not_found },
  }),
  createAsset: endpoint({
    ...staff,
    method: 'POST',
    path: '/api/media/',
    write: 'create',
    summary:
      'Puts a file that has been uploaded (`POST /api/media-uploads/`) into the library. What it is, its content says. Of one that the library has already, perhaps in its bin, that one is answered and `is_duplicate`.',
    body: newAssetSchema,
    output: takenSchema,
    errors: { no_such_folder, wrong_captions, ...uploadFailures, ...storageFailures },
  }),
  replaceAsset: endpoint({
    ...staff,
    ...id,
    method: 'POST',
    path: '/api/media/{id}/replace/',
    write: 'change',
    summary: 'Gives it another file of the same kind; texts and all places that use it stay, and show the new one.',
    body: replacementSchema,
    output: assetSchema,
    errors: { not_found, in_bin, ...replaceFailures, ...uploadFailures, ...storageFailures },
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
    errors: { not_found, in_bin, no_such_folder, wrong_crop, only_for_images, wrong_captions, wrong_poster },
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
  storage: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/media-storage/',
    summary: 'Whether the disk of the site takes files at the moment, found out by writing one: `writable`, `full`, or `failing` for another reason.',
    output: z.object({ state: z.enum(storageStates) }),
  }),
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

/** tus 1.0.0, the bytes alone; `createAsset` and `replaceAsset` then take the upload by the last part of its address. */
export const uploadContract = {
  createUpload: endpoint({
    ...staff,
    method: 'POST',
    path: '/api/media-uploads/',
    summary:
      'Begins an upload by tus 1.0.0, with creation, termination and expiration (24 hours): `Upload-Length`, and `filename` in `Upload-Metadata`. Its address in `Location` then takes HEAD, PATCH and DELETE.',
    output: z.void(),
    refusals: { 413: 'Larger than any file that the settings allow.' },
  }),
};

export { type ImageObject, type ImageThumbnails, imageFields, imageSchema, thumbnailsSchema } from './image-schema.ts';
export type { Asset, AssetChange, AssetQuery, AssetUse, BulkChange, Folder } from './library/asset-schema.ts';
export { fileTypes } from './upload/file-types.ts';
export { defaultUploadSettings, maxMegabytes, uploadSizesSchema, uploadTypesSchema } from './upload/upload-settings.ts';
