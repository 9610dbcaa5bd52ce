import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json } from './columns.ts';

// The tables of the running site itself.

export interface ErrorLogTable {
  id: Id;
  path: string;
  status: number;
  count: Generated<number>;
  reference: string | null;
  first_seen: Instant;
  last_seen: Instant;
}

export interface RateLimitTable {
  key: string;
  attempts: number;
  expires_at: Instant;
  blocked_until: Instant;
}

/** What browsers have stopped by the content security policy, grouped; of who visited nothing is kept. */
export interface PolicyReportTable {
  id: Id;
  directive: string;
  blocked: string;
  path: string;
  is_enforced: boolean;
  count: number;
  first_seen: Instant;
  last_seen: Instant;
  ignored_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface SiteCheckTable {
  name: string;
  is_bad: boolean;
  state: string;
  /** What its words name: a number or text, or bytes, a day, a moment. */
  found: Json<Record<string, string | number | { bytes: number } | { day: string } | { at: string }>>;
  since: Date;
  checked_at: Date;
  told_at: Date | null;
}

/** Which process makes the checks; one row. */
export interface SiteCheckLeaseTable {
  only_one: Generated<boolean>;
  holder: string;
  until: Date;
}
