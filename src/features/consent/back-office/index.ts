export { ConsentCounts } from './consent-counts.tsx';
