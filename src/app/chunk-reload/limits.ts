/** After a failed chunk the page reloads at most once in this time, in milliseconds (E §9: once per minute). */
export const reloadPause = 60_000;
