import { createBlock, type RichText } from '#content/index.ts';
import { audioSelfHosted } from './block.ts';

const paragraph = (text: string): RichText => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

export const examples = [
  createBlock(
    audioSelfHosted,
    {
      file: 2,
      title: { de: 'Der Pausengong', en: 'The gong at the end of the interval' },
      transcript: {
        de: paragraph('Drei Töne auf dem Metallophon, aufsteigend: g, c, e. Noch drei Minuten bis zum zweiten Teil.'),
        en: paragraph('Three notes on the metallophone, rising: G, C, E. Three more minutes until the second half.'),
      },
    },
    { id: 'audioselfhosted-1' },
  ),
  createBlock(audioSelfHosted, { file: 2 }, { id: 'audioselfhosted-2' }),
];
