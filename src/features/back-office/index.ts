export { type BackOfficeQuery, type BackOfficeScreen, backOfficeHref, dashboardHref, recordHref } from './back-office-href.ts';
export type { CounterContract, WaitingCounter } from './counters/contract.ts';
export { type NavigationEntry, type NavigationGroup, navigationOf } from './navigation/navigation.ts';
export { recordIcons } from './navigation/record-icons.ts';
export { backOfficeId, type ScreenCall, type ScreenData, type Staff, staffLoader } from './staff-loader.ts';
export { t as backOfficeStrings } from './strings.ts';
