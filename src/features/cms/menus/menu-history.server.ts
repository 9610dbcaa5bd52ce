import type { Database } from '#db/database.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Localised } from '#i18n/localised.ts';
import type { MenuChange, MenuHistoryEntry } from './contract.ts';
import type { MenuPage } from './placement.ts';
import { historyRows } from './queries/history.server.ts';

/** An entry as the history has it (`menu_entry` in SQL); `urls` of links alone, `moved` of what was moved by the call for that. */
export type NotedEntry = Omit<MenuPage, 'id'> & { title: Localised; menu_title: Localised; is_online: boolean; urls?: Localised; moved?: true };
/** What stood there before and after, by the id of the page; null where there was no such page. */
export type NotedChanges = Readonly<Record<string, readonly [NotedEntry | null, NotedEntry | null]>>;

/** The last changes of the menus, the last first. */
export async function readMenuHistory(db: Database): Promise<MenuHistoryEntry[]> {
  const rows = await historyRows(db);
  return rows.map(({ id, at, user_name, changes }) => ({ id, at: toBerlinIso(at), user_name, changes: changesIn(changes as NotedChanges) })); // as the trigger writes it
}

/** What was done, without those that only make room for what was moved. */
function changesIn(noted: NotedChanges): MenuChange[] {
  const all = Object.entries(noted).map(([id, [before, after]]) => ({ id: Number(id), before, after }));
  const changed = all.flatMap(({ id, before, after }) => {
    const one = after ?? before;
    const title = { ...one?.title, ...one?.menu_title };
    return changesOf(before, after).map((change) => ({ id, title, ...change }));
  });
  if (changed.length > 0) return changed;
  return (['sort', 'footer_sort'] as const).flatMap((column): MenuChange[] => {
    const placed = all.flatMap(({ id, before, after }) => (before && after && before[column] !== after[column] ? [{ id, before, after }] : []));
    const mover = placed.find(({ after }) => after.moved) ?? movedAmong(placed, column);
    if (!mover) return [];
    return [{ id: mover.id, title: { ...mover.after.title, ...mover.after.menu_title }, what: 'moved', menu: column === 'sort' ? 'header' : 'footer' }];
  });
}

type Change = Pick<MenuChange, 'what' | 'menu'>;

function changesOf(before: NotedEntry | null, after: NotedEntry | null): Change[] {
  if (!after) return [{ what: 'deleted', menu: null }];
  const found: Change[] = [];
  for (const [menu, flag] of [
    ['header', 'in_menu'],
    ['footer', 'in_footer'],
  ] as const) {
    if (after[flag] !== (before?.[flag] ?? false)) found.push({ what: after[flag] ? 'added' : 'removed', menu });
    else if (before && menu === 'header' && after.in_menu && (before.parent !== after.parent || before.menu_group !== after.menu_group))
      found.push({ what: 'moved', menu });
  }
  if (!before) return found;
  const named = ({ title, menu_title, urls }: NotedEntry) => JSON.stringify([menu_title, urls ? [title, urls] : null]);
  if (named(before) !== named(after)) found.push({ what: 'renamed', menu: null });
  if (before.is_online !== after.is_online) found.push({ what: after.is_online ? 'online' : 'offline', menu: null });
  return found;
}

/** Of entries whose order alone is another, the one without which it is the same. */
function movedAmong<Entry extends { id: number; before: NotedEntry; after: NotedEntry }>(entries: readonly Entry[], column: 'sort' | 'footer_sort') {
  const inOrder = (side: 'before' | 'after') => [...entries].sort((one, other) => one[side][column] - other[side][column]);
  const without = (list: readonly Entry[], id: number) => list.flatMap((one) => (one.id === id ? [] : [one.id])).join();
  const [was, is] = [inOrder('before'), inOrder('after')];
  return entries.find(({ id }) => was.findIndex((one) => one.id === id) !== is.findIndex((one) => one.id === id) && without(was, id) === without(is, id));
}
