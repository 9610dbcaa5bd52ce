export { AccountMenu } from './header/account-menu.tsx';
export { hintScript } from './hint.ts';
