export { watchMedia } from './clean-up/watch.server.ts';
export { type NewFile, saveFile } from './files/save-file.server.ts';
export { mediaRoutes } from './handlers.server.ts';
export { mediaCounters } from './library/counters.server.ts';
export { rightsColumns, rightsOf } from './library/picture-rights.ts';
export { loadCompanions } from './library/queries/load-companions.server.ts';

export { picturesById } from './library/queries/pictures-by-id.server.ts';

export { isUsable } from './library/queries/usable.server.ts';

export { usedAssets } from './library/queries/uses.server.ts';

export { type Media, mediaService, openMedia } from './open-media.server.ts';
export { mediaOperations } from './operations.server.ts';
export { askForPreviews } from './previews/preview-jobs.server.ts';
export { findPrograms } from './previews/programs.server.ts';
export { askPublic, type FetchFailure, FetchRefused, type Net } from './remote/fetch-public.server.ts';
export { takePicture } from './remote/take-picture.server.ts';
export { type Bucket, openBucket, type S3Settings, type StoredObject } from './storage/bucket.server.ts';
export { StorageUnavailable } from './storage/media-storage.ts';
export { moveMediaCommand } from './storage/move-command.server.ts';
export { openStorage, type StorageSettings } from './storage/open-storage.server.ts';

export { saveImage } from './storage/originals.server.ts';

export type { NewImage } from './storage/queries/assets.server.ts';

export { uploadRoutes } from './upload/uploads.server.ts';
export { openUploadStore } from './upload-store/open-upload-store.server.ts';
export { inTemporaryFolder } from './upload-store/temporary-folder.server.ts';
export type { UploadStore } from './upload-store/upload-store.ts';
