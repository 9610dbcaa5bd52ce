/** Bytes of answers that are cached at most, with their compressed forms and what they have read. */
export const maxCacheBytes = 80_000_000;
/** Answers at most, however small: each takes some kilobytes of heap beside its bytes. */
export const maxEntries = 8_000;
/** The share of the heap's limit that may be alive after a collection; beyond it the cache gives up a quarter of its answers. */
export const maxLiveHeapShare = 0.5;
/** An answer larger than this is made each time: it would push a hundred others out. */
export const maxEntryBytes = 4_000_000;
/** Milliseconds after a change during which the old answer may stand in while the new one is made, and how long one waits for that first. */
export const staleFor = 5_000;
export const staleAfterWaiting = 400;
/** Old answers renewed at once, and milliseconds after which a slow one no longer counts: all of them at once would each be ready last. */
export const renewedAtOnce = 2;
export const renewalPatience = 1_000;
/** Milliseconds for which a kept answer waits for the word of the database, where nobody tells of changes. */
export const wordPatience = 1_000;
/** Pages that a process makes once after it has started with answers from the disk, and milliseconds between two of them. */
export const warmedUp = 60;
export const warmUpPause = 100;
/** An answer smaller than this is not compressed: a packet holds it. */
export const minCompressedBytes = 1_000;
