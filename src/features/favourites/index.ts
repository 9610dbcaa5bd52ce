export { useHearts } from './use-hearts.ts';
