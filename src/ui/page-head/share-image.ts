/** The picture for shared links that have none of their own: where the site draws it, and its size in px. */
export const shareImage = { path: '/share-image.png', width: 1200, height: 630 } as const;
