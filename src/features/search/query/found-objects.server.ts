import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { defaultLanguage, type Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import { type Category, categories } from '../categories.ts';
import { countedTo } from '../limits.ts';
import type { ParsedQuery } from './parse-query.ts';
import { otherForms, penaltyOf, scoreOf, standsOf } from './score.server.ts';
import { textQueryOf } from './text-query.server.ts';
import type { WordForms } from './word-forms.server.ts';

export type PageRange = { limit: number; offset: number };

/** How many things are found; `more_…`: that many and more, which are not counted. */
export type Counts = { count: number; events: number; more_events: boolean; more_others: boolean };

/** `text`: what stands in it in the language of who reads, or another; `texts`: in all, where somebody has mistyped and its words tell what was meant. */
export type FoundDocument = { title: Localised; names: string; labels: string; text: string | null; texts: Localised | null; url: Localised | null };

/** Something found: of events the production, with the rooms and single events in which it is. */
export type FoundObject = Counts &
  FoundDocument & {
    kind: string;
    object_id: number;
    is_over: boolean;
    groups: { room_id: number | null; event_id: number | null }[];
    /** The score of the best of all that is weighed, on whichever page. */
    best: number;
  };

/** Options of the programme's filters that lead to something. */
export type UpcomingFilters = Record<'type' | 'tag' | 'genre', readonly number[]>;

/** What is looked for. */
export type Words = {
  query: ParsedQuery;
  forms: readonly WordForms[];
  now: Date;
  filters: UpcomingFilters;
  /** Of texts that are shown, if some are. */
  language?: Language | undefined;
};
export const categoryOf = (kind: string): Category => (kind === 'event' ? 'events' : 'others');
/** Pages of what is listed: of all kinds in one list, or of each category in its own. */
export type Lists = { mixed: PageRange } | Partial<Record<Category, PageRange>>;

type How = { blocks: readonly number[]; inTitles?: boolean };

/** What is found of some lists, each thing with how many there are of its list; `inTitles`: by titles alone, and not counted. */
export async function findIn(
  db: Database,
  { now, query, forms, filters, language }: Words,
  lists: Lists,
  { blocks, inTitles = false }: How,
): Promise<FoundObject[]> {
  const isMixed = 'mixed' in lists;
  const ranges = isMixed ? [lists.mixed] : categories.map((category) => lists[category] ?? { limit: 0, offset: 0 });
  const searched = isMixed ? [0, 1] : [0, 1].filter((list) => ranges[list]?.limit);
  const last = query.whole.plain.split(' ').at(-1) ?? '';
  // One letter stands for itself, more of them begin a word.
  const typed = [query.whole.plain, ...otherForms(forms, query.whole.plain)].slice(0, maxBeginnings).map((text) => (last.length > 1 ? text : `${text} `));
  // What stands within other words is looked for only where there is not enough of the words themselves.
  const core = forms.some(({ parts }) => parts.length > 0)
    ? textQueryOf(
        forms.map((one) => ({ ...one, parts: [] })),
        query,
      )
    : sql`query`;
  const narrow = forms.length > 1 ? textQueryOf(withoutShort(forms), query) : sql`query`;
  // Among events what is over stands last; among all kinds it counts for less. What is nearest to now comes first.
  const nearness = sql`case when is_over then ${now}::timestamptz - last_at else starts_at - ${now}::timestamptz end`;
  const { rows } = await sql<FoundObject & { place: number }>`
    with asked as materialized (
      -- A sign that text search does not know leaves nothing to narrow by.
      select core, case when numnode(narrow) = 0 then query else narrow end as narrow, query
      from (select ${core} as core, ${narrow} as narrow, query from (select ${textQueryOf(forms, query)} as query) as whole) as parts
    ), hits as materialized (
      select category, block::int, wanted, rank, place, objects, is_more
      from asked cross join unnest(${blocks}::int[]) with ordinality as blocks (wanted, block)
      cross join lateral search_found(asked.core, asked.query, asked.narrow, ${searched}::int[], ${typed}::text[], ${filters.type}::int[], ${filters.tag}::int[],
        ${filters.genre}::int[], ${now}::timestamptz, ${countedTo}::int, wanted, ${inTitles}::boolean, ${!isMixed}::boolean) as hit
    ), chosen as materialized (
      select place, min(block) as block from (
        select block, place, is_more, wanted, row_number() over (partition by category, block order by min(rank) nulls last, place) as number
        from hits group by category, block, wanted, is_more, place
      ) as ranked
      where number <= wanted or not is_more group by place
    ), objects as materialized (
      select kind, object_id, min(block) as block, array_agg(place) as places from chosen join search_document as stored on stored.ctid = chosen.place group by kind, object_id
    ), weighed as materialized (
      select stored.id, stored.kind, stored.object_id, stored.room_id, stored.event_id, stored.starts_at, objects.block,
        coalesce(stored.over_at <= ${now}::timestamptz, false) as is_over, ${scoreOf(forms, query.whole)} as score
      -- With one document of a thing come all others of it that are found: it is weighed alike on all pages.
      from objects join search_document as stored using (kind, object_id)
      -- Names are unpacked once, and not for each pattern.
      cross join lateral (select stored.heading, stored.naming || '' as naming offset 0) as document
      cross join lateral (select ${standsOf(forms)} offset 0) as stands
      where stored.ctid = any (objects.places) or (stored.kind = 'event' and stored.is_shown and stored.words @@ (select query from asked))
    ), things as (
      select kind, object_id, case when ${isMixed}::boolean or kind = 'event' then 1 else 2 end as list, min(block) as block, bool_and(is_over) as is_over, max(score) as score,
        min(starts_at) filter (where not is_over) as starts_at, max(starts_at) as last_at,
        (array_agg(id order by score desc, id))[1] as document_id, jsonb_agg(jsonb_build_object('room_id', room_id, 'event_id', event_id)) as groups
      from weighed group by kind, object_id
    ), placed as (
      select *, max(score) over (partition by list) as best, (row_number() over (partition by list
        order by block, is_over and not ${isMixed}::boolean, score - ${penaltyOf(now)} desc, ${nearness}, kind, object_id))::int as place
      from things
    ), counts as materialized (
      select coalesce(max(objects) filter (where category = 0), 0) as events, coalesce(max(objects) filter (where category = 1), 0) as others,
        coalesce(bool_or(is_more) filter (where category = 0), false) as more_events, coalesce(bool_or(is_more) filter (where category = 1), false) as more_others
      from hits
    )
    select place, placed.kind, placed.object_id, placed.document_id, placed.is_over, placed.groups, placed.best,
      events, events + others as count, more_events, more_others, stored.title, stored.names, stored.labels, ${textIn(language)} as text,
      case when ${language !== undefined && forms.some(({ near }) => near.length > 0)}::boolean then stored.body end as texts, stored.url
    from placed join search_document as stored on stored.id = placed.document_id cross join counts
    where place > (${ranges.map(({ offset }) => offset)}::int[])[list] and place <= (${ranges.map(({ offset, limit }) => offset + limit)}::int[])[list]
    order by list, place`.execute(db);
  if (inTitles) return rows;
  const counted = rows.map(withCounts).map((row) => (isMixed ? row : countedIn(row, categoryOf(row.kind))));
  return counted.filter(({ place, count }) => place <= count);
}

/** As `choose` does: whole texts are long, and there may be forty. */
const textIn = (language: Language | undefined): RawBuilder<string | null> =>
  sql`case when ${language !== undefined}::boolean then coalesce(nullif(stored.body ->> ${language ?? ''}::text, ''), nullif(stored.body ->> ${defaultLanguage}::text, ''), stored.body ->> 'en') end`;

/** As a category by itself counts. */
const countedIn = <Row extends Counts>(row: Row, category: Category): Row =>
  category === 'events' ? { ...row, count: row.events, more_others: false } : { ...row, count: row.count - row.events, events: 0, more_events: false };

/** Of what is not counted to its end a round number, so that „more than“ may stand before it. */
function withCounts<Row extends Counts>(row: Row): Row {
  const events = row.more_events ? rounded(row.events) : row.events;
  const others = row.more_others ? rounded(row.count - row.events) : row.count - row.events;
  return { ...row, events, count: events + others };
}

const rounded = (count: number): number => {
  const step = 10 ** (String(count).length - 1);
  return Math.floor(count / step) * step;
};

/** Words of more letters in the place of those that few letters begin: the same statement, and less to collect (`search_taken`). Few words begin with a number. */
function withoutShort(forms: readonly WordForms[]): readonly WordForms[] {
  const isShort = ({ word: { plain } }: WordForms) => plain.length > 1 && plain.length < longFrom && !/^\d+$/.test(plain);
  const other = forms.find((one) => !isShort(one));
  return other ? forms.map((one) => (isShort(one) ? other : one)) : forms;
}

/** What begins with fewer letters is in very much. */
const longFrom = 4;

/** So many forms of what was typed are looked up as the beginning of a title. */
const maxBeginnings = 4;
