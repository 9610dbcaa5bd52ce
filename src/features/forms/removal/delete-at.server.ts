import { type RawBuilder, sql } from 'kysely';
import { usualRetentionDays } from '../limits.ts';

/** When an entry goes: by the form, else by the settings of the site, else the usual days. */
export const deleteAt = (days: number | null, now: Date): RawBuilder<Date> =>
  sql<Date>`${now}::timestamptz + make_interval(hours => 24 * coalesce(${days}::int, (select form_retention_days from site_settings), ${usualRetentionDays}::int))`;
