import { anchorField, defineBlock, videoAddressField } from '#content/index.ts';
import { videoCardFields } from './fields.ts';

/** A video at YouTube or Vimeo (E §3 "Video"); nothing is asked of its host before a click. */
export const video = defineBlock({
  type: 'video',
  label: { de: 'Video', en: 'Video' },
  description: {
    de: 'Ein Video von YouTube oder Vimeo, das erst mit dem Klick geladen wird.',
    en: 'A video from YouTube or Vimeo that loads only with a click.',
  },
  icon: 'circle-play',
  category: 'media',
  rendering: 'static',
  fields: {
    video_url: videoAddressField({ label: { de: 'Adresse des Videos', en: 'Address of the video' }, required: true }),
    ...videoCardFields,
    anchor: anchorField(),
  },
});
