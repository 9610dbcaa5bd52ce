/** Where the visitor was last told to be, '' on the first page; and what had the focus when they left for another page. */
export const journey: { path: string; focus: Element | null } = { path: '', focus: null };
