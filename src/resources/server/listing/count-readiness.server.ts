import { sql } from 'kysely';
import type { Field } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import type { Store } from '../store.server.ts';
import type { Narrowing } from './narrowing.server.ts';
import { checksOf, lackedKeys } from './readiness.server.ts';
import { whereOf } from './where.server.ts';

export type ReadinessCounts = { total: number; incomplete: number; lacking: Record<string, number> };

/** One statement. */
export async function countReadiness(
  db: Database,
  { store, narrowing, readable }: { store: Store; narrowing: Narrowing; readable: ReadonlyMap<string, Field> },
): Promise<ReadinessCounts> {
  const { rows } = await sql<{ total: string; incomplete: string } & Record<string, string>>`
    select count(*) as total, count(*) filter (where lacks <> '{}') as incomplete
           ${sql.join(
             checksOf(store, 't').map(([key]) => sql`, count(*) filter (where ${key} = any (lacks)) as ${sql.id(countedAs(key))}`),
             sql``,
           )}
      from (select ${lackedKeys(store, 't')} as lacks from ${sql.table(store.table)} t where ${whereOf(store, 't', narrowing, readable)}) as checked`.execute(
    db,
  );
  const [row] = rows;
  return {
    total: Number(row?.total ?? 0),
    incomplete: Number(row?.incomplete ?? 0),
    lacking: Object.fromEntries(checksOf(store, 't').map(([key]) => [key, Number(row?.[countedAs(key)] ?? 0)])),
  };
}

const countedAs = (key: string): string => `lacks ${key}`;
