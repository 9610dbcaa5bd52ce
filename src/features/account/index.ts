export { AccountMenu } from './header/account-menu.tsx';
export { askUserDetails } from './header/user-details.ts';
export { staffInvitationDays } from './limits.ts';
export { roleName } from './role-names.ts';
export { signInMarker, signInMarkerScript } from './sign-in-marker.ts';
export { signOut } from './sign-out.ts';
