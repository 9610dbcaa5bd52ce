/** Roles in rising order; each may what the one before may (decisions.md). */
export const roles = ['visitor', 'editor', 'manager', 'admin'] as const;
export type Role = (typeof roles)[number];
