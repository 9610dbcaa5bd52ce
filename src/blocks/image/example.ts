import { createBlock } from '#content/index.ts';
import { image } from './block.ts';

const alt = { de: 'Das Foyer am Abend, vom Wasser aus gesehen', en: 'The foyer in the evening, seen from the water' };
const description = { de: 'Das Foyer um halb acht: eine halbe Stunde vor Beginn.', en: 'The foyer at half past seven: half an hour before the beginning.' };

export const examples = [
  createBlock(image, { image: { id: 1, alt }, format: '16x9', description }, { id: 'image-1' }),
  createBlock(
    image,
    {
      image: { id: 2, alt: { de: 'Zum Programm: Probe im Großen Saal', en: 'To the programme: a rehearsal in the Great Hall' } },
      format: '3x2',
      link: { de: '/de/programm', en: '/en/events' },
    },
    { id: 'image-2' },
  ),
  createBlock(image, { image: { id: 3, alt }, format: '4x5' }, { id: 'image-3' }),
  createBlock(image, { image: { id: 4, alt }, format: 'vertical', description }, { id: 'image-4' }),
];
