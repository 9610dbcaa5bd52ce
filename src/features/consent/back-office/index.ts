// For the screens of staff alone.
export { ConsentCounts } from './consent-counts.tsx';
