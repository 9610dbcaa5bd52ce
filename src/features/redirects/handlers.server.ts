import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { redirectContract } from './contract.ts';
import { isLivingPage, isReservedPath } from './covered-path.server.ts';
import { normaliseAddress } from './path.ts';
import { deleteRule } from './queries.server.ts';
import { redirectRules, saveRedirect } from './rules.server.ts';

export const redirectOperations = implement(redirectContract, {
  rules: async ({ query: { old_path: path } }, { db }) => {
    const rules = await redirectRules(db);
    return path === undefined ? rules : rules.filter(({ old_path }) => old_path === normaliseAddress(path));
  },

  saveRule: async ({ body: { covers_page, ...rule } }, { db }) => {
    if (isReservedPath(rule.old_path)) return problem('path_reserved');
    if (!covers_page && (await isLivingPage(db, rule.old_path))) return problem('path_in_use');
    return saveRedirect(db, rule);
  },

  deleteRule: async ({ parameters: { id } }, { db }) => {
    const { numDeletedRows } = await deleteRule(db, id);
    if (numDeletedRows === 0n) return problem('not_found');
  },
});
