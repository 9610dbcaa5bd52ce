import { childrenField, defineBlock } from '#content/index.ts';

/** Several videos side by side (E §3 "VideoList"). */
export const videoList = defineBlock({
  type: 'videolist',
  label: { de: 'Videos', en: 'Videos' },
  description: { de: 'Mehrere Videos von YouTube oder Vimeo nebeneinander.', en: 'Several videos from YouTube or Vimeo side by side.' },
  icon: 'list-video',
  category: 'media',
  rendering: 'static',
  fields: {},
  children: childrenField({ label: { de: 'Videos', en: 'Videos' }, allowed: ['videoitem'], min: 1 }),
});
