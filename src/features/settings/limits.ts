/** Contrast that every pair of text and background has to have, in both modes (WCAG 1.4.3, house style). */
export const minContrast = 4.5;
/** Characters of one HTML setting, and of one custom error page. */
export const maxCodeLength = 20_000;
