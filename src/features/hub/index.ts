export { type HubScreen, hubHref } from './hub-href.ts';
export { sections } from './sections.ts';
export { dashboardId, type ScreenCall, type ScreenData, type Staff, staffLoader } from './staff-loader.ts';
export { t as hubStrings } from './strings.ts';
