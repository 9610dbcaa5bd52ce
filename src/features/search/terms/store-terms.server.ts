import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { addDays, type Day } from '#i18n/berlin-time.ts';
import { onceDays, termDays } from '../limits.ts';
import type { Searched } from './term.ts';

/** A text, and how often it was searched by how many since the last time. */
export type CountedTerm = Searched & { searches: number; visitors: number };

/** Without the site's secret nobody can try out which text it was. */
const keyOf = (secret: string, { language, term }: Searched): string =>
  createHmac('sha256', secret).update(`searched once\0${language}\0${term}`).digest('base64url');

/**
 * Adds to what has been searched on a day, in one statement. What was never searched before is kept as a hash until it is
 * searched again.
 */
export async function storeTerms(db: Database, counted: readonly CountedTerm[], { day, secret }: { day: Day; secret: string }): Promise<void> {
  if (counted.length === 0) return;
  // In one order, or two processes would wait for each other.
  const sorted = counted.toSorted((one, other) => (one.language + one.term < other.language + other.term ? -1 : 1));
  const list = <T>(of: (one: CountedTerm) => T) => sorted.map(of);
  await sql`
    with typed as (
      select * from unnest(
        ${list(({ language }) => language)}::text[], ${list(({ term }) => term)}::text[], ${list((one) => keyOf(secret, one))}::text[],
        ${list(({ searches }) => searches)}::int[], ${list(({ visitors }) => visitors)}::int[]) as typed (language, term, key, searches, visitors)
    ), before as (
      delete from search_once using typed where search_once.key = typed.key returning search_once.key
    ), readable as (
      select typed.*, (before.key is not null)::int as first from typed left join before on before.key = typed.key
      where typed.searches > 1 or before.key is not null
        or exists (select from search_term as known where known.language = typed.language and known.term = typed.term)
    ), once as (
      insert into search_once (key, day) select key, ${day}::date from typed where key not in (select key from readable) on conflict do nothing
    )
    insert into search_term as known (language, term, day, searches, visitors)
    select language, term, ${day}::date, searches + first, visitors + first from readable order by language, term
    on conflict (language, term, day) do update set searches = known.searches + excluded.searches, visitors = known.visitors + excluded.visitors`.execute(db);
}

/** Forgets what has been kept long enough. */
export async function forgetOldTerms(db: Database, today: Day): Promise<void> {
  await sql`delete from search_once where day < ${addDays(today, -onceDays)}::date`.execute(db);
  await db.deleteFrom('search_term').where('day', '<', addDays(today, -termDays)).execute();
}
