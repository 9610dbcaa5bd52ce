import type pg from 'pg';
import { BackupError } from '../backup-error.ts';
import { openConnection } from '../connection.server.ts';
import { quote } from '../dump/catalog.server.ts';

/** Of a restored database until it takes the place of the one in use; and of that one until the new one is seen to work. */
export const draftSchema = 'foyer_restored';
export const formerSchema = 'foyer_former';

/** `live`: that which the site uses. */
export type Schemas = { live: string };

export async function readSchemas(client: pg.Client): Promise<Schemas> {
  const { rows } = await client.query<{ live: string | null; may_create: boolean }>(
    `select current_schema() as live, has_database_privilege(current_database(), 'create') as may_create`,
  );
  const { live = null, may_create = false } = rows[0] ?? {};
  if (!live || !may_create)
    throw new BackupError(
      'The account of the database may not create a schema beside the one in use. Let its administrator run: grant create on database DATABASE to ACCOUNT.',
      { refusal: { code: 'no_rights', about: '' } },
    );
  return { live };
}

/** Brings everything of the site from one schema into another, within a transaction; what belongs to an extension stays. */
export async function moveObjects(client: pg.Client, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ kind: string; name: string }>(
    `with own (class, id, kind, name) as (
       select 'pg_class'::regclass, oid, case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, oid::regclass::text
         from pg_class c where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
           and not (relkind = 'S' and exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype in ('a', 'i')))
       union all select 'pg_proc'::regclass, oid, case prokind when 'p' then 'procedure' when 'a' then 'aggregate' else 'function' end, oid::regprocedure::text
         from pg_proc where pronamespace = $1::regnamespace
       union all select 'pg_type'::regclass, t.oid, 'type', t.oid::regtype::text
         from pg_type t left join pg_class c on c.oid = t.typrelid
        where typnamespace = $1::regnamespace and (typtype in ('e', 'd', 'r') or (typtype = 'c' and c.relkind = 'c')))
     select kind, name from own
      where not exists (select from pg_depend where classid = own.class and objid = own.id and deptype = 'e') order by kind, name`,
    [quote(from)],
  );
  for (const { kind, name } of rows) await client.query(`alter ${kind} ${name} set schema ${quote(to)}`);
}

/** Whether the site has been here: an empty database has nothing to lose. */
export async function hasSite(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string | null }>(`select to_regclass(quote_ident(current_schema()) || '.schema_migration')::text as name`);
  return Boolean(rows[0]?.name);
}

/** Removes what a restore that was ended has left. */
export async function dropSchemas(address: pg.ClientConfig, ...names: string[]): Promise<void> {
  const { client, close } = await openConnection(address);
  try {
    for (const name of names) await client.query(`drop schema if exists ${quote(name)} cascade`);
  } finally {
    await close();
  }
}
