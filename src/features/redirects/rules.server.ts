import { problem } from '#api/problem.server.ts';
import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { normalisePath } from './path.ts';

export type RedirectRule = { id: number; old_path: string; new_path: string };

/** All rules, in their order, and by the old path. Read once, until one of them changes. */
const readRules = (db: Database) =>
  cachedRead(db, 'redirect rules', null, async () => {
    const rules: RedirectRule[] = await db.selectFrom('redirect_rule').select(['id', 'old_path', 'new_path']).orderBy('id').execute();
    return { rules, byPath: new Map(rules.map(({ old_path, new_path }) => [old_path, new_path])) };
  });

export const redirectRules = async (db: Database): Promise<RedirectRule[]> => (await readRules(db)).rules;

/** Where a path leads to by a rule, exactly this path (E §7); null where none applies. One look into a map, however many rules there are. */
export async function redirectOf(db: Database, path: string): Promise<string | null> {
  const { byPath } = await readRules(db);
  if (byPath.size === 0) return null;
  return byPath.get(path) ?? byPath.get(normalisePath(path) ?? '') ?? null;
}

/**
 * Stores that an old path leads to a new one, so that each old address leads to its last one in one hop: rules that led
 * to the old path lead to the new one now, and where the new path is itself an old one its goal is taken. To be called in
 * a transaction. Rejects with `no_path` and `redirect_loop`.
 */
export async function saveRedirect(db: Database, rule: { old_path: string; new_path: string }): Promise<RedirectRule> {
  const [from, to] = [normalisePath(rule.old_path), normalisePath(rule.new_path)];
  if (from === null || to === null) throw problem('no_path');
  // Two rules saved at once could otherwise make a loop that neither sees.
  await db.selectFrom('redirect_rule').select('id').where('old_path', 'in', [from, to]).orderBy('id').forUpdate().execute();
  const further = await db.selectFrom('redirect_rule').select('new_path').where('old_path', '=', to).executeTakeFirst();
  const goal = further?.new_path ?? to;
  if (goal === from) throw problem('redirect_loop');
  await db.updateTable('redirect_rule').set({ new_path: goal }).where('new_path', '=', from).execute();
  return db
    .insertInto('redirect_rule')
    .values({ old_path: from, new_path: goal })
    .onConflict((conflict) => conflict.column('old_path').doUpdateSet({ new_path: goal }))
    .returning(['id', 'old_path', 'new_path'])
    .executeTakeFirstOrThrow();
}

/** Has each old address lead to its last one in one hop, after a rule was written: what led to its old path, and the rule itself. */
export async function leadOn(db: Database, { id, from, to }: { id: number; from: string; to: string }): Promise<void> {
  const further = await db.selectFrom('redirect_rule').select('new_path').where('old_path', '=', to).executeTakeFirst();
  const goal = further?.new_path ?? to;
  if (goal !== to) await db.updateTable('redirect_rule').set({ new_path: goal }).where('id', '=', id).execute();
  await db.updateTable('redirect_rule').set({ new_path: goal }).where('new_path', '=', from).execute();
}

/** A page stands at these paths (again): nothing leads away from them. */
export async function freePaths(db: Database, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await db.deleteFrom('redirect_rule').where('old_path', 'in', paths).execute();
}
