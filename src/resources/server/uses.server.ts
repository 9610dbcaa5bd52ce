import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { maxUsesListed } from '../limits.ts';
import { labelsOf } from './labels.server.ts';
import type { Store, StoreRegistry } from './store.server.ts';

export type Use = { resource: string; id: number | null; label: string; path: string | null };

type Reference = { table: string; column: string };

/**
 * Where a record is used: every foreign key of the database that leads to its table is looked at, so that none is forgotten,
 * and what pages made of blocks refer to. What belongs to the record itself does not count.
 */
export async function usesOf(db: Database, stores: StoreRegistry, store: Store, id: number, language: Language): Promise<{ count: number; uses: Use[] }> {
  const own = new Set([...Object.values(store.links), ...Object.values(store.parts)].map(({ table, own: column }) => `${table}.${column}`));
  const keyed = Object.values(store.parts).filter((part) => part.keyed);
  const uses: Use[] = [];
  let count = 0;
  for (const { table, within } of [
    { table: store.table, within: sql`= ${id}` },
    ...keyed.map((part) => ({ table: part.table, within: sql`in (select id from ${sql.table(part.table)} where ${sql.ref(part.own)} = ${id})` })),
  ]) {
    for (const reference of await referencesTo(db, table)) {
      if (own.has(`${reference.table}.${reference.column}`) || store.owned?.includes(reference.table)) continue;
      const found = await recordsBehind(db, stores, reference, within);
      count += found.length;
      for (const [user, ids] of groupByStore(found)) uses.push(...(await namedUses(db, user, ids, language)));
    }
  }
  const blocks = await containersUsing(db, store.resource.name, id);
  count += blocks.length;
  uses.push(...blocks);
  return { count, uses: uses.slice(0, maxUsesListed) };
}

async function referencesTo(db: Database, table: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = ${table}::regclass and cardinality(c.conkey) = 1
     order by 1, 2`.execute(db);
  return rows;
}

type Found = { store: Store | null; id: number };

/** The records whose rows, links or parts hold the reference; of a table that no resource has, its rows. */
async function recordsBehind(db: Database, stores: StoreRegistry, { table, column }: Reference, within: RawBuilder<unknown>): Promise<Found[]> {
  const holders = stores.stores.flatMap((store) => {
    if (store.table === table) return [{ store, own: 'id' }];
    const held = [...Object.values(store.links), ...Object.values(store.parts)].find((one) => one.table === table && one.own !== column);
    return held ? [{ store, own: held.own }] : [];
  });
  if (holders.length === 0) {
    const { rows } = await sql<{ n: string }>`select count(*) as n from ${sql.table(table)} where ${sql.ref(column)} ${within}`.execute(db);
    return Array.from({ length: Math.min(Number(rows[0]?.n ?? 0), maxUsesListed) }, () => ({ store: null, id: 0 }));
  }
  const found: Found[] = [];
  for (const { store, own } of holders) {
    const { rows } = await sql<{ id: number }>`
      select distinct ${sql.ref(own)} as id from ${sql.table(table)} where ${sql.ref(column)} ${within} and ${sql.ref(own)} is not null order by 1 desc limit 1000`.execute(
      db,
    );
    found.push(...rows.map((row) => ({ store, id: row.id })));
  }
  return found;
}

function groupByStore(found: readonly Found[]): Map<Store | null, number[]> {
  const groups = new Map<Store | null, number[]>();
  for (const { store, id } of found) groups.set(store, [...(groups.get(store) ?? []), id]);
  return groups;
}

async function namedUses(db: Database, store: Store | null, ids: readonly number[], language: Language): Promise<Use[]> {
  if (!store) return ids.map(() => ({ resource: '', id: null, label: '', path: null }));
  const listed = ids.slice(0, maxUsesListed);
  const labels = await labelsOf(db, store, listed, language);
  return listed.map((id) => ({ resource: store.resource.name, id, label: labels[id]?.label ?? String(id), path: `${store.resource.path}/${id}` }));
}

/** Pages made of blocks that show it, drafts and what is published. */
async function containersUsing(db: Database, name: string, id: number): Promise<Use[]> {
  const use = `${name}:${id}`;
  const { rows } = await sql<{ id: number; slug: string; page: number | null; title: string | null }>`
    select c.id, c.slug, page.id as page, page.title->>'de' as title
      from container c left join page on c.content_type = 'page' and page.id = c.object_id
     where ${use} = any (c.uses) or exists (select from published_container p where p.container_id = c.id and ${use} = any (p.uses))
     order by c.id limit ${maxUsesListed}`.execute(db);
  return rows.map(({ slug, page, title }) => ({ resource: 'content', id: page, label: title ?? slug, path: page === null ? null : `pages/${page}` }));
}
