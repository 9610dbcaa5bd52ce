export const maxQuery = 100;
/** Characters of a text that stands in the page, and of a title or a place. */
export const maxDetailText = 5_000;
export const maxDetailLine = 200;
export const maxMedia = 60;
export const maxPartners = 30;
