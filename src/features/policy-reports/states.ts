/** `ignored`: whoever administers the site has seen it, and it needs nothing. */
export const reportStates = ['new', 'ignored'] as const;
