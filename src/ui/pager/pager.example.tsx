import type { Example } from '../example.ts';
import { Pager } from './pager.tsx';

const hrefOf = (page: number) => `?page=${page}`;

export const example: Example = {
  name: 'Pager',
  use: { de: 'Seiten einer Liste: Links, die auch ohne Skript gehen.', en: 'Pages of a list: links, which work without script.' },
  states: [
    {
      name: { de: 'Am Anfang', en: 'At the beginning' },
      show: ({ say, theme }) => <Pager label={`${say('Anfang', 'Beginning')} (${theme})`} page={1} last={7} hrefOf={hrefOf} />,
    },
    {
      name: { de: 'Dazwischen', en: 'In between' },
      show: ({ say, theme }) => <Pager label={`${say('Mitte', 'Middle')} (${theme})`} page={4} last={7} hrefOf={hrefOf} />,
    },
    {
      name: { de: 'Am Ende', en: 'At the end' },
      show: ({ say, theme }) => <Pager label={`${say('Ende', 'End')} (${theme})`} page={7} last={7} hrefOf={hrefOf} />,
    },
  ],
};
