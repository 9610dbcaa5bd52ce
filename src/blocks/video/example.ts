import { createBlock } from '#content/index.ts';
import { video } from './block.ts';

export const examples = [
  createBlock(
    video,
    {
      video_url: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
      image: { id: 7, decorative: true },
      title: { de: 'Wie der Große Saal klingt, wenn niemand spielt', en: 'What the Great Hall sounds like when nobody plays' },
      length: '3:42',
    },
    { id: 'video-1' },
  ),
  createBlock(
    video,
    { video_url: 'https://vimeo.com/76979871', title: { de: 'Aufbau in vier Minuten', en: 'Four minutes of rigging' }, length: '4:03' },
    { id: 'video-2' },
  ),
];
