import { type Expression, type RawBuilder, sql } from 'kysely';

/** A key of a filter and the column that says it of a row: one number or null, or a list of them. */
export type Facet<Key extends string> = { readonly key: Key; readonly column: string; readonly isList: boolean };
export type Column<Of extends Facet<string>> = Of['column'];

type Asked<Of extends Facet<string>> = {
  facets: readonly Of[];
  isChosen: (key: Of['key']) => boolean;
  /** Whether what is chosen leaves few rows. */
  isNarrowed: boolean;
  /** These columns of all that is chosen, or of all that would be without what is chosen under one key. */
  rows: (columns: readonly Column<Of>[], without: Of['key'] | null) => Expression<unknown>;
};

/**
 * For every option of every facet, how many rows there would be with it beside what is chosen under the others. What is chosen
 * is read once for all keys under which nothing is; where it is not narrowed each key is counted from an index alone, as so many
 * rows would not fit into memory.
 */
export function countBeside<Of extends Facet<string>>({
  facets,
  isChosen,
  isNarrowed,
  rows,
}: Asked<Of>): RawBuilder<{ key: Of['key']; id: number; count: number }> {
  const open = facets.filter(({ key }) => !isChosen(key));
  const branches = facets.map((facet) => {
    if (isNarrowed && !isChosen(facet.key)) return branch(facet, sql`chosen`);
    return branch(facet, sql`${rows([facet.column], isChosen(facet.key) ? facet.key : null)} as beside`);
  });
  const counted = sql.join(branches, sql` union all `);
  if (!isNarrowed || open.length === 0) return sql`${counted}`;
  const columns = open.map(({ column }) => column);
  return sql`with chosen as materialized ${rows(columns, null)} ${counted}`;
}

/** Lists are counted as lists first: the same few combinations occur again and again. */
function branch({ key, column, isList }: Facet<string>, from: RawBuilder<unknown>): RawBuilder<unknown> {
  const name = sql.ref(column);
  if (!isList) return sql`select ${sql.lit(key)} as key, ${name} as id, count(*) as count from ${from} where ${name} is not null group by ${name}`;
  return sql`select ${sql.lit(key)} as key, id, sum(times)::bigint as count
    from (select ${name} as ids, count(*) as times from ${from} group by ${name}) as combination, unnest(combination.ids) as id group by id`;
}
