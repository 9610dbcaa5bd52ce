/** How long the page has to stand still before it asks about other events, in milliseconds. */
export const settlingTime = 400;
/** After a refused stream, and between two questions of a page without one, in milliseconds. */
export const nextTry = 30_000;
