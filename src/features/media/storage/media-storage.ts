/**
 * Where the files of the library are kept as they came, each under the name that its content gives it (`stemOf`), there whole
 * or not at all. Pictures made from them lie on each machine's own disk: they can be made again. Names that are none of ours
 * are a TypeError everywhere; a place that does not answer is `StorageUnavailable`.
 */
export type MediaStorage = {
  read(file: string): Promise<Buffer<ArrayBuffer> | null>;
  /** Bytes; null where there is none. */
  size(file: string): Promise<number | null>;
  /** From its `first` to its `last` byte, read as it is sent; null where there is none. */
  stream(file: string, first: number, last: number): Promise<AsyncIterable<Uint8Array> | null>;
  /** Keeps a file of this machine, for good once it resolves. One that is there already counts as new. */
  store(file: string, path: string): Promise<void>;
  /** All of them, with the time since when they lie there. */
  list(): AsyncIterable<{ file: string; changed: Date }>;
  /** Where there is none, nothing happens. */
  remove(file: string): Promise<void>;
  /** Where it lies on this machine, for programs that want a path; null where it does not. */
  localPath(file: string): Promise<string | null>;
};

/** The place where files are kept does not answer now; the same may be tried again. */
export class StorageUnavailable extends Error {}
