import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../store.server.ts';

/** By its key, as SQL. */
export function checksOf({ resource, readiness }: Store, alias: string): [string, RawBuilder<boolean>][] {
  return (resource.readiness?.checks ?? []).flatMap(({ key }) => {
    const condition = readiness?.[key];
    return condition ? [[key, condition(alias)] as [string, RawBuilder<boolean>]] : [];
  });
}

/** Anything where none are named. */
export function lacksAny(store: Store, alias: string, keys?: readonly string[]): RawBuilder<boolean> {
  const conditions = checksOf(store, alias).filter(([key]) => !keys || keys.includes(key));
  return conditions.length > 0
    ? sql`(${sql.join(
        conditions.map(([, condition]) => condition),
        sql` or `,
      )})`
    : sql`false`;
}

export function lackedKeys(store: Store, alias: string): RawBuilder<string[]> {
  const keys = checksOf(store, alias).map(([key, condition]) => sql`case when ${condition} then ${key}::text end`);
  return sql`array_remove(array[${sql.join(keys)}]::text[], null)`;
}
