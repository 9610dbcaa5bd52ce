import type { Generated } from 'kysely';
import type { Id } from './columns.ts';

export interface ErasureTable {
  id: Id;
  name: string;
  row_id: number;
  at: Generated<Date>;
}

/** What the database was restored from; `released_at` null: what the backup has left to be sent is held. */
export interface RestorationTable {
  id: Id;
  at: Generated<Date>;
  key: Generated<string>;
  backup: string;
  snapshot_at: Date;
  is_copy: Generated<boolean>;
  released_at: Date | null;
}

export interface HeldJobTable {
  id: Id;
  queue: 'work' | 'dead';
  data: unknown;
  start_after: Date;
}
