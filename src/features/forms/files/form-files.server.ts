import type { UploadStore } from '#features/media/index.server.ts';

/** Files that visitors have sent with forms, by names of their own; a store that does not answer is `StorageUnavailable`. */
export type FormFiles = {
  /** Those on their way. */
  uploads: UploadStore;
  /** For good once it resolves. */
  write(file: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  open(file: string): Promise<OpenFile | null>;
  /** Where there is none, nothing happens. */
  remove(file: string): Promise<void>;
  /** With a folder in which these files are, for as long as `work` takes. */
  withFolder<T>(files: readonly string[], work: (folder: string) => Promise<T>): Promise<T>;
  /** Brings to their place what is in the other one: files of before the setting was changed, and out of a backup. */
  collect(now: Date): Promise<void>;
};

export type OpenFile = { size: number; body: AsyncIterable<Uint8Array> };

/** The disk of a machine, or a bucket. */
export type FileStorage = Pick<FormFiles, 'write' | 'open' | 'remove'> & {
  list(): AsyncIterable<{ file: string; changed: Date }>;
};

/** A name that we have given; nothing else is ever opened. */
export const isFileName = (file: string): boolean => /^[0-9a-f]{32}$/.test(file);
