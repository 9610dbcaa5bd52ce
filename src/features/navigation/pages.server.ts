import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import type { MenuPage } from './menu-tree.ts';
import { readMenuPages } from './queries.server.ts';

/** The pages that are online and stand in a menu, in the footer, or are landing pages; in the order of the tree's levels. */
export const menuPages = (db: Database): Promise<MenuPage[]> => cachedRead(db, 'menu pages', null, () => readMenuPages(db));
