// For the screens of staff alone: visitors' pages import nothing from here.
export { StorageNotice } from './storage-notice.tsx';
export type { StorageState } from './storage-state.ts';
