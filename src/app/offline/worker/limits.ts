/** Pages that a browser keeps, and bytes of one: 60 of 250 kB are 15 MB. */
export const maxPages = 60;
export const maxPageBytes = 250_000;
/** Pictures of these pages, and bytes of one: 12 MB. */
export const maxPictures = 60;
export const maxPictureBytes = 200_000;
/** Seconds after which a copy stands in for a network that is slow; without a copy the visitor waits on. */
export const patience = 3;
/** Days of the programme whose pages are fetched before somebody asks for them, at most so many of them and of what is remembered. */
export const daysAhead = 14;
export const maxAhead = 30;
/** Milliseconds between two of them, and hours for which a copy is new enough. */
export const rest = 400;
export const freshHours = 6;
