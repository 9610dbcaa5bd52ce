export { AccountMenu } from './header/account-menu.tsx';
export { askUserDetails } from './header/user-details.ts';
export { signInMarker, signInMarkerScript } from './sign-in-marker.ts';
export { signOut } from './sign-out.ts';
