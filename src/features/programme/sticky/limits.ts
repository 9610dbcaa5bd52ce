/** What appears with scrolling does so beyond this share of the window's height (V §9 "Sticky threshold"). */
export const stickyThreshold = 0.5;
