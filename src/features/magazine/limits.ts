/** Articles on a page of the magazine (decisions.md). */
export const pageSize = 12;
/** How many related articles stand below one. */
export const relatedArticles = 3;
/** Articles that another page shows of what it is about: an event, a person. */
export const articleTeasers = 3;
/** How fast one reads, in words a minute. */
export const wordsPerMinute = 200;
/** The newest so many articles make the feed. */
export const feedArticles = 50;
