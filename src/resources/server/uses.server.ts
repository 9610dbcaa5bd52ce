import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { maxUsesListed } from '../limits.ts';
import { chooseLabel, labelExpression } from './labels.server.ts';
import type { Store, StoreRegistry } from './store.server.ts';

export type Use = { resource: string; id: number | null; label: string; path: string | null };

type Reference = { table: string; column: string };

/** By every foreign key of the database, so that none is forgotten, and by pages of blocks; its own rows do not count. */
export async function usesOf(db: Database, stores: StoreRegistry, store: Store, id: number, language: Language): Promise<{ count: number; uses: Use[] }> {
  const own = new Set([...Object.values(store.links), ...Object.values(store.parts)].map(({ table, own: column }) => `${table}.${column}`));
  const keyed = Object.values(store.parts).filter((part) => part.keyed);
  const uses: Use[] = [];
  /** One that refers to it twice is one use. */
  const seen = new Set<string>();
  let count = 0;
  for (const { table, within } of [
    { table: store.table, within: sql`= ${id}` },
    ...keyed.map((part) => ({ table: part.table, within: sql`in (select id from ${sql.table(part.table)} where ${sql.ref(part.own)} = ${id})` })),
  ]) {
    for (const reference of await referencesTo(db, table)) {
      if (own.has(`${reference.table}.${reference.column}`) || isOwned(store, reference.table)) continue;
      for (const found of await recordsBehind(db, stores, reference, within)) {
        const { holder, ids } = found;
        const fresh = holder ? ids.filter((one) => !seen.has(`${holder.store.resource.name}:${one}`)) : ids;
        if (holder) for (const one of fresh) seen.add(`${holder.store.resource.name}:${one}`);
        count += fresh.length;
        uses.push(...(await namedUses(db, { holder, ids: fresh }, language)));
      }
    }
  }
  const blocks = await containersUsing(db, store.resource.name, id);
  count += blocks.length;
  uses.push(...blocks);
  return { count, uses: uses.slice(0, maxUsesListed) };
}

const isOwned = ({ owned = {}, dropped = [] }: Store, table: string): boolean => Object.hasOwn(owned, table) || dropped.includes(table);

async function referencesTo(db: Database, table: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = ${table}::regclass and cardinality(c.conkey) = 1
     order by 1, 2`.execute(db);
  return rows;
}

/** `held`: referring tables, with the column of its own number there. */
type Holder = { store: Store; held: { readonly [table: string]: string } };
type Found = { holder: Holder | null; ids: number[] };

const holdersOf = ({ stores }: StoreRegistry): Holder[] =>
  stores.map((store) => ({
    store,
    held: {
      ...Object.fromEntries([...Object.values(store.links), ...Object.values(store.parts)].map(({ table, own }) => [table, own])),
      ...store.owned,
    },
  }));

/** Whose rows, links or parts hold the reference; of a table that nobody names, how many. */
async function recordsBehind(db: Database, stores: StoreRegistry, { table, column }: Reference, within: RawBuilder<unknown>): Promise<Found[]> {
  const holders = holdersOf(stores).flatMap((holder) => {
    const own = holder.store.table === table ? 'id' : Object.hasOwn(holder.held, table) ? holder.held[table] : undefined;
    return own === undefined || own === column ? [] : [{ holder, own }];
  });
  if (holders.length === 0) {
    const { rows } = await sql<{ n: string }>`select count(*) as n from ${sql.table(table)} where ${sql.ref(column)} ${within}`.execute(db);
    return [{ holder: null, ids: Array.from({ length: Math.min(Number(rows[0]?.n ?? 0), maxUsesListed) }, () => 0) }];
  }
  const found: Found[] = [];
  for (const { holder, own } of holders) {
    const { rows } = await sql<{ id: number }>`
      select distinct ${sql.ref(own)} as id from ${sql.table(table)} where ${sql.ref(column)} ${within} and ${sql.ref(own)} is not null order by 1 desc limit 1000`.execute(
      db,
    );
    found.push({ holder, ids: rows.map(({ id }) => id) });
  }
  return found;
}

async function namedUses(db: Database, { holder, ids }: Found, language: Language): Promise<Use[]> {
  if (!holder) return ids.map(() => ({ resource: '', id: null, label: '', path: null }));
  const listed = ids.slice(0, maxUsesListed);
  if (listed.length === 0) return [];
  const { rows } = await sql<{ id: number; label: unknown; detail: string | null }>`
    select t.id, ${labelExpression(holder.store, 't')} as label, ${holder.store.detail?.('t') ?? sql`null`} as detail from ${sql.table(holder.store.table)} t where t.id = any (${listed}) order by t.id desc`.execute(
    db,
  );
  return rows.map(({ id, label, detail }) => ({
    resource: holder.store.resource.name,
    id,
    // Dates of one production are called the same.
    label: [chooseLabel(label, language).text || String(id), ...(detail ? [detail] : [])].join(', '),
    path: `${holder.store.resource.path}/${id}`,
  }));
}

async function containersUsing(db: Database, name: string, id: number): Promise<Use[]> {
  const use = `${name}:${id}`;
  const { rows } = await sql<{ id: number; slug: string; page: number | null; title: string | null }>`
    select c.id, c.slug, page.id as page, page.title->>'de' as title
      from container c left join page on c.content_type = 'page' and page.id = c.object_id
     where ${use} = any (c.uses) or exists (select from published_container p where p.container_id = c.id and ${use} = any (p.uses))
     order by c.id limit ${maxUsesListed}`.execute(db);
  return rows.map(({ slug, page, title }) => ({ resource: 'content', id: page, label: title ?? slug, path: page === null ? null : `pages/${page}` }));
}
