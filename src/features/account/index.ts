export { AccountMenu } from './header/account-menu.tsx';
export { hintScript, isHinted } from './hint.ts';
