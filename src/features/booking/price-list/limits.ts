/** Entries that a price list shows until all are asked for (V §4). */
export const entriesAtFirst = 2;
