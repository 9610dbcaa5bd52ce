import { createBlock } from '#content/index.ts';
import { image } from '../image/block.ts';
import { imageList } from './block.ts';

const pictures = [
  {
    alt: { de: 'Der Große Saal vom zweiten Rang aus, leer', en: 'The Great Hall from the second tier, empty' },
    description: { de: 'Großer Saal, zweiter Rang: von hier hört man die Bratschen.', en: 'Great Hall, second tier: from here one hears the violas.' },
  },
  { alt: { de: 'Notenpulte im Gang hinter der Bühne', en: 'Music stands in the passage behind the stage' } },
  {
    alt: { de: 'Eine Cellistin stimmt im Gegenlicht', en: 'A cellist tuning, against the light' },
    description: { de: 'Zehn Minuten vor dem Auftritt.', en: 'Ten minutes before going on.' },
  },
  { alt: { de: 'Das Studio während eines Umbaus', en: 'The studio while it is being rearranged' } },
  {
    alt: { de: 'Die Garderobe nach der Vorstellung', en: 'The cloakroom after the performance' },
    description: { de: 'Halb elf: Was bleibt, sind die Schirme.', en: 'Half past ten: what remains are the umbrellas.' },
  },
];
/** Formats of their own count in masonry alone. */
const formats = ['4x5', '3x2', '16x9', '4x5', '3x2'] as const;

const listOf = (format: 'slider' | 'masonry' | 'grid' | 'parallax' | 'semi-lazy', count: number) =>
  createBlock(
    imageList,
    { format },
    {
      id: `imagelist-${format}`,
      children: pictures
        .slice(0, count)
        .map(({ alt, description }, index) =>
          createBlock(
            image,
            { image: { id: index + 1, alt }, format: formats[index] ?? '3x2', ...(description && { description }) },
            { id: `imagelist-${format}-${index + 1}` },
          ),
        ),
    },
  );

export const examples = [listOf('slider', 5), listOf('masonry', 5), listOf('grid', 3), listOf('parallax', 2), listOf('semi-lazy', 3)];
