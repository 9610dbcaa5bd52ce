/** Of one person and list. */
export const maxViews = 50;
export const maxViewName = 60;
export const audiences = ['mine', 'role', 'all'] as const;
export type Audience = (typeof audiences)[number];
