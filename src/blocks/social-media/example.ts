import { createBlock } from '#content/index.ts';
import { socialMedia } from './block.ts';

export const examples = [
  createBlock(
    socialMedia,
    {
      embed: 'https://www.instagram.com/p/CqR7xK2oXyz/',
      title: { de: 'Hinter dem Eisernen Vorhang: die Versenkung, von unten', en: 'Behind the iron curtain: the trap, from below' },
      image: { id: 14, decorative: true },
    },
    { id: 'socialmedia-1' },
  ),
  createBlock(
    socialMedia,
    { embed: 'https://x.com/ostkai/status/1712345678901234567', title: { de: 'Restkarten für heute Abend', en: 'Last tickets for tonight' } },
    { id: 'socialmedia-2' },
  ),
];
