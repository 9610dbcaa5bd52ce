export { useShopOnline } from './shop-state.ts';
export { useLiveUpdates } from './use-live-updates.ts';
