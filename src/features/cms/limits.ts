/** Commands that one request may carry: what a minute of typing makes is far less. */
export const maxCommands = 200;
/** How many revisions back somebody is told what has changed since theirs; before that the whole document is to be read. */
export const maxChangesListed = 200;
/** How many of the latest changes are looked through for who has written what. */
export const maxChangesAttributed = 5_000;
/** Changes older than that are forgotten, and answers to writes after a day. */
export const changeRetentionDays = 30;
/** Sections within sections (E §3 "Container"), each level a query. */
export const maxSectionDepth = 3;
export const maxSlug = 100;
export const maxPagePath = 500;
export const containersPerPage = 25;
export const maxMetaText = 300;
/** A tab that has said nothing for so long is not there any more; editors say so every few seconds. */
export const presenceSeconds = 15;
/** About as much of a page's title and description as search engines show. */
export const maxShownTitle = 60;
export const maxShownDescription = 160;
/** The same of the card that networks and messengers make of a link. */
export const maxCardTitle = 70;
export const maxCardText = 200;
/** How long a link to a draft may hold. */
export const maxPreviewDays = 30;
/** Characters of what is found and what replaces it; places that one preview shows. */
export const maxReplaceText = 200;
export const maxFound = 500;
/** How long a deleted page can be brought back. */
export const pageBinDays = 30;
