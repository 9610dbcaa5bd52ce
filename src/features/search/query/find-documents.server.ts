import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Category } from '../categories.ts';
import { maxWeighed } from '../limits.ts';
import { joined, type ParsedQuery } from './parse-query.ts';
import { otherForms, penaltyOf, scoreOf } from './score.server.ts';
import { shortest, type WordForms } from './word-forms.server.ts';

export type Place = { limit: number; offset: number };

/** Something found: of events the production, with the rooms and single events in which it is. */
export type FoundObject = {
  kind: string;
  object_id: number;
  document_id: number;
  is_over: boolean;
  groups: { room_id: number | null; event_id: number | null }[];
  /** The score of the best of all that is found, on whichever page. */
  best: number;
  count: number;
  events: number;
};

/** Options of the programme's filters that lead to something. */
export type FiltersToCome = Record<'type' | 'tag' | 'genre', readonly number[]>;

export type Looked = { query: ParsedQuery; forms: readonly WordForms[]; now: Date; category: Category | null; filters: FiltersToCome };

/**
 * One page of what is found, best first; each says how many there are in all. Of very much, `maxWeighed` are weighed: those
 * whose title begins with what was typed, then what is to come; all of it only for who goes on to later pages (decision 0075).
 */
export async function findDocuments(db: Database, looked: Looked, { limit, offset }: Place): Promise<FoundObject[]> {
  const { now, category, query, forms } = looked;
  const weighed = offset + limit > maxWeighed / 4 ? null : maxWeighed;
  const beginnings = [query.whole.plain, ...otherForms(forms, query.whole.plain)].map((text) => `%| ${text}%`);
  // Among events what is over stands last; among all kinds it counts for less. What is nearest to now comes first.
  const nearness = sql`case when is_over then ${now}::timestamptz - last_at else starts_at - ${now}::timestamptz end`;
  const order = sql`${category === null ? sql`` : sql`is_over, `}score - ${penaltyOf(now)} desc, ${nearness}, kind, object_id`;
  const { rows } = await sql<FoundObject>`
    with found as materialized (
      select document.ctid as place, document.kind = 'event' as is_event, document.object_id, document.starts_at,
        coalesce(document.over_at <= ${now}, false) as is_over, document.heading like any (${beginnings}::text[]) as begins
      from search_document as document
      -- A query that the planner does not see: for a word of most documents it would read all vectors and no index.
      where document.words @@ (select ${queryOf(looked)}) and ${isShown(looked)}
    ), weighed as materialized (
      select stored.id, stored.kind, stored.object_id, stored.room_id, stored.event_id, stored.starts_at, found.is_over,
        ${scoreOf(forms, query.whole)} as score
      from (select place, is_over from found order by begins desc, is_over, starts_at limit ${weighed}) as found
      join search_document as stored on stored.ctid = found.place
      -- Names are unpacked once, and not for each pattern.
      cross join lateral (select stored.heading, stored.naming || '' as naming offset 0) as document
    ), best as (
      select *, row_number() over (order by ${order}) as place from (
        select kind, object_id, bool_and(is_over) as is_over, max(score) as score, min(starts_at) as starts_at, max(starts_at) as last_at
        from weighed group by kind, object_id
      ) as objects order by ${order} limit ${limit} offset ${offset}
    ), counted as materialized (
      select (count(distinct object_id) filter (where is_event))::int as events, (count(*) filter (where not is_event))::int as others from found
    )
    select best.kind, best.object_id, best.is_over, (select max(score) from weighed) as best, events, events + others as count,
      (array_agg(weighed.id order by weighed.score desc, weighed.id))[1] as document_id,
      jsonb_agg(jsonb_build_object('room_id', weighed.room_id, 'event_id', weighed.event_id)) as groups
    from best join weighed on weighed.kind = best.kind and weighed.object_id = best.object_id cross join counted
    group by best.place, best.kind, best.object_id, best.is_over, events, others
    order by best.place`.execute(db);
  return rows;
}

/** What visitors may see, in the category asked for; of the programme's filters those that lead to something. */
function isShown({ now, category, filters }: Looked): RawBuilder<SqlBool> {
  const ofCategory = category === null ? sql`true` : category === 'events' ? sql`document.kind = 'event'` : sql`document.kind <> 'event'`;
  return sql<SqlBool>`document.is_shown and (document.shown_from is null or document.shown_from <= ${now}) and ${ofCategory}
    and (document.kind not in ('type', 'tag', 'genre') or document.object_id = any (
      case document.kind when 'type' then ${filters.type}::int[] when 'tag' then ${filters.tag}::int[] else ${filters.genre}::int[] end))`;
}

/** Every word, as it is, reduced, or within another; and every phrase. */
function queryOf({ forms, query }: Looked): RawBuilder<unknown> {
  const words = sql.join(forms.map(queryOfWord), sql` && `);
  const phrases = query.phrases.map((phrase) => {
    const { plain, spelled } = joined(phrase);
    return sql` && (phraseto_tsquery('pg_catalog.simple', ${plain}) || phraseto_tsquery('pg_catalog.simple', ${spelled}))`;
  });
  return sql`${words}${sql.join(phrases, sql``)}`;
}

function queryOfWord({ word: { plain, spelled }, forms, stems, parts, pairs, near }: WordForms): RawBuilder<unknown> {
  const isPrefix = plain.length > 1;
  const endings = stems.filter((stem) => stem.length >= otherEndingsFrom);
  // What another of them begins is found with it, and would be looked up for nothing.
  const beginnings = shortest([...(isPrefix ? forms : []), ...endings, ...parts]);
  const simple = [
    ...beginnings.map((beginning) => `${quote(beginning)}:*`),
    ...[...(isPrefix ? [] : forms), ...near].map(quote),
    ...pairs.map(([first, second]) => `(${quote(first)} ${first.length > 1 && second.length > 1 ? '&' : '<->'} ${quote(second)})`),
  ].join(' | ');
  const reduced = [...new Set([plain, spelled])].map(quote).join(' | ');
  return sql`(to_tsquery('pg_catalog.simple', ${simple}) || to_tsquery('pg_catalog.german', ${reduced}) || to_tsquery('pg_catalog.english', ${reduced}))`;
}

/** What is reduced to fewer letters begins too many other words. */
const otherEndingsFrom = 5;

/** A word within a text search query; letters and digits are all that it has. */
const quote = (word: string): string => `'${word.replace(/['\\]/g, '')}'`;
