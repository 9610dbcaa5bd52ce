export { AccountMenu } from './header/account-menu.tsx';
export { signInMarker, signInMarkerScript } from './sign-in-marker.ts';
