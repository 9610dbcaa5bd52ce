import { createBlock } from '#content/index.ts';
import { viewer } from './block.ts';

export const examples = [
  createBlock(
    viewer,
    {
      embed: 'https://issuu.com/ostkai/docs/spielzeit-2026-27',
      title: { de: 'Das Spielzeitheft 2026/27', en: 'The season brochure 2026/27' },
      image: { id: 13, decorative: true },
    },
    { id: 'viewer-1' },
  ),
  createBlock(
    viewer,
    { embed: 'https://my.matterport.com/show/?m=SxQL3iGyoDo', title: { de: 'Rundgang durch das Haus', en: 'A walk through the house' } },
    { id: 'viewer-2' },
  ),
];
