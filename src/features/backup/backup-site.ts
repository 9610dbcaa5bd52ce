import type pg from 'pg';
import type { Bucket } from '#features/media/index.server.ts';

/** What is backed up and where to; what is restored and where from. */
export type BackupSite = {
  address: pg.ClientConfig;
  dataDir: string;
  folder: string;
  /** They are encrypted with it; null: they are not. */
  key: string | null;
  /** Where originals of the media library, which it keeps itself, and files of forms may be beside the disk. */
  bucket: Bucket | null;
};
