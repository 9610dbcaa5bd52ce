import { type RawBuilder, sql } from 'kysely';
import { storedIn } from '#resources/index.server.ts';
import { isLivingPage, isReservedPath } from './covered-path.server.ts';
import { normaliseAddress, normalisePath } from './path.ts';
import { redirect } from './redirect.resource.ts';
import { followRedirects, loopOf } from './rules.server.ts';
import { t } from './strings.ts';

const noted = <T>(column: RawBuilder<T>, id: RawBuilder<number>): RawBuilder<T> => sql`(select ${column} from redirect_hit used where used.rule_id = ${id})`;

export const redirectStore = storedIn(redirect, {
  table: 'redirect_rule',
  counted: {
    hits: (id) => sql`coalesce(${noted(sql<number>`used.hits`, id)}, 0)`,
    last_hit: (id) => noted(sql<Date>`used.last_hit`, id),
  },
  owned: { redirect_hit: 'rule_id' },
  // What is no path has been refused before it comes here.
  derive: ({ old_path, new_path }) => ({ old_path: normaliseAddress(String(old_path)), new_path: normalisePath(String(new_path)) }),
  check: async ({ old_path, new_path }, { db, id, language }): Promise<Record<string, string[]>> => {
    const [from, to] = [normaliseAddress(String(old_path)), normalisePath(String(new_path))];
    if (from === null || to === null) return from === null ? { old_path: [t(language, 'no_old_path')] } : { new_path: [t(language, 'no_path')] };
    if (isReservedPath(from)) return { old_path: [t(language, 'path_reserved')] };
    const stored = id === null ? undefined : await db.selectFrom('redirect_rule').select('old_path').where('id', '=', id).executeTakeFirst();
    if (stored?.old_path !== from && (await isLivingPage(db, from))) return { old_path: [t(language, 'path_in_use')] };
    const loop = await loopOf(db, { from, to });
    if (!loop || (loop.by && loop.by.id === id)) return {};
    return { new_path: [loop.by ? t(language, 'redirect_loop_by', loop.by) : t(language, 'redirect_loop')] };
  },
  changed: async (id, { db }) => {
    const { old_path, new_path } = await db.selectFrom('redirect_rule').select(['old_path', 'new_path']).where('id', '=', id).executeTakeFirstOrThrow();
    await followRedirects(db, { id, from: old_path, to: new_path });
  },
});
