/** The specification's numbers for the search (V §9, decisions.md). */
export const pageSize = 10;
export const maxSuggestions = 8;
/** The search field gets the focus so long after its form has opened, in ms. */
export const focusDelay = 200;
/** A form that has lost the focus closes after so long, in ms. */
export const blurDelay = 200;
/** How long the panel of suggestions takes to appear, in s. */
export const suggestionsTime = 0.56;
/** Its greatest height, in rem. */
export const suggestionsHeight = 21;

// Ours: V names no number.
/** Suggestions are asked for when the visitor has not typed for so long, in ms. */
export const typingPause = 150;
/** Length of the part of a text that shows why it was found, in characters. */
export const snippetLength = 160;
/** Longest text searched for, in characters. */
export const maxQueryLength = 100;
/** All calls of the search together; a suggestion comes with each pause in typing, and a whole office may share one address. */
export const searches = { name: 'search', per: 'visitor', max: 240, seconds: 60 } as const;
/** Longest text that is counted, in characters; and so many different ones between two times that they are written. */
export const maxTermLength = 60;
export const maxCounted = 2_000;
/** Days for which the hash of a text that was searched once is kept, and for which texts are. */
export const onceDays = 30;
export const termDays = 365;
/** Others are shown at most so many texts, which so many visitors have searched in so many days. */
export const maxPopular = 6;
export const popularVisitors = 3;
export const popularDays = 30;
/** So many events are shown where nothing was found. */
export const maxIdeas = 3;
/** Searched texts on a page of the back office. */
export const termsPerPage = 50;
/** More documents of a category are not counted: their number is “more than”, and as many are shown (decision 0085). */
export const countedTo = 1_000;
/** Of those so many are weighed against each other at once: what the first pages show. */
export const firstBlock = 100;
/** Of each category so many where only the ten best of all are shown. */
export const firstOfAll = 30;
/** The database's connections that searches may use; the rest is for pages. */
export const searchShare = { name: 'search', connections: 1, waiting: 100, patience: 3_000, rest: 2, statement: 2_000, keepsPlans: true } as const;
