export { StorageNotice } from './storage-notice.tsx';
export type { StorageState } from './storage-state.ts';
