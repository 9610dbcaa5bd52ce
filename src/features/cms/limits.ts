/** Commands that one request may carry: what a minute of typing makes is far less. */
export const maxCommands = 200;
/** How many revisions back somebody is told what has changed since theirs; before that the whole document is to be read. */
export const maxChangesTold = 200;
/** Changes older than that are forgotten, and answers to writes after a day. */
export const changesKeptDays = 30;
/** Sections within sections (E §3 "Container"), each level a query. */
export const maxSectionDepth = 3;
export const maxSlug = 100;
export const maxPagePath = 500;
export const containersPerPage = 25;
export const maxMetaText = 300;
