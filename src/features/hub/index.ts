export { type HubScreen, hubHref, recordHref } from './hub-href.ts';
export { type NavigationEntry, type NavigationGroup, navigationOf } from './navigation/navigation.ts';
export { recordIcons } from './navigation/record-icons.ts';
export { dashboardId, type ScreenCall, type ScreenData, type Staff, staffLoader } from './staff-loader.ts';
export { t as hubStrings } from './strings.ts';
