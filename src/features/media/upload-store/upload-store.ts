import type { DataStore, Upload } from '@tus/server';

/** Where they are: a folder of the disk, or objects of a bucket; `hours` after its last byte one is dropped, whether it is whole or not. */
export type UploadOptions = { directory: string; prefix: string; hours: number };

/** Uploads on their way, and whole ones until somebody has use for them; no answer is `StorageUnavailable`. */
export type UploadStore = {
  /** What the tus server writes to. */
  openDataStore(): DataStore;
  find(id: string): Promise<Upload | null>;
  /** What has come of it as one file, for as long as `work` takes. */
  withFile<T>(id: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Where there is none, nothing happens. */
  remove(id: string): Promise<void>;
  /** Drops those whose time is over; answers how many files or objects. */
  removeOld(now: Date): Promise<number>;
};
