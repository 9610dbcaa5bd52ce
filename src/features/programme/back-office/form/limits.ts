export const maxQuery = 100;
/** Characters of a text that stands in the page, and of a title or a place. */
export const maxDetailText = 5_000;
export const maxDetailLine = 200;
/** Pictures, recordings and documents of one event. */
export const maxMedia = 60;
/** Sponsors of one event, and as many promoters. */
export const maxPartners = 30;
