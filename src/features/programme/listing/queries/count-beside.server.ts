import { type Expression, type RawBuilder, sql } from 'kysely';

/** A key of a filter and the column that says it of a row: one number or null, or a list of them. */
export type Facet<Key extends string> = { readonly key: Key; readonly column: string; readonly isList: boolean };
export type Column<Of extends Facet<string>> = Of['column'];

type Asked<Of extends Facet<string>> = {
  facets: readonly Of[];
  isChosen: (key: Of['key']) => boolean;
  /** These columns of all that is chosen, or of all that would be without what is chosen under one key. */
  rows: (columns: readonly Column<Of>[], without: Of['key'] | null) => Expression<unknown>;
};

/**
 * For every option of every facet, how many rows there would be with it beside what is chosen under the others. What is chosen
 * is read once for all keys under which nothing is, and once more for each of the others.
 */
export function countBeside<Of extends Facet<string>>({ facets, isChosen, rows }: Asked<Of>): RawBuilder<{ key: Of['key']; id: number; count: number }> {
  const open = facets.filter(({ key }) => !isChosen(key));
  const readings = facets.filter(({ key }) => isChosen(key)).map((facet) => ({ read: [facet], without: facet.key as Of['key'] | null }));
  if (open.length > 0) readings.push({ read: open, without: null });
  const counted = readings.map(({ read, without }) => {
    const columns = read.map(({ column }) => column);
    return { read, counts: combinations(columns, rows(columns, without)) };
  });
  const tables = counted.map(({ counts }, index) => sql`${sql.ref(`counted_${index}`)} as materialized (${counts})`);
  const branches = counted.flatMap(({ read }, index) => read.map((facet, place) => branch(facet, `counted_${index}`, combinationOf(place, read.length))));
  return sql`with ${sql.join(tables)} ${sql.join(branches, sql` union all `)}`;
}

/** How often each value of each column occurs. Lists are counted as lists: the same few occur again and again. */
function combinations(columns: readonly string[], rows: Expression<unknown>): RawBuilder<unknown> {
  const names = columns.map((column) => sql.ref(column));
  return sql`select ${sql.join(names)}, grouping(${sql.join(names)}) as combination, count(*) as times
    from ${rows} as row group by grouping sets (${sql.join(names.map((name) => sql`(${name})`))})`;
}

/** What `grouping` says where only the column at this place is told apart: a bit for each of the others. */
const combinationOf = (place: number, places: number): number => (1 << places) - 1 - (1 << (places - 1 - place));

function branch({ key, column, isList }: Facet<string>, from: string, combination: number): RawBuilder<unknown> {
  const name = sql.ref(column);
  const own = sql`from ${sql.ref(from)} where combination = ${sql.lit(combination)}`;
  if (!isList) return sql`select ${sql.lit(key)} as key, ${name} as id, times as count ${own} and ${name} is not null`;
  return sql`select ${sql.lit(key)} as key, id, sum(times)::bigint as count from (select unnest(${name}) as id, times ${own}) as option group by id`;
}
