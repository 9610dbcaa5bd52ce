import { join } from 'node:path';
import { from as copyFrom } from 'pg-copy-streams';
import type { Manifest, StoredTable } from '../archive/manifest.ts';
import { readStored, tableFile } from '../archive/stored-file.server.ts';
import { requireSame } from '../archive/verify.server.ts';
import { BackupError } from '../backup-error.ts';
import type { Connection } from '../connection.server.ts';
import { quote, quoteAll, readTables } from '../dump/catalog.server.ts';
import { patience } from '../limits.ts';

export type Source = { folder: string; key: string | null; manifest: Manifest };
type Report = (bytes: number) => void;

/**
 * Fills the tables of a new schema from a backup; answers those that the schema does not know (somebody has made them by hand), which are
 * not restored.
 */
export async function loadTables(connection: Connection, { folder, key, manifest }: Source, report: Report): Promise<string[]> {
  const { client } = connection;
  const there = new Map((await readTables(client)).map((table) => [table.name, new Set(table.columns)]));
  const tables = manifest.tables.filter(({ name }) => there.has(name) && name !== 'schema_migration');
  const names = [...there.keys()].filter((name) => name !== 'schema_migration');
  const foreignKeys = await readForeignKeys(connection);
  // What migrations have put in is in the backup too. Foreign keys hold again when all is there, and are checked then.
  for (const { table, name } of foreignKeys) await client.query(`alter table ${quote(table)} drop constraint ${quote(name)}`);
  for (const name of names) await client.query(`alter table ${quote(name)} disable trigger user`);
  await client.query(`truncate ${quoteAll(names)}`);
  for (const table of tables) {
    const unknown = table.columns.filter((column) => !there.get(table.name)?.has(column));
    if (unknown.length > 0)
      throw new BackupError(`The table ${table.name} of the backup has columns that its version does not know: ${unknown.join(', ')}.`, {
        refusal: { code: 'does_not_fit', about: table.name },
      });
    await copyIn(connection, join(folder, tableFile(table.name)), key, table);
    report(table.bytes);
  }
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${quote(table)} add constraint ${quote(name)} ${definition}`).catch((error: unknown) => {
      throw new BackupError(`The rows of the backup do not fit together: ${String(error)}`, {
        ...{ cause: error, refusal: { code: 'does_not_fit', about: table } },
      });
    });
  for (const name of names) await client.query(`alter table ${quote(name)} enable trigger user`);
  return manifest.tables.map(({ name }) => name).filter((name) => !there.has(name));
}

/** Copies stored rows into a table, and makes sure that they are the stored ones, all of them. */
export async function copyIn({ client, watch }: Connection, path: string, key: string | null, table: StoredTable, into = table.name): Promise<void> {
  watch(patience.statement + patience.silence);
  const target = client.query(copyFrom(`copy ${quote(into)} (${quoteAll(table.columns)}) from stdin`));
  requireSame(table, await readStored(path, { key, isCompressed: true }, target));
  if (target.rowCount !== table.rows)
    throw new BackupError(`Of ${table.rows} rows of ${table.name} ${target.rowCount} were taken.`, {
      refusal: { code: 'does_not_fit', about: table.name },
    });
}

type ForeignKey = { table: string; name: string; definition: string };

async function readForeignKeys({ client }: Connection): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace order by 1, 2`);
  return rows;
}
