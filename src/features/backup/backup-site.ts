import type pg from 'pg';

/** What is backed up and where to; what is restored and where from. */
export type BackupSite = {
  address: pg.ClientConfig;
  dataDir: string;
  folder: string;
  /** They are encrypted with it; null: they are not. */
  key: string | null;
  /** Whether originals of the media library may be in an object store, which keeps them itself. */
  hasObjectStore: boolean;
};
