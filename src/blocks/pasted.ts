/** What headings, pictures and tables become that are pasted from another program or dropped from its folders. */
export const pastedAs = {
  heading: { type: 'headline', text: 'content', level: 'headline_level' },
  table: { type: 'table', caption: 'caption', headerRow: 'header_row', headerColumn: 'header_column' },
  picture: { type: 'image', image: 'image' },
} as const;
