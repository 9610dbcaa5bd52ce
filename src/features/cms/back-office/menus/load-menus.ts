import type { ScreenCall } from '#features/back-office/index.ts';
import type { MenuEntry, MenuHistoryEntry, MenusContract } from '../../menus/contract.ts';

export type MenusData = { revision: number; pages: MenuEntry[]; history: MenuHistoryEntry[] };

export async function loadMenus({ api, language, signal }: ScreenCall<MenusContract>): Promise<MenusData> {
  const [menus, history] = await Promise.all([api.get('/api/cms-menus/', { language, signal }), api.get('/api/cms-menus/history/', { language, signal })]);
  return { ...menus, history };
}
