import { createHmac } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { addDays, type Day, dayOf } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { maxPopular, onceDays, popularDays, popularVisitors, termDays } from '../limits.ts';
import type { SearchedTerm } from './contract.ts';
import type { Searched } from './term.ts';

/** Of so many new texts at a time it is looked up how much they find. */
const maxLookedUp = 50;

/** So many are looked at for each that is shown: some find nothing any more. */
const candidates = 3 * maxPopular;

export async function searchedTerms(
  db: Database,
  last: RawBuilder<unknown>,
  first: Day,
  wanted: string,
  wantedLanguage: Language | undefined,
  found: 'none' | 'corrected' | undefined,
  page_size: number,
  page: number,
) {
  const { rows } = await sql<SearchedTerm & { count: number; sum: number }>`
      select *, (count(*) over ())::int as count, (sum(searches) over ())::int as sum from (
        select language, term, sum(searches)::int as searches, max(day)::text as last_day,
          (array_agg(found ${last}) filter (where found is not null))[1] as found,
          coalesce((array_agg(is_corrected ${last}) filter (where found is not null))[1], false) as is_corrected
        from search_term
        where day >= ${first}::date and term like ${wanted} and (${wantedLanguage ?? null}::text is null or language = ${wantedLanguage ?? null})
        group by language, term
      ) as searched
      where ${found ?? null}::text is null or (case when ${found ?? null} = 'none' then found = 0 else is_corrected end)
      order by searches desc, last_day desc, term, language
      limit ${page_size} offset ${(page - 1) * page_size}`.execute(db);
  return rows;
}

/** What others look for, the most searched first. */
export async function popularTerms(db: Database, language: Language): Promise<string[]> {
  const rows = await db.selectFrom('search_popular').select('term').where('language', '=', language).orderBy('place').execute();
  return rows.map(({ term }) => term);
}

export async function candidateTerms(db: Database, language: Language, now: Date) {
  const { rows } = await sql<{ term: string }>`
      select term from search_term where language = ${language} and day > ${addDays(dayOf(now), -popularDays)}::date
      group by term having sum(visitors) >= ${popularVisitors}
      order by sum(visitors) desc, max(day) desc, term limit ${candidates}`.execute(db);
  return rows;
}

export const popularRows = (db: Database) =>
  db.selectFrom('search_popular').select(['language', 'term', 'place']).orderBy('language').orderBy('place').execute();

export const lockPopular = (db: Database) => sql`lock table search_popular in share row exclusive mode`.execute(db);

export const deletePopular = (db: Database) => db.deleteFrom('search_popular').execute();

export const insertPopular = (db: Database, chosen: readonly { language: Language; term: string; place: number }[]) =>
  db.insertInto('search_popular').values(chosen).execute();

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

export const termsNotLookedUp = (db: Database, day: Day) =>
  db.selectFrom('search_term').select(['language', 'term']).where('day', '=', day).where('found', 'is', null).limit(maxLookedUp).execute();

export const storeHits = (db: Database, hits: { found: number; is_corrected: boolean }, language: Language, term: string, day: Day) =>
  db.updateTable('search_term').set(hits).where('language', '=', language).where('term', '=', term).where('day', '=', day).execute();
