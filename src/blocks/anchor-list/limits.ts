/** A place is where one is once it is no further than this from the upper edge of the window, in px (V §9 "anchor list offset"). */
export const anchorListOffset = 600;
/** In a window lower than that, the part of its height that counts instead. */
export const offsetShare = 0.75;
