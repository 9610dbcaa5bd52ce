import { childrenField, defineBlock, lineField, numberField, switchField } from '#content/index.ts';
import { tableLimits } from '../table-row/limits.ts';

/** Rows and columns of words and numbers. Its rows are blocks, whose fields are the cells; how many of them are shown is said once, for all rows. */
export const table = defineBlock({
  type: 'table',
  label: { de: 'Tabelle', en: 'Table' },
  description: { de: 'Zeilen und Spalten, auch aus Word, Excel oder Google eingefügt.', en: 'Rows and columns, also pasted from Word, Excel or Google.' },
  icon: 'table',
  category: 'text',
  rendering: 'static',
  fields: {
    caption: lineField({
      label: { de: 'Beschriftung', en: 'Caption' },
      help: { de: 'Wovon die Tabelle handelt; Vorleseprogramme nennen sie zuerst.', en: 'What the table is about; screen readers say it first.' },
      max: tableLimits.caption,
    }),
    header_row: switchField({ label: { de: 'Die erste Zeile ist Kopfzeile', en: 'The first row is a header' }, initially: true }),
    header_column: switchField({ label: { de: 'Die erste Spalte ist Kopfspalte', en: 'The first column is a header' } }),
    column_count: numberField({ label: { de: 'Spalten', en: 'Columns' }, min: 1, max: tableLimits.columns }),
  },
  children: childrenField({
    label: { de: 'Zeilen', en: 'Rows' },
    allowed: ['tablerow'],
    min: 1,
    max: tableLimits.rows,
    begin: tableLimits.usual.rows,
  }),
  grid: { count: 'column_count', usual: tableLimits.usual.columns },
});
