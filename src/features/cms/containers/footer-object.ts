/** What the blocks of the footer belong to: there is one footer, so its number says nothing. */
export const footerObject = { content_type: 'footer', object_id: 1 } as const;

/** The id of the element in which they stand, on every page. */
export const footerTarget = 'footer-blocks';
