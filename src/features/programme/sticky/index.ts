export { type StickyItem, useStickyEvent, useStickyItem } from './sticky-items.ts';
export { StickyNavigation } from './sticky-navigation.tsx';
