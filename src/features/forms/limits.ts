/** Characters of an answer (decisions.md, "Form rules"). */
export const maxText = 500;
export const maxTextarea = 10_000;
/** Fields of a form, and choices of a field. */
export const maxFields = 60;
export const maxChoices = 60;
/** Files that one field takes at most, bytes of one, and of all that a visitor has under way. */
export const maxFilesOfField = 10;
export const maxFileBytes = 15_000_000;
export const maxTempFiles = 30;
export const maxTempBytes = 100_000_000;
/** Bytes of all files on their way: beyond, the venue takes none for a while. */
export const maxTempBytesOfAll = 5_000_000_000;
/** Hours after which a file that no entry took is deleted (decisions.md, "Temp files"). */
export const tempFileHours = 24;
/** Days after which an entry is deleted unless its form or the settings say another number. */
export const usualRetentionDays = 180;
/** Seconds between the form and what was typed into it, below which a machine has filled it in. */
export const leastSeconds = 3;
/** How long a form may stay open before what it was begun with no longer holds. */
export const startedHours = 24;
/** Zero bits of the proof of work: some ten thousand tries, a second of a phone. */
export const proofBits = 13;
/** Entries without a proof of work that are taken of one visitor, within `unprovenSeconds`. */
export const maxUnproven = 6;
export const unprovenSeconds = 600;
/** Entries on a page of their list, that one call changes or deletes, and in one file of an export. */
export const entriesPerPage = 25;
export const maxEntriesAtOnce = 100;
export const maxExported = 5_000;
/** Characters of a note on an entry, and of a search among them. */
export const maxEntryNote = 2_000;
export const maxEntrySearch = 100;
/** Attempts at a webhook that are shown. */
export const shownAttempts = 20;
/** Days within which an address is to be confirmed; after them its entry goes. */
export const confirmDays = 7;
/** Hours for which an entry that waits for its confirmation counts among those that a form takes. */
export const heldHours = 24;
