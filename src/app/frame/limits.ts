/** The header is "scrolled" when the page has moved by this share of the window's height (V §4). */
export const scrolledShare = 0.25;
