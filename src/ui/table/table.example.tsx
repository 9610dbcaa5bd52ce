import type { Example } from '../example.ts';
import { Table } from './table.tsx';

const rows = [
  { id: 1, hall: 'Großer Saal', seats: '1 240', since: 1911 },
  { id: 2, hall: 'Kammersaal', seats: '380', since: 1911 },
  { id: 3, hall: 'Studio', seats: '120', since: 2019 },
];

export const example: Example = {
  name: 'Table',
  use: {
    de: 'Tatsachen zum Lesen. Auf dem Telefon rollt sie für sich. Zum Arbeiten – wählen, sortieren – ist StaffTable da.',
    en: 'Facts to be read. On a phone it scrolls by itself. To work with – choose, sort – there is StaffTable.',
  },
  states: [
    {
      name: { de: 'Mit Zeilen', en: 'With rows' },
      show: ({ say, theme }) => (
        <Table
          caption={`${say('Säle', 'Halls')} (${theme})`}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { key: 'hall', title: say('Saal', 'Hall'), cell: ({ hall }) => <span lang="de">{hall}</span> },
            { key: 'since', title: say('Seit', 'Since'), cell: ({ since }) => since, isNumber: true },
            { key: 'seats', title: say('Plätze', 'Seats'), cell: ({ seats }) => seats, isNumber: true },
          ]}
        />
      ),
    },
    {
      name: { de: 'Leer', en: 'Empty' },
      show: ({ say, theme }) => (
        <Table
          caption={`${say('Weiterleitungen', 'Redirects')} (${theme})`}
          rows={[]}
          keyOf={() => ''}
          empty={say('Noch keine Weiterleitung.', 'No redirect yet.')}
          columns={[
            { key: 'from', title: say('Von', 'From'), cell: () => null },
            { key: 'to', title: say('Nach', 'To'), cell: () => null },
          ]}
        />
      ),
    },
  ],
};
