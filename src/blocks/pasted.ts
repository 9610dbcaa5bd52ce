/** What headings and pictures become that are pasted from another program or dropped from its folders. */
export const pastedAs = {
  heading: { type: 'headline', text: 'content', level: 'headline_level' },
  picture: { type: 'image', image: 'image' },
} as const;
