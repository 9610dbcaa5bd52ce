export { releaseField } from './release-field.ts';
