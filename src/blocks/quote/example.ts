import { createBlock } from '#content/index.ts';
import { quote } from './block.ts';

export const examples = [
  createBlock(
    quote,
    {
      content: {
        de: 'Ein Saal ist erst fertig, wenn der letzte Ton darin verklungen ist und niemand sich traut, als Erster zu klatschen.',
        en: 'A hall is finished only when the last note in it has died away and nobody dares to be the first to clap.',
      },
      author: { de: 'Marlene Voss, Intendantin', en: 'Marlene Voss, artistic director' },
    },
    { id: 'quote-1' },
  ),
  createBlock(quote, { content: { de: 'Bitte lauter leise.', en: 'Softer, and louder about it.' } }, { id: 'quote-2' }),
];
