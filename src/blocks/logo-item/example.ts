import { createBlock } from '#content/index.ts';
import { logoItem } from './block.ts';

const logo = (id: number, de: string, en: string, href?: string) =>
  createBlock(
    logoItem,
    { image: { id, alt: { de: `Logo: ${de}`, en: `Logo: ${en}` } }, title: { de, en }, ...(href && { link: { de: href, en: href } }) },
    { id: `logoitem-${id}` },
  );

export const examples = [
  logo(21, 'Hafenstiftung', 'Harbour Foundation', 'https://www.hafenstiftung.example'),
  logo(22, 'Sparkasse am Kai', 'Quay Savings Bank', 'https://www.sparkasse-am-kai.example'),
  logo(23, 'Radio Ostufer', 'Radio East Bank', 'https://www.radio-ostufer.example'),
  logo(24, 'Verkehrsbetriebe', 'Public Transport', 'https://www.verkehrsbetriebe.example'),
  logo(25, 'Freundeskreis Ostkai', 'Friends of Ostkai'),
  logo(26, 'Kulturfonds', 'Culture Fund', 'https://www.kulturfonds.example'),
];
