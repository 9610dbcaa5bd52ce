import type { Example } from '../example.ts';
import { Breadcrumb } from './breadcrumb.tsx';

export const example: Example = {
  name: 'Breadcrumb',
  use: { de: 'Wo die Seite steht; das Letzte ist sie selbst.', en: 'Where the page stands; the last is the page itself.' },
  states: [
    {
      name: { de: 'Mit langem Titel', en: 'With a long title' },
      show: ({ say, theme }) => (
        <Breadcrumb
          label={`${say('Ort der Seite', 'Place of the page')} (${theme})`}
          links={[{ to: '?', text: say('Programm', 'Programme') }]}
          current={say('Konzert für verstimmtes Klavier und einen geduldigen Stimmer', 'Concerto for a piano out of tune and a patient tuner')}
        />
      ),
    },
  ],
};
