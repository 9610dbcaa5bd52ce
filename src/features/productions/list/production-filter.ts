import type { Filter } from '#features/programme/list/index.ts';

/** The productions' filters with nothing chosen, in the order in which they are shown (V §3). */
export const noFilter: Filter = { date: null, season: null, exhibition_type: null, tag: null };
