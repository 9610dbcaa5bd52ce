import type { Generated } from 'kysely';
import type { Id, Instant, Json } from './columns.ts';

/** One transaction's changes by column: `[before, after]`; `kind` is the table. */
export interface RecordHistoryTable {
  id: Id;
  kind: string;
  record_id: number;
  at: Instant;
  user_id: number | null;
  user_name: Generated<string>;
  via: string;
  batch: string | null;
  action: 'created' | 'changed' | 'deleted';
  changes: Json<unknown>;
  xact: Generated<string>;
}

/** For 30 days. */
export interface RecordBinTable {
  id: Id;
  kind: string;
  record_id: number;
  label: Json<unknown>;
  data: Json<unknown>;
  deleted_at: Instant;
  user_id: number | null;
  user_name: Generated<string>;
}

/** `action` is the call as it is declared; repeats within an hour are counted. */
export interface AuditLogTable {
  id: Id;
  at: Instant;
  last_at: Instant;
  user_id: number | null;
  user_name: string;
  action: string;
  object_id: number | null;
  language: string | null;
  times: Generated<number>;
  amount: number | null;
}
