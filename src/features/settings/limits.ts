/** Contrast that every pair of text and background has to have, in both modes (WCAG 1.4.3, house style). */
export const minContrast = 4.5;
/** Characters of one HTML setting, and of one custom error page. */
export const maxCodeLength = 20_000;
/** Hosts of one service that pages may embed. */
export const maxEmbedHosts = 30;
/** Languages beyond those of the site in which editors may hold texts. */
export const maxEditorLanguages = 8;
/** Their codes (ISO 639): 'ja', 'grc'; those of the site are not further ones. */
export const furtherLanguage = /^(?!(?:de|en)$)[a-z]{2,3}$/;
