export { addStickyItem, type StickyItem } from './sticky-items.ts';
export { StickyNavigation } from './sticky-navigation.tsx';
