import { type RawBuilder, sql } from 'kysely';

/** What somebody of the staff is called in what they have written: kept as a text, so that it stands when the account has gone. */
export const nameOfStaff = (id: number | undefined): RawBuilder<string> =>
  sql<string>`coalesce((select coalesce(nullif(name, ''), email) from site_user where id = ${id ?? null}), '')`;
