import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Schema } from '#db/schema.ts';

export type Store = Transaction<Schema> | Kysely<Schema>;

type WithId = { [Table in keyof Schema]: Schema[Table] extends { id: unknown } ? Table : never }[keyof Schema];

/** Rows per statement: below PostgreSQL's 65,535 parameters for every table of ours. */
const batch = 500;

/** In the order of the rows: PostgreSQL answers VALUES in the order given. */
export async function insertAll<Table extends WithId>(db: Store, table: Table, rows: readonly Insertable<Schema[Table]>[]): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += batch) {
    // Kysely resolves the types of a table only where its name is a literal
    const values = rows.slice(from, from + batch) as never;
    const found: { id: number }[] = await db.insertInto<WithId>(table).values(values).returning('id').execute();
    ids.push(...found.map(({ id }) => id));
  }
  return ids;
}

/** Link tables have no id of their own. */
export async function linkAll<Table extends Exclude<keyof Schema, WithId>>(db: Store, table: Table, rows: readonly Insertable<Schema[Table]>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += batch) {
    await db
      .insertInto<Exclude<keyof Schema, WithId>>(table)
      .values(rows.slice(from, from + batch) as never) // as above
      .execute();
  }
}

/** Returns the id for each key. */
export async function insertKeyed<Key, Table extends WithId>(
  db: Store,
  table: Table,
  entries: readonly (readonly [Key, Insertable<Schema[Table]>])[],
): Promise<IdOf<Key>> {
  const ids = await insertAll(
    db,
    table,
    entries.map(([, row]) => row),
  );
  const byKey = new Map(entries.map(([key], index) => [key, ids[index]]));
  return (key) => {
    const id = byKey.get(key);
    if (id === undefined) throw new Error(`The demo has no ${table} “${String(key)}”.`);
    return id;
  };
}

export type IdOf<Key> = (key: Key) => number;
