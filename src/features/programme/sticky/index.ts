export { addStickyItem, type StickyItem, useStickyEvent } from './sticky-items.ts';
export { StickyNavigation } from './sticky-navigation.tsx';
