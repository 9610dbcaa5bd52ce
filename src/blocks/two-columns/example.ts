import { createBlock, type RichText } from '#content/index.ts';
import { twoColumns } from './block.ts';

const words = (text: string): RichText => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
const alt = { de: 'Der Kammersaal, leer, mit Morgenlicht auf dem Parkett', en: 'The chamber hall, empty, morning light on the parquet' };
const text = {
  de: words(
    'Der Kammersaal hat kein Fenster zur Straße, aber eines zum Hof. Morgens um zehn fällt das Licht genau auf das Pult; dann proben hier die Quartette.',
  ),
  en: words(
    'The chamber hall has no window to the street, but one to the yard. At ten in the morning the light falls straight onto the stand; that is when the quartets rehearse.',
  ),
};

export const examples = [
  createBlock(twoColumns, { image: { id: 5, alt }, text }, { id: 'twocolumns-1' }),
  createBlock(twoColumns, { extra_class: 'text-image', image: { id: 6, alt }, text }, { id: 'twocolumns-2' }),
];
