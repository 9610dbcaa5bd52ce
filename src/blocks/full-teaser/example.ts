import { createBlock } from '#content/index.ts';
import { fullTeaser } from './block.ts';

const texts = {
  preline: { de: 'Festival, 12. bis 21. Juni', en: 'Festival, 12 to 21 June' },
  headline: { de: 'Wasserstand: zehn Abende am Kai', en: 'High water: ten evenings on the quay' },
  subline: { de: 'Konzerte, Tanz und eine Nacht auf der Fähre', en: 'Concerts, dance and a night on the ferry' },
  text: {
    de: 'Im Juni öffnen wir das große Tor zum Wasser. Was sonst im Saal bleibt, hört man dann bis zur anderen Seite, und wer drüben wohnt, darf kostenlos zuhören.',
    en: 'In June we open the great gate to the water. What otherwise stays in the hall is then heard on the other side, and whoever lives there may listen for free.',
  },
  link_text: { de: 'Zum Festival', en: 'To the festival' },
  link: { de: '/de/programm', en: '/en/events' },
};
const alt = { de: 'Das offene Tor, dahinter der Fluss in der Dämmerung', en: 'The open gate, behind it the river at dusk' };

export const examples = [
  createBlock(fullTeaser, { image: { id: 7, alt }, ...texts }, { id: 'fullteaser-1' }),
  createBlock(fullTeaser, { extra_class: 'image-right', image: { id: 8, alt }, headline: texts.headline, link: texts.link }, { id: 'fullteaser-2' }),
  createBlock(fullTeaser, { extra_class: 'wide', image: { id: 9, alt }, ...texts }, { id: 'fullteaser-3' }),
  createBlock(fullTeaser, texts, { id: 'fullteaser-4' }),
];
