export { AccountMenu } from './header/account-menu.tsx';
export { hintedSignIn, hintScript } from './hint.ts';
