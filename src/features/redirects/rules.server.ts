import { problem } from '#api/problem.server.ts';
import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { normaliseAddress, normalisePath, queryBeyond } from './path.ts';
import { allRules, followTo, lockRules, type RedirectRule, ruleFrom, setGoal, storeRule } from './queries.server.ts';

/** All rules, in their order, and by the old path. Read once, until one of them changes. */
const readRules = (db: Database) =>
  cachedRead(db, 'redirect rules', null, async () => {
    const rules: RedirectRule[] = await allRules(db);
    const withQuery = Map.groupBy(
      rules.filter((rule) => rule.old_path.includes('?')),
      ({ old_path }) => old_path.slice(0, old_path.indexOf('?')),
    );
    return { rules, byPath: new Map(rules.map((rule) => [rule.old_path, rule])), withQuery };
  });

export const redirectRules = async (db: Database): Promise<RedirectRule[]> => (await readRules(db)).rules;

/**
 * The rule that applies to an address, exactly this path (E §7); null where none does. One that names parameters of the query
 * comes before that of the path alone, the one that names most first. `search`: what of the query is left for where it leads to.
 */
export async function redirectOf(db: Database, path: string, search = ''): Promise<(RedirectRule & { search: string }) | null> {
  const { byPath, withQuery } = await readRules(db);
  if (byPath.size === 0) return null;
  const normalised = normalisePath(path) ?? '';
  const given = new URLSearchParams(search);
  const matching = (given.size > 0 ? (withQuery.get(normalised) ?? []) : []).flatMap((rule) => {
    const rest = queryBeyond(given, rule.old_path.slice(rule.old_path.indexOf('?') + 1));
    return rest === null ? [] : [{ ...rule, search: rest }];
  });
  const [most] = matching.sort((a, b) => b.old_path.length - a.old_path.length);
  if (most) return most;
  const rule = byPath.get(path) ?? byPath.get(normalised);
  return rule ? { ...rule, search } : null;
}

/**
 * Stores that an old path leads to a new one, so that each old address leads to its last one in one hop. To be called in a
 * transaction. Rejects with `no_path` and `redirect_loop`.
 */
export async function saveRedirect(db: Database, rule: { old_path: string; new_path: string }): Promise<RedirectRule> {
  const [from, to] = [normaliseAddress(rule.old_path), normalisePath(rule.new_path)];
  if (from === null || to === null) throw problem('no_path');
  if (await loopOf(db, { from, to })) throw problem('redirect_loop');
  const saved = await storeRule(db, from, to);
  return { ...saved, new_path: await followRedirects(db, { id: saved.id, from, to }) };
}

/**
 * Whether a rule would lead back to itself, and by which other one; null where it would not. From here to the end of the
 * transaction nobody else stores a rule: of two at once each would not see that the other closes the circle.
 */
export async function loopOf(db: Database, { from, to }: { from: string; to: string }): Promise<{ by: RedirectRule | null } | null> {
  await lockRules(db);
  if (from === to) return { by: null };
  const further = await ruleFrom(db, to);
  return further?.new_path === from ? { by: further } : null;
}

/** Has each old address lead to its last one in one hop, after a rule was written: the rule itself, and what led to its old path. Answers where. */
export async function followRedirects(db: Database, { id, from, to }: { id: number; from: string; to: string }): Promise<string> {
  const goal = (await ruleFrom(db, to))?.new_path ?? to;
  if (goal !== to) await setGoal(db, id, goal);
  await followTo(db, goal, from);
  return goal;
}
