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
/** Longest text searched for, in characters. */
export const maxQueryLength = 100;
/** All calls of the search together; a suggestion comes with each pause in typing, and a whole office may share one address. */
export const searches = { name: 'search', per: 'visitor', max: 180, seconds: 60 } as const;
/** The database's connections that searches may use; the rest is for pages. */
export const searchShare = { name: 'search', connections: 2, waiting: 100, patience: 3_000, statement: 2_000 } as const;
