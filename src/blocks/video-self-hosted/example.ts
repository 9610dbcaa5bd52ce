import { createBlock, type RichText } from '#content/index.ts';
import { videoSelfHosted } from './block.ts';

const paragraph = (text: string): RichText => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

export const examples = [
  createBlock(
    videoSelfHosted,
    {
      file: 1,
      image: { id: 5, decorative: true },
      title: { de: 'Abend am Ostkai', en: 'Evening at the Ostkai' },
      captions_de: 3,
      captions_en: 4,
      transcript: {
        de: paragraph('Der Abend am Ostkai, eine Stunde vor Beginn. Das Wasser ist ruhig; man hört nur die Fähre.'),
        en: paragraph('Evening at the Ostkai, an hour before the beginning. The water is calm; all one hears is the ferry.'),
      },
    },
    { id: 'videoselfhosted-1' },
  ),
  createBlock(videoSelfHosted, { file: 1 }, { id: 'videoselfhosted-2' }),
];
