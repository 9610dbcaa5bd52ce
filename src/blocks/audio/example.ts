import { createBlock } from '#content/index.ts';
import { audio } from './block.ts';

export const examples = [
  createBlock(
    audio,
    {
      embed: 'https://open.spotify.com/album/4Uv86qWpGTxf7fU7lG5X6F',
      title: { de: 'Das Quartett vom Ostkai spielt Ravel', en: 'The Ostkai Quartet plays Ravel' },
      image: { id: 12, decorative: true },
      length: '28:04',
    },
    { id: 'audio-1' },
  ),
  createBlock(
    audio,
    {
      embed: 'https://ostkai.podigee.io/12-nach-der-probe',
      media_type: 'podcast',
      title: { de: 'Nach der Probe, Folge 12: Was macht eigentlich eine Souffleuse?', en: 'After the rehearsal, episode 12: what does a prompter do?' },
    },
    { id: 'audio-2' },
  ),
];
