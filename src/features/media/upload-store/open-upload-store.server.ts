import { join } from 'node:path';
import { openBucket } from '../storage/bucket.server.ts';
import type { StorageSettings } from '../storage/open-storage.server.ts';
import { diskUploadStore } from './disk-upload-store.server.ts';
import { s3UploadStore } from './s3-upload-store.server.ts';
import type { UploadOptions, UploadStore } from './upload-store.ts';

/** Where new files of the library go, uploads go too; those of before the setting was changed are dropped in time in either place. */
export function openUploadStore({ dataDir, mediaStorage, mediaS3 }: StorageSettings, options = libraryUploads(dataDir)): UploadStore {
  const disk = diskUploadStore(options);
  if (!mediaS3) return disk;
  const store = s3UploadStore(openBucket(mediaS3), options);
  const removeOld = async (now: Date) => (await disk.removeOld(now)) + (await store.removeOld(now));
  return { ...(mediaStorage === 'disk' ? disk : store), removeOld };
}

const libraryUploads = (dataDir: string): UploadOptions => ({ directory: join(dataDir, 'media', 'uploads'), prefix: 'uploads/', hours: 24 });
