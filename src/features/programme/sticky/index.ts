export { type StickyItem, useStickyEvent, useStickyItem } from './items.ts';
export { StickyNavigation } from './sticky-navigation.tsx';
