import { defineBlock, videoAddressField } from '#content/index.ts';
import { videoCardFields } from '../video/fields.ts';

/** One video of a list; it also takes youtu.be (E §5). */
export const videoItem = defineBlock({
  type: 'videoitem',
  label: { de: 'Video der Liste', en: 'Video of the list' },
  description: { de: 'Ein Video von YouTube oder Vimeo in einer Liste.', en: 'A video from YouTube or Vimeo in a list.' },
  icon: 'circle-play',
  category: 'media',
  childOnly: true,
  rendering: 'static',
  fields: {
    video_url: videoAddressField({ label: { de: 'Adresse des Videos', en: 'Address of the video' }, required: true, shortAddresses: true }),
    ...videoCardFields,
  },
});
