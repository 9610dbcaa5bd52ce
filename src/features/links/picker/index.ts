/**
 * Where a link leads, as a part of forms; a module of its own, so that no page for visitors loads it (`.dependency-cruiser.cjs` says who
 * may import it).
 */
export { LinkCard } from './link-card.tsx';
export { LinkField } from './link-field.tsx';
export { example as linkPickerExample } from './link-picker.example.tsx';
export { LinkSearch } from './link-search.tsx';
export { useDescription } from './use-description.ts';
