// Imported through a face, which leaves the code out where the server alone needs it at once (ui/deferred.tsx).
export { FilterChips } from './filter-chips.tsx';
