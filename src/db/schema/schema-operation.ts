import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json } from './columns.ts';

export interface ErrorLogTable {
  id: Id;
  path: string;
  status: number;
  count: Generated<number>;
  reference: string | null;
  first_seen: Instant;
  last_seen: Instant;
}

export interface OrderPlaceTable {
  key: string;
  ahead: number;
  at: Date;
}

export interface RateLimitTable {
  key: string;
  attempts: number;
  expires_at: Instant;
  blocked_until: Instant;
}

/** Nothing is stored of who visited. */
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

/** One row. */
export interface SiteCheckLeaseTable {
  only_one: Generated<boolean>;
  holder: string;
  until: Date;
}
