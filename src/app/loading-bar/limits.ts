/** A change of page that takes less shows neither bar nor skeleton, in milliseconds (E §9: throttle). */
export const throttle = 200;
/** How long the bar takes to run, in milliseconds (E §9). */
export const duration = 5_000;
/** How long the full bar stays when the page has come, in milliseconds (E §9: hides after). */
export const hideAfter = 500;
