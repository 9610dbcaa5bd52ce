/** '' on the first page. */
export const journey: { path: string; focus: Element | null } = { path: '', focus: null };
