/** Elements in which a text of a block is typed: plain, formatted, or either. */
export const plainSelector = '[data-text]';
export const richSelector = '[data-rich]';
export const textSelector = `${plainSelector}, ${richSelector}`;
