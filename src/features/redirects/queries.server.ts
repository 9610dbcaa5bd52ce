import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';

export const pageAtPath = (db: Database, path: string) =>
  db
    .selectFrom('page')
    .select('id')
    .where('is_online', '=', true)
    .where('content_type', '=', 'page')
    .where(sql<boolean>`exists (select from jsonb_each_text(urls) as address where address.value = ${path})`)
    .limit(1)
    .executeTakeFirst();

export const deleteRule = (db: Database, id: number) => db.deleteFrom('redirect_rule').where('id', '=', id).executeTakeFirst();

export type Hits = { hits: number; last: Date };

/** In one order, or two processes would wait for each other; a rule that is gone meanwhile is left out. */
export async function storeHits(db: Database, gathered: ReadonlyMap<number, Hits>): Promise<void> {
  if (gathered.size === 0) return;
  const sorted = [...gathered].sort(([one], [other]) => one - other);
  await sql`
    insert into redirect_hit as known (rule_id, hits, last_hit)
    select used.id, used.hits, used.last from unnest(
      ${sorted.map(([id]) => id)}::int[], ${sorted.map(([, { hits }]) => hits)}::int[], ${sorted.map(([, { last }]) => last)}::timestamptz[]) as used (id, hits, last)
      join redirect_rule on redirect_rule.id = used.id order by used.id
    on conflict (rule_id) do update set hits = known.hits + excluded.hits, last_hit = greatest(known.last_hit, excluded.last_hit)`.execute(db);
}

export type RedirectRule = { id: number; old_path: string; new_path: string };

/** Any number, the same for all processes; another than those of the other locks. */
export const rulesLock = 4_713_020;

export const ruleFrom = (db: Database, path: string): Promise<RedirectRule | undefined> =>
  db.selectFrom('redirect_rule').select(['id', 'old_path', 'new_path']).where('old_path', '=', path).executeTakeFirst();

/** A page stands at these paths (again): nothing leads away from them. */
export async function freePaths(db: Database, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await db.deleteFrom('redirect_rule').where('old_path', 'in', paths).execute();
}

export const allRules = (db: Database) => db.selectFrom('redirect_rule').select(['id', 'old_path', 'new_path']).orderBy('id').execute();

export const storeRule = (db: Database, from: string, to: string) =>
  db
    .insertInto('redirect_rule')
    .values({ old_path: from, new_path: to })
    .onConflict((conflict) => conflict.column('old_path').doUpdateSet({ new_path: to }))
    .returning(['id', 'old_path', 'new_path'])
    .executeTakeFirstOrThrow();

export const lockRules = (db: Database) => sql`select pg_advisory_xact_lock(${rulesLock})`.execute(db);

export const setGoal = (db: Database, id: number, new_path: string) => db.updateTable('redirect_rule').set({ new_path }).where('id', '=', id).execute();

export const followTo = (db: Database, new_path: string, from: string) =>
  db.updateTable('redirect_rule').set({ new_path }).where('new_path', '=', from).execute();
