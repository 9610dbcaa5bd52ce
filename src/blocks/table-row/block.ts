import { defineBlock, richTextField } from '#content/index.ts';
import { tableLimits } from './limits.ts';

const cell = (n: number) => richTextField({ label: { de: `Spalte ${n}`, en: `Column ${n}` }, max: tableLimits.cell });

/** One row of a table: a text for each column, empty ones too. */
export const tableRow = defineBlock({
  type: 'tablerow',
  label: { de: 'Zeile', en: 'Row' },
  description: { de: 'Eine Zeile einer Tabelle.', en: 'One row of a table.' },
  icon: 'rows-3',
  category: 'text',
  childOnly: true,
  rendering: 'static',
  fields: {
    cell_1: cell(1),
    cell_2: cell(2),
    cell_3: cell(3),
    cell_4: cell(4),
    cell_5: cell(5),
    cell_6: cell(6),
    cell_7: cell(7),
    cell_8: cell(8),
    cell_9: cell(9),
    cell_10: cell(10),
    cell_11: cell(11),
    cell_12: cell(12),
  },
  cells: ['cell_1', 'cell_2', 'cell_3', 'cell_4', 'cell_5', 'cell_6', 'cell_7', 'cell_8', 'cell_9', 'cell_10', 'cell_11', 'cell_12'],
});
