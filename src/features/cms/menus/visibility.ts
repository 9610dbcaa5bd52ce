import type { MenuEntry } from './contract.ts';
import { headerEntries, type MenuName } from './placement.ts';

type HiddenReason = 'offline' | 'above_offline' | 'above_not_in_menu' | 'too_deep' | 'nothing_below' | 'no_link';

/** Null: they do; of a page that is not clickable they see the entries below it. */
export function hiddenReason(pages: readonly MenuEntry[], entry: MenuEntry, menu: MenuName): HiddenReason | null {
  if (!entry.is_online) return 'offline';
  if (menu === 'footer') return null;
  if (entry.parent !== null) {
    const above = pages.find(({ id }) => id === entry.parent);
    if (!above?.in_menu) return 'above_not_in_menu';
    if (above.parent !== null) return 'too_deep';
    if (!above.is_online) return 'above_offline';
    return entry.is_clickable ? null : 'no_link';
  }
  const below = headerEntries(pages, entry.id).filter((one) => one.is_online);
  return entry.is_clickable || below.length > 0 ? null : 'nothing_below';
}
