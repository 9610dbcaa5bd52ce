import type { DataStore, Upload } from '@tus/server';

/** Hours after which a file on its way is dropped, whether it is finished or not (src/features/media/clean-up). */
export const uploadRetentionHours = 24;

/** Uploads on their way, and whole ones until they are put into the library; no answer is `StorageUnavailable`. */
export type UploadStore = {
  /** What the tus server writes to. */
  openDataStore(): DataStore;
  find(id: string): Promise<Upload | null>;
  /** What has come of it as one file, for as long as `work` takes. */
  withFile<T>(id: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Drops those whose last byte is `uploadRetentionHours` old; answers how many names or objects. */
  removeOld(now: Date): Promise<number>;
};
