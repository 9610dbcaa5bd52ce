/** By the name of its content (`stemOf`), whole or not at all; a foreign name is a TypeError, no answer `StorageUnavailable`. */
export type MediaStorage = {
  read(file: string): Promise<Buffer<ArrayBuffer> | null>;
  /** Bytes; null where there is none. */
  size(file: string): Promise<number | null>;
  /** From its `first` to its `last` byte, read as it is sent; null where there is none. */
  stream(file: string, first: number, last: number): Promise<AsyncIterable<Uint8Array> | null>;
  /** For good once it resolves; one that is there already counts as new. */
  store(file: string, path: string): Promise<void>;
  /** All of them, with the time since when they lie there. */
  list(): AsyncIterable<{ file: string; changed: Date }>;
  /** Where there is none, nothing happens. */
  remove(file: string): Promise<void>;
  /** For programs that want a path; null where it is not on this machine. */
  localPath(file: string): Promise<string | null>;
};

/** The place where files are kept does not answer now; the same may be tried again. */
export class StorageUnavailable extends Error {}
