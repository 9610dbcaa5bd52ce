export type { Design, ErrorHtml, SettingsContract, SiteSettings } from './contract.ts';
export { contrastRatio } from './design/contrast.ts';
export { designStyle, eventStyles } from './design/design-style.ts';
export { errorScope } from './scope-css.ts';
