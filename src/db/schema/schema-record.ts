import type { Generated } from 'kysely';
import type { Id, Instant, Json } from './columns.ts';

// The tables that follow what staff change, whatever it is.

/** What was changed of a record in one transaction, by column: `[before, after]`. `kind`: its table. */
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

/** A deleted record, for 30 days. */
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

/** A change that somebody has made, so many times within the hour. `action` is the call as it is declared. */
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
  /** How many things it is about, where it is about several. */
  amount: number | null;
}
