export { inLanguage } from './in-language.ts';
