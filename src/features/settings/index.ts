export type { Design, ErrorHtml, SettingsContract, SiteSettings } from './contract.ts';
export { backgrounds, contrastRatio, defaultAccent, type Mode } from './design/contrast.ts';
export { designStyle, eventStyles } from './design/design-style.ts';
export { maxCodeLength, minContrast } from './limits.ts';
export { errorScope } from './scope-css.ts';
