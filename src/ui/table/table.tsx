import { type ReactNode, useId } from 'react';
import styles from './table.module.css';

export type Column<Row> = {
  key: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand under one another, at the end of their column. */
  isNumber?: boolean;
};

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  empty?: ReactNode;
  /** Where there is no room for columns, a row is a card of its cells below each other; its titles are words. */
  isCards?: boolean;
  /** Where it finds room at every width: no stop of the keyboard, and no landmark beside what names it. */
  hasRoom?: boolean;
};

/** Where there is no room it scrolls by itself, with the keyboard too. */
export function Table<Row>({ caption, columns, rows, keyOf, empty, isCards = false, hasRoom = false }: Props<Row>) {
  const id = useId();
  const as = (role: string) => isCards && { role }; // cells that are laid out as blocks lose it
  return (
    // What scrolls has to be reached with the keyboard (WCAG 2.1.1).
    <section className={styles.view} {...(!hasRoom && { 'aria-labelledby': id, tabIndex: 0 })} data-cards={isCards || undefined}>
      <table className={styles.table} {...as('table')}>
        <caption id={id}>{caption}</caption>
        <thead {...as('rowgroup')}>
          <tr {...as('row')}>
            {columns.map(({ key, title, isNumber }) => (
              <th key={key} scope="col" {...as('columnheader')} data-number={isNumber || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...as('row')}>
              {columns.map(({ key, title, cell, isNumber }, index) =>
                index === 0 ? (
                  <th key={key} scope="row" {...as('rowheader')}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} {...as('cell')} data-number={isNumber || undefined} data-title={isCards ? title : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr {...as('row')}>
              <td {...as('cell')} colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
