import { createBlock } from '#content/index.ts';
import { heroMedia } from './block.ts';

const online_from = '2026-09-01T08:00:00Z';

export const examples = [
  createBlock(
    heroMedia,
    {
      headline: { de: 'Die Spielzeit beginnt am Wasser', en: 'The season begins at the water' },
      text: {
        de: 'Zwölf Abende im September, vom Sonnenuntergang bis zum letzten Schiff. Der Kai ist offen, der Eintritt frei.',
        en: 'Twelve evenings in September, from sunset to the last boat. The quay is open, admission is free.',
      },
      button_text: { de: 'Zum Programm', en: 'To the programme' },
      button_link: { de: '/de/programm', en: '/en/events' },
      image: { id: 5, decorative: true },
      video: 1,
      online_from,
    },
    { id: 'heromedia-1' },
  ),
  createBlock(
    heroMedia,
    { headline: { de: 'Heute geschlossen', en: 'Closed today' }, image: { id: 15, decorative: true }, online_from },
    { id: 'heromedia-2' },
  ),
];
