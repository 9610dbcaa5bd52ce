import { createBlock } from '#content/index.ts';
import { videoItem } from './block.ts';

export const examples = [
  createBlock(
    videoItem,
    {
      video_url: 'https://youtu.be/M7lc1UVf-VE',
      image: { id: 8, decorative: true },
      title: { de: 'Ein Tag mit der Inspizientin', en: 'A day with the stage manager' },
      length: '6:10',
    },
    { id: 'videoitem-1' },
  ),
  createBlock(
    videoItem,
    {
      video_url: 'https://vimeo.com/76979871',
      image: { id: 9, decorative: true },
      title: { de: 'Das Klavier kommt durchs Fenster', en: 'The piano comes through the window' },
      length: '2:55',
    },
    { id: 'videoitem-2' },
  ),
  createBlock(
    videoItem,
    {
      video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      image: { id: 11, decorative: true },
      title: {
        de: 'Stimmen aus dem Kinderchor, aufgenommen in der Pause einer sehr langen Probe',
        en: 'Voices of the children’s choir, recorded in the break of a very long rehearsal',
      },
      length: '1:18:30',
    },
    { id: 'videoitem-3' },
  ),
];
