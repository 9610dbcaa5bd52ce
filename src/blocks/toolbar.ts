/** The blocks of the editor's toolbar in their order (E §1); all others stand behind "more". */
export const toolbarTypes = [
  'headline',
  'text',
  'link',
  'image',
  'faq',
  'video',
  'audio',
  'viewer',
  'quote',
  'fullteaser',
  'teaserlist',
  'imagelist',
  'videolist',
  'socialmedia',
] as const;
