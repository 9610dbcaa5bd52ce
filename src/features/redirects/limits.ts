/** "Redirect rules are cached for an hour at most" (decisions.md); seconds. */
export const redirectMaxAge = 3_600;
export const maxPath = 500;
