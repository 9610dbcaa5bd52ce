import { staffLoader } from '#features/back-office/index.ts';
import { loadMenus, type MenusData, MenusPage } from '#features/cms/back-office/menus/menus.page.tsx';
import type { MenusContract } from '#features/cms/menus/contract.ts';
import { foldMenu } from '../frame/menus/fold-menu.ts';

export { BackOfficeFrame as Frame } from './back-office-frame.tsx';

export const loader = staffLoader<MenusContract, MenusData>(loadMenus);

export const Page = () => <MenusPage fold={foldMenu} />;
