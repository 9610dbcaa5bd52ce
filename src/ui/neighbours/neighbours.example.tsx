import type { Example } from '../example.ts';
import { Neighbours } from './neighbours.tsx';

export const example: Example = {
  name: 'Neighbours',
  use: { de: 'Die Wege zum Vorigen und zum Nächsten, am Ende einer Seite.', en: 'The ways to the one before and the one after, at the end of a page.' },
  states: [
    {
      name: { de: 'Beide, einer mit langem Titel', en: 'Both, one with a long title' },
      show: ({ say, theme }) => (
        <Neighbours
          label={`${say('Davor und danach', 'Before and after')} (${theme})`}
          previous={{
            url: '?',
            label: say('Davor', 'Before'),
            title: say('Konzert für verstimmtes Klavier und einen geduldigen Stimmer', 'Concerto for a piano out of tune and a patient tuner'),
            note: say('Sa 21/11/2026', 'Sat 21/11/2026'),
          }}
          next={{ url: '?', label: say('Danach', 'After'), title: 'Fünf Tänze', lang: 'de', note: say('So 22/11/2026', 'Sun 22/11/2026') }}
        />
      ),
    },
    {
      name: { de: 'Nur der nächste', en: 'Only the one after' },
      show: ({ say, theme }) => (
        <Neighbours
          label={`${say('Danach', 'After')} (${theme})`}
          previous={null}
          next={{ url: '?', label: say('Danach', 'After'), title: 'Fünf Tänze', lang: 'de', note: say('So 22/11/2026', 'Sun 22/11/2026') }}
        />
      ),
    },
  ],
};
