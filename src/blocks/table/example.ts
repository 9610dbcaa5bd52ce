import { type Block, createBlock } from '#content/index.ts';
import { rowOf } from '../table-row/row-of.ts';
import { table } from './block.ts';

const rows = (id: string, lines: readonly (readonly (readonly [de: string, en: string])[])[]): Block[] =>
  lines.map((cells, index) => rowOf({ de: cells.map(([de]) => de), en: cells.map(([, en]) => en) }, `${id}-row-${index + 1}`));
const same = (text: string) => [text, text] as const;

export const examples = [
  createBlock(
    table,
    { column_count: 2 },
    {
      id: 'table-2',
      children: rows('table-2', [
        [
          ['Tag', 'Day'],
          ['Kasse und Foyer', 'Box office and foyer'],
        ],
        [
          ['Dienstag bis Freitag', 'Tuesday to Friday'],
          ['12 bis 18 Uhr\nan Abenden mit Vorstellung bis 20 Uhr', '12 noon to 6 pm\non evenings with a performance until 8 pm'],
        ],
        [
          ['Samstag', 'Saturday'],
          ['10 bis 14 Uhr', '10 am to 2 pm'],
        ],
        [
          ['Sonntag und Montag', 'Sunday and Monday'],
          ['nur zur Vorstellung', 'for performances only'],
        ],
      ]),
    },
  ),
  createBlock(
    table,
    {
      caption: { de: 'Was ein Platz im Großen Saal kostet', en: 'What a seat in the Great Hall costs' },
      header_column: true,
      column_count: 4,
    },
    {
      id: 'table-1',
      children: rows('table-1', [
        [
          ['Bereich', 'Area'],
          ['Reihen', 'Rows'],
          ['Normalpreis', 'Full price'],
          ['Ermäßigt', 'Reduced'],
        ],
        [['Parkett vorn', 'Front stalls'], same('1–9'), ['68,00 €', '€68.00'], ['48,00 €', '€48.00']],
        [['Parkett hinten', 'Rear stalls'], same('10–24'), ['52,00 €', '€52.00'], ['36,00 €', '€36.00']],
        [
          ['Seitenrang, mit eingeschränkter Sicht auf das Orchester', 'Side circle, with a restricted view of the orchestra'],
          same('1–4'),
          ['24,00 €', '€24.00'],
          ['9,50 €', '€9.50'],
        ],
        [['Stehplätze', 'Standing room'], same(''), ['12,00 €', '€12.00'], same('')],
      ]),
    },
  ),
];
