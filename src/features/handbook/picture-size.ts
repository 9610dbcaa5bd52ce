/** Of a chapter's picture, in pixels. */
export const pictureSize = { width: 1200, height: 750 } as const;
