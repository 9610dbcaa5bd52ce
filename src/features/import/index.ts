export { knownRole } from './names/names.ts';
