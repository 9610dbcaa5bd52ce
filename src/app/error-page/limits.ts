/** How long the browser waits for a custom error page before it shows its own, in milliseconds. */
export const patience = 2_000;
