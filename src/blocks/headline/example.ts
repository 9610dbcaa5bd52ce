import { createBlock } from '#content/index.ts';
import { headline } from './block.ts';

export const examples = [
  createBlock(
    headline,
    {
      preline: { de: 'Der Große Saal', en: 'The Great Hall' },
      content: {
        de: 'Zwölfhundert Plätze, keiner weiter als dreißig Meter vom Podium',
        en: 'Twelve hundred seats, none more than thirty metres from the stage',
      },
      subline: { de: 'Gebaut 1968, wiedereröffnet 2019', en: 'Built in 1968, reopened in 2019' },
      anchor: 'grosser-saal',
    },
    { id: 'headline-1' },
  ),
  createBlock(
    headline,
    { content: { de: 'Donaudampfschifffahrtsgesellschaftsorchester', en: 'Donaudampfschifffahrtsgesellschaftsorchester' } },
    { id: 'headline-2' },
  ),
  createBlock(headline, { content: { de: 'Mit dem Rad', en: 'By bicycle' }, headline_level: 3 }, { id: 'headline-3' }),
  createBlock(headline, { content: { de: 'Stellplätze am Kai', en: 'Stands on the quay' }, headline_level: 4 }, { id: 'headline-4' }),
  createBlock(headline, { content: { de: 'Nach der Vorstellung', en: 'After the performance' }, headline_level: 5 }, { id: 'headline-5' }),
];
